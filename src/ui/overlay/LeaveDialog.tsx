import Button from 'antd/es/button';
import { useRef } from 'react';
import { Modal } from './Modal';

interface Props {
  message: string;
  onLeave: () => void;
  onStay: () => void;
}

/** The question before typed input is lost. */
export function LeaveDialog({ message, onLeave, onStay }: Props) {
  const stayButtonRef = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      width={400}
      initialFocusRef={stayButtonRef}
      title="Leave without saving?"
      onCancel={onStay}
      footer={[
        <Button key="leave" danger onClick={onLeave}>
          Leave
        </Button>,
        <Button key="stay" ref={stayButtonRef} type="primary" onClick={onStay}>
          Stay
        </Button>,
      ]}
    >
      {message}
    </Modal>
  );
}
