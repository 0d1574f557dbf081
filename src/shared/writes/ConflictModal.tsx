import Button from 'antd/es/button';
import { type ReactNode } from 'react';
import { Modal } from '@/ui/overlay/Modal';
import { PlaceLine } from './PlaceLine';
import './ConflictModal.css';

interface Props {
  title: string;
  place: readonly string[];
  children: ReactNode;
  /** The label of the action that goes on from the platform's value. */
  takeLabel: string;
  onTake: () => void;
  onSendMine: () => void;
  onCancel: () => void;
}

/**
 * Shows what someone has changed since it was opened (decision 23). Nothing was sent. The primary action overwrites
 * nothing.
 */
export function ConflictModal({ title, place, children, takeLabel, onTake, onSendMine, onCancel }: Props) {
  return (
    <Modal
      width={860}
      title={title}
      onCancel={onCancel}
      footer={[
        <Button key="cancel" data-autofocus onClick={onCancel}>
          Cancel
        </Button>,
        <Button key="mine" onClick={onSendMine}>
          Send mine over it
        </Button>,
        <Button key="take" type="primary" onClick={onTake}>
          {takeLabel}
        </Button>,
      ]}
    >
      <div className="conflict-modal">
        <PlaceLine path={place} />
        {children}
      </div>
    </Modal>
  );
}
