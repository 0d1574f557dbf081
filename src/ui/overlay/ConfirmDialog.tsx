import Button from 'antd/es/button';
import { type ReactNode } from 'react';
import { Modal } from './Modal';

interface Props {
  title: string;
  /** The label of the button that goes on. */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** The question before something is lost. The button that keeps it has the focus. */
export function ConfirmDialog(props: Props) {
  const { title, confirmLabel, cancelLabel = 'Cancel', onConfirm, onCancel, children } = props;
  return (
    <Modal
      width={400}
      title={title}
      onCancel={onCancel}
      footer={[
        <Button key="confirm" danger onClick={onConfirm}>
          {confirmLabel}
        </Button>,
        <Button key="cancel" type="primary" data-autofocus onClick={onCancel}>
          {cancelLabel}
        </Button>,
      ]}
    >
      {children}
    </Modal>
  );
}
