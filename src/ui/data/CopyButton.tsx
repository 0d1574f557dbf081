import Button, { type ButtonProps } from 'antd/es/button';
import { useState } from 'react';
import { copyWithToast } from './copyWithToast';

interface Props extends Pick<ButtonProps, 'title' | 'aria-keyshortcuts'> {
  label: string;
  text: string;
}

export function CopyButton({ label, text, ...props }: Props) {
  const [statusMessage, setStatusMessage] = useState('');
  return (
    <>
      <span role="status" className="copy-button__status">
        {statusMessage}
      </span>
      <Button
        title={text}
        {...props}
        onClick={() => void copyWithToast(text).then(({ message }) => setStatusMessage(message))}
      >
        {label}
      </Button>
    </>
  );
}
