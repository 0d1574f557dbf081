import Button from 'antd/es/button';
import { useEffect, useRef } from 'react';
import { inertText } from './jsonWords';

/** More of one text would keep the browser busy for seconds. */
const MOST_SHOWN = 100_000;

interface Props {
  path: string;
  /** The value as copying gives it. */
  text: string;
  onClose: () => void;
}

/** One value in full, in a panel of its own; Esc leads back to the tree. */
export function WholeValue({ path, text, onClose }: Props) {
  const panel = useRef<HTMLElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  useEffect(() => {
    const element = panel.current;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // This Esc is the panel's; the modal around it stays.
      event.stopPropagation();
      onClose();
    };
    element?.addEventListener('keydown', leave);
    return () => element?.removeEventListener('keydown', leave);
  }, [onClose]);
  const isCut = text.length > MOST_SHOWN;
  return (
    <section ref={panel} className="json-view__panel" aria-label="Whole value">
      <div className="json-view__panel-head">
        <bdi className="json-view__path">{inertText(path, 200)}</bdi>
        <Button ref={close} size="small" onClick={onClose}>
          Back to the record
        </Button>
      </div>
      {isCut && (
        <p>
          The first {MOST_SHOWN.toLocaleString('en-US')} of {text.length.toLocaleString('en-US')} characters.
          Copy value takes all of them.
        </p>
      )}
      <pre className="json-view__text" role="region" aria-label="Text of the value" tabIndex={0}>
        {text.slice(0, MOST_SHOWN)}
      </pre>
    </section>
  );
}
