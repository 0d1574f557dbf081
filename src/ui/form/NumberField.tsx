import Input, { type InputRef } from 'antd/es/input/Input';
import { type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Field } from './Field';

interface Props {
  name: string;
  label: string;
  required?: boolean;
  min: number;
  hint?: ReactNode;
  inputRef?: Ref<InputRef>;
}

/**
 * A number field whose value is the typed text, so that validation sees `1e3`, `12abc` and `2.9`. A native number input has
 * an empty value for a text that is not a number.
 */
export function NumberField({ name, label, required, min, hint, inputRef }: Props) {
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      {({ onChange, ...control }) => (
        <Input
          {...control}
          ref={inputRef}
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          min={min}
          step={STEP}
          aria-valuemin={min}
          aria-valuenow={WHOLE_NUMBER.test(control.value) ? Number(control.value) : undefined}
          aria-valuetext={control.value === '' ? undefined : control.value}
          status={control['aria-invalid'] ? 'error' : ''}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            const nextText = getSteppedText(event, control.value, min);
            if (nextText === undefined) return;
            event.preventDefault();
            onChange(nextText);
          }}
        />
      )}
    </Field>
  );
}

/** The amount that the arrow keys add or subtract. */
const STEP = 1;

/** At most 15 digits: a JavaScript number represents each of these exactly. */
const WHOLE_NUMBER = /^-?\d{1,15}$/;

/**
 * Returns the text after an arrow key; undefined for other keys, when the text is not a whole number, and with Shift or
 * another modifier, which selects text or moves the caret.
 */
function getSteppedText(event: KeyboardEvent, text: string, min: number): string | undefined {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (shiftKey || altKey || ctrlKey || metaKey) return undefined;
  const direction = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0;
  const currentText = text.trim() === '' ? '0' : text.trim();
  if (direction === 0 || !WHOLE_NUMBER.test(currentText)) return undefined;
  return String(Math.max(Number(currentText) + direction * STEP, min));
}
