import { useState } from 'react';
import { Icon } from '../icons/Icon';
import { type CopyResult, copyWithToast } from './copyWithToast';
import './CopyIconButton.css';

interface Props {
  label: string;
  text: string;
  /** By default, the copied text is named. */
  successText?: string;
}

/** A small button behind a value. */
export function CopyIconButton({ label, text, successText }: Props) {
  /** Null before the first click. */
  const [result, setResult] = useState<CopyResult | null>(null);
  return (
    <>
      <button
        type="button"
        className="copy-icon-button"
        aria-label={`Copy ${label}`}
        title={result?.message || `Copy ${text}`}
        onClick={() => void copyWithToast(text, successText).then(setResult)}
      >
        <Icon name={result === null ? 'copy' : result.isCopied ? 'check' : 'alert'} />
      </button>
      <span aria-live="polite" className="visually-hidden">
        {result?.message}
      </span>
    </>
  );
}
