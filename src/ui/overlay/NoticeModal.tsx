import Button from 'antd/es/button';
import { type ReactNode } from 'react';
import { Modal } from './Modal';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function NoticeModal({ title, onClose, children }: Props) {
  return (
    <Modal
      mask={{ closable: true }}
      title={title}
      onCancel={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          Close
        </Button>
      }
    >
      {children}
    </Modal>
  );
}
