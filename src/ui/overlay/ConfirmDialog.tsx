import Button from 'antd/es/button';
import { type ReactNode, useRef } from 'react';
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
  const cancelButtonRef = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      width={400}
      initialFocusRef={cancelButtonRef}
      title={title}
      onCancel={onCancel}
      footer={[
        <Button key="confirm" danger onClick={onConfirm}>
          {confirmLabel}
        </Button>,
        <Button key="cancel" ref={cancelButtonRef} type="primary" onClick={onCancel}>
          {cancelLabel}
        </Button>,
      ]}
    >
      {children}
    </Modal>
  );
}
