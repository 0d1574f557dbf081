import { type ComponentProps, useId } from 'react';
import { formatNumber } from '@/lib/text/formatNumber';
import './LimitedTextarea.css';

interface Props extends Omit<ComponentProps<'textarea'>, 'className' | 'value' | 'onChange'> {
  /** May be longer than the limit. */
  value: string;
  /** The number of characters that are stored. */
  limit: number;
  onChange: (text: string) => void;
}

/** Takes a text that is too long, and says below it what is stored. With `maxLength` the browser would cut it off silently. */
export function LimitedTextarea({
  value,
  limit,
  onChange,
  'aria-describedby': describedBy,
  ...props
}: Props) {
  const hintId = useId();
  const isTooLong = value.length > limit;
  const limitText = formatNumber(limit);
  return (
    <>
      <textarea
        {...props}
        className="limited-textarea"
        value={value}
        aria-invalid={isTooLong}
        aria-describedby={describedBy === undefined ? hintId : `${describedBy} ${hintId}`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={hintId} className="limited-textarea__length" data-invalid={isTooLong}>
        {formatNumber(value.length)} of {limitText} characters{' '}
        <span aria-live="polite">{isTooLong && `(only the first ${limitText} are kept)`}</span>
      </p>
    </>
  );
}
