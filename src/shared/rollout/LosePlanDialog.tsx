import { type RolloutPlan } from '@/domain/rollout/rollout';
import { getSubjectName } from '@/domain/rollout/subjectValue';
import { formatCount } from '@/lib/text/formatCount';
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog';

interface Props {
  action: 'Close' | 'Replace';
  plan: RolloutPlan;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The question before the open plan, which was read, is closed or another one takes its place. */
export function LosePlanDialog({ action, plan: { subject, agencies }, ...actions }: Props) {
  const count = formatCount(agencies.length, 'agency', 'agencies');
  return (
    <ConfirmDialog
      title={`${action} the open plan of ${getSubjectName(subject)}, ${count}?`}
      confirmLabel={`${action} plan`}
      {...actions}
    >
      What was read and picked in it is lost.
    </ConfirmDialog>
  );
}
