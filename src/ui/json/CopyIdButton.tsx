import Button, { type ButtonProps } from 'antd/es/button';
import { useCopy } from '../data/useCopy';

interface Props extends Pick<ButtonProps, 'title' | 'aria-keyshortcuts'> {
  id: string;
}

export function CopyIdButton({ id, ...props }: Props) {
  const { copy, copyMessage } = useCopy();
  return (
    <>
      <span role="status" className="json-modal__copy-status">
        {copyMessage}
      </span>
      <Button title={id} {...props} onClick={() => copy(id)}>
        Copy ID
      </Button>
    </>
  );
}
