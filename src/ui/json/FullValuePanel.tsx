import Button from 'antd/es/button';
import { useEffect, useRef } from 'react';
import { formatNumber } from '@/lib/text/formatNumber';
import { toShownText } from './jsonRowText';

/** A longer text would block the browser for seconds. */
const MAX_SHOWN_LENGTH = 100_000;
const MAX_PATH_LENGTH = 200;

interface Props {
  path: string;
  /** The value's text, the same as 'Copy value' copies. */
  text: string;
  onClose: () => void;
}

export function FullValuePanel({ path, text, onClose }: Props) {
  const panelRef = useRef<HTMLElement>(null);
  const closeButtonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => closeButtonRef.current?.focus(), []);
  useEffect(() => {
    const panel = panelRef.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Esc must not close the modal around the panel.
      event.stopPropagation();
      onClose();
    };
    panel?.addEventListener('keydown', onKeyDown);
    return () => panel?.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  const isTruncated = text.length > MAX_SHOWN_LENGTH;
  return (
    <section ref={panelRef} className="json-view__panel" aria-label="Full value">
      <div className="json-view__panel-header">
        <bdi className="json-view__path">{toShownText(path, MAX_PATH_LENGTH)}</bdi>
        <Button ref={closeButtonRef} size="small" onClick={onClose}>
          Back to the record
        </Button>
      </div>
      {isTruncated && (
        <p>
          The first {formatNumber(MAX_SHOWN_LENGTH)} of {formatNumber(text.length)} characters. Copy value
          copies all of them.
        </p>
      )}
      <pre className="json-view__text" role="region" aria-label="Text of the value" tabIndex={0}>
        {text.slice(0, MAX_SHOWN_LENGTH)}
      </pre>
    </section>
  );
}
