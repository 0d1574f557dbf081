import Button from 'antd/es/button';
import { useState } from 'react';
import { copyText } from './copyText';

export function CopyButton({ label, text }: { label: string; text: string }) {
  const [statusMessage, setStatusMessage] = useState('');
  return (
    <>
      <span role="status" className="copy-button__status">
        {statusMessage}
      </span>
      <Button
        title={text}
        onClick={() =>
          void copyText(text).then((hasCopied) =>
            setStatusMessage(hasCopied ? `Copied ${text}` : 'The browser did not allow copying'),
          )
        }
      >
        {label}
      </Button>
    </>
  );
}
