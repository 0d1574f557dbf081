import Button, { type ButtonProps } from 'antd/es/button';
import { useCopy } from './useCopy';

interface Props extends Pick<ButtonProps, 'title' | 'aria-keyshortcuts'> {
  label: string;
  text: string;
}

export function CopyButton({ label, text, ...props }: Props) {
  const { copy, copyMessage } = useCopy();
  return (
    <>
      <span role="status" className="copy-button__status">
        {copyMessage}
      </span>
      <Button title={text} {...props} onClick={() => copy(text)}>
        {label}
      </Button>
    </>
  );
}
