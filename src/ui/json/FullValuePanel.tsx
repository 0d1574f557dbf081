import Button from 'antd/es/button';
import { useEffect, useRef } from 'react';
import { escapeInvisible } from './jsonRowText';

/** More of one text would keep the browser busy for seconds. */
const MAX_SHOWN_LENGTH = 100_000;

interface Props {
  path: string;
  /** The value as copying gives it. */
  text: string;
  onClose: () => void;
}

/** One value in full, in a panel of its own; Esc leads back to the tree. */
export function FullValuePanel({ path, text, onClose }: Props) {
  const panel = useRef<HTMLElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // This Esc is the panel's; the modal around it stays.
      event.stopPropagation();
      onClose();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  const isTruncated = text.length > MAX_SHOWN_LENGTH;
  return (
    <section ref={panel} className="json-view__panel" aria-label="Full value">
      <div className="json-view__panel-header">
        <bdi className="json-view__path">{escapeInvisible(path, 200)}</bdi>
        <Button ref={close} size="small" onClick={onClose}>
          Back to the record
        </Button>
      </div>
      {isTruncated && (
        <p>
          The first {MAX_SHOWN_LENGTH.toLocaleString('en-US')} of {text.length.toLocaleString('en-US')}{' '}
          characters. Copy value takes all of them.
        </p>
      )}
      <pre className="json-view__text" role="region" aria-label="Text of the value" tabIndex={0}>
        {text.slice(0, MAX_SHOWN_LENGTH)}
      </pre>
    </section>
  );
}
