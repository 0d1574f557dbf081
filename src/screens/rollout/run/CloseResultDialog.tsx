import Button from 'antd/es/button';
import { useRef } from 'react';
import { type Rollout } from '@/domain/rollout/rollout';
import { describeSubject } from '@/domain/rollout/subjectValue';
import { Modal } from '@/ui/overlay/Modal';

interface Props {
  rollout: Rollout;
  /** What the operator can still need of it. */
  parts: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The question before a result goes away that was not saved. */
export function CloseResultDialog({ rollout, parts, onConfirm, onCancel }: Props) {
  const cancelButtonRef = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      width={400}
      initialFocusRef={cancelButtonRef}
      title="Close without saving the report?"
      onCancel={onCancel}
      footer={[
        <Button key="close" danger onClick={onConfirm}>
          Close result
        </Button>,
        <Button key="cancel" ref={cancelButtonRef} type="primary" onClick={onCancel}>
          Cancel
        </Button>,
      ]}
    >
      This closes the result of {describeSubject(rollout.subject)}, with {parts}.
    </Modal>
  );
}
