import Button from 'antd/es/button';
import { type ReactNode, useRef } from 'react';
import { Modal } from '@/ui/overlay/Modal';
import { PlaceLine } from './PlaceLine';
import './ConflictModal.css';

interface Props {
  title: string;
  place: readonly string[];
  /** The noun of the changed object, for example `rule`. */
  noun: string;
  children: ReactNode;
  /** Leaves the platform's value as it is, and discards the operator's. */
  onTakeTheirs: () => void;
  /** Null when the platform already has the operator's value. */
  onSendMine: (() => void) | null;
  /** Goes back to what the operator has typed. */
  onCancel: () => void;
}

/**
 * Shows what someone has changed since it was opened (decision 23). Nothing was sent. The primary action overwrites
 * nothing.
 */
export function ConflictModal({ title, place, noun, children, onTakeTheirs, onSendMine, onCancel }: Props) {
  const panelRef = useRef<HTMLDivElement>(null);
  return (
    <Modal
      width={860}
      // No button gets the focus: the second press of Enter on Submit would answer the conflict unseen.
      panelRef={panelRef}
      initialFocusRef={panelRef}
      title={title}
      onCancel={onCancel}
      footer={[
        <Button key="cancel" onClick={onCancel}>
          Cancel
        </Button>,
        onSendMine && (
          <Button key="mine" onClick={onSendMine}>
            Send mine over it
          </Button>
        ),
        <Button key="take" type="primary" onClick={onTakeTheirs}>
          Take theirs
        </Button>,
      ]}
    >
      <div className="conflict-modal">
        <PlaceLine path={place} />
        <p>
          Nothing was sent.{' '}
          {onSendMine === null && `The ${noun} already has what you typed, so nothing would change. `}
          “Take theirs” leaves the {noun} as it is now and discards what you typed;{' '}
          {onSendMine && '“Send mine over it” replaces it with what you typed; '}
          “Cancel” goes back to what you typed.
        </p>
        {children}
      </div>
    </Modal>
  );
}
