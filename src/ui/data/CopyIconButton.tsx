import { useState } from 'react';
import { Icon } from '../icons/Icon';
import { copyText } from './copyText';
import './CopyIconButton.css';

/** A small button behind a value. */
export function CopyIconButton({ label, text }: { label: string; text: string }) {
  const [statusMessage, setStatusMessage] = useState('');
  const copiedMessage = `Copied ${text}`;
  return (
    <>
      <button
        type="button"
        className="copy-icon-button"
        aria-label={`Copy ${label}`}
        title={statusMessage || `Copy ${text}`}
        onClick={() =>
          void copyText(text).then((hasCopied) =>
            setStatusMessage(hasCopied ? copiedMessage : 'The browser did not allow copying'),
          )
        }
      >
        <Icon name={statusMessage === copiedMessage ? 'check' : 'copy'} />
      </button>
      <span aria-live="polite" className="visually-hidden">
        {statusMessage}
      </span>
    </>
  );
}
