import { type Rollout } from '@/domain/rollout/rollout';
import { describeSubject } from '@/domain/rollout/subjectValue';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';

interface Props {
  rollout: Rollout;
  /** The parts of it that the operator can still need. */
  lostParts: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The question before a result goes away that was not saved. */
export function CloseResultDialog({ rollout, lostParts, ...actions }: Props) {
  return (
    <ConfirmDialog title="Close without saving the report?" confirmLabel="Close result" {...actions}>
      This closes the result of {describeSubject(rollout.subject)}, with {lostParts}.
    </ConfirmDialog>
  );
}
