import Button from 'antd/es/button';
import Modal from 'antd/es/modal/Modal';
import { type ReactNode } from 'react';
import { RestoreFocus } from '../focus/RestoreFocus';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export function NoticeModal({ title, onClose, children }: Props) {
  return (
    <>
      <RestoreFocus />
      <Modal
        // antd's scroll lock would insert a style element, which the content security policy refuses.
        scrollLock={false}
        open
        centered
        destroyOnHidden
        transitionName=""
        maskTransitionName=""
        title={title}
        onCancel={onClose}
        footer={<Button onClick={onClose}>Close</Button>}
      >
        {children}
      </Modal>
    </>
  );
}
