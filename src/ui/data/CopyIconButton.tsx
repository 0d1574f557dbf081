import { useState } from 'react';
import { Icon } from '../icons/Icon';
import { copyWithToast } from './copyWithToast';
import './CopyIconButton.css';

/** A small button behind a value. */
export function CopyIconButton({ label, text }: { label: string; text: string }) {
  /** What `copyWithToast` has returned; null before the first click. */
  const [result, setResult] = useState<string | null>(null);
  return (
    <>
      <button
        type="button"
        className="copy-icon-button"
        aria-label={`Copy ${label}`}
        title={result || `Copy ${text}`}
        onClick={() => void copyWithToast(text).then(setResult)}
      >
        <Icon name={result === '' ? 'check' : 'copy'} />
      </button>
      <span aria-live="polite" className="visually-hidden">
        {result}
      </span>
    </>
  );
}
