import Button from 'antd/es/button';
import { type MouseEvent, type ReactNode } from 'react';
import { Modal } from '@/ui/overlay/Modal';
import { PlaceLine } from './PlaceLine';
import './ConflictModal.css';

interface Props {
  title: string;
  place: readonly string[];
  /** What has changed, for example `rule`. */
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
  return (
    <Modal
      width={860}
      title={title}
      onCancel={onCancel}
      footer={[
        <Button key="cancel" data-autofocus onClick={ignoreSecondClick(onCancel)}>
          Cancel
        </Button>,
        onSendMine && (
          <Button key="mine" onClick={ignoreSecondClick(onSendMine)}>
            Send mine over it
          </Button>
        ),
        <Button key="take" type="primary" onClick={ignoreSecondClick(onTakeTheirs)}>
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

/** The second click of a double click on Submit must not answer the conflict, whose buttons are where Submit was. */
function ignoreSecondClick(action: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail <= 1) action();
  };
}
