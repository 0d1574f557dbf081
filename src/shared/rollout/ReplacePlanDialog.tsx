import { type RolloutPlan } from '@/domain/rollout/rollout';
import { getSubjectName } from '@/domain/rollout/subjectValue';
import { formatCount } from '@/lib/text/formatCount';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';

interface Props {
  plan: RolloutPlan;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The question before another plan takes the place of the open one. */
export function ReplacePlanDialog({ plan: { subject, agencies }, ...actions }: Props) {
  const count = formatCount(agencies.length, 'agency', 'agencies');
  return (
    <ConfirmDialog
      title={`Replace the open plan of ${getSubjectName(subject)}, ${count}?`}
      confirmLabel="Replace plan"
      {...actions}
    >
      What was read and picked in it is lost.
    </ConfirmDialog>
  );
}
