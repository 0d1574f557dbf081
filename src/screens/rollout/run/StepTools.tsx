import { type Rollout, type StepStatus } from '@/domain/rollout/rollout';
import { STEP_STATUS_LABELS } from '@/domain/rollout/stepLabels';
import { ChoiceChips } from '@/ui/filter/ChoiceChips';
import { lazyPart } from '@/ui/loading/lazyPart';
import { buildStatusChips } from '../buildStatusChips';

/** A plan that is only read needs no code of reports. */
const ReportButtons = lazyPart(
  () => import('./ReportButtons').then((file) => file.ReportButtons),
  'The report could not be offered',
);

interface Props {
  rollout: Rollout;
  /** Statuses without an agency are left out. */
  counts: readonly { status: StepStatus; count: number }[];
  status: StepStatus | null;
  onChoose: (status: StepStatus) => void;
  /** After the report was saved. */
  onSave: () => void;
}

/** A filter of the agencies by status, and the reports. */
export function StepTools({ rollout, counts, status, onChoose, onSave }: Props) {
  return (
    <div className="fleet-tools">
      <ChoiceChips
        label="Status"
        chips={buildStatusChips(STEP_STATUS_LABELS, counts, status)}
        chosen={status}
        onChoose={onChoose}
      />
      <ReportButtons rollout={rollout} onSave={onSave} />
    </div>
  );
}
