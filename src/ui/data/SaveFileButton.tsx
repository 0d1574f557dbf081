import Button from 'antd/es/button';
import { type ReactNode, useState } from 'react';

interface Props {
  label?: string;
  disabled?: boolean;
  /** Returns what to show beside the button, as `downloadWithToast` does. */
  onSave: () => string;
  children: ReactNode;
}

export function SaveFileButton({ label, disabled = false, onSave, children }: Props) {
  const [statusMessage, setStatusMessage] = useState('');
  return (
    // One element, so that the empty status adds no gap between buttons.
    <span>
      <Button size="small" aria-label={label} disabled={disabled} onClick={() => setStatusMessage(onSave())}>
        {children}
      </Button>{' '}
      <span role="status">{statusMessage}</span>
    </span>
  );
}
