import Button from 'antd/es/button';
import { useState } from 'react';
import { copyText } from './copyText';

/** Copies a text, and says whether that went well. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [said, setSaid] = useState('');
  return (
    <>
      <span role="status" className="copy-button__said">
        {said}
      </span>
      <Button
        title={text}
        onClick={() =>
          void copyText(text).then((hasCopied) =>
            setSaid(hasCopied ? `Copied ${text}` : 'The browser did not allow copying'),
          )
        }
      >
        {label}
      </Button>
    </>
  );
}
