import Button from 'antd/es/button';
import { useState } from 'react';
import { copyWithToast } from './copyWithToast';

export function CopyButton({ label, text }: { label: string; text: string }) {
  const [statusMessage, setStatusMessage] = useState('');
  return (
    <>
      <span role="status" className="copy-button__status">
        {statusMessage}
      </span>
      <Button title={text} onClick={() => void copyWithToast(text).then(setStatusMessage)}>
        {label}
      </Button>
    </>
  );
}
