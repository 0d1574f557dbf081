import { type Rollout, type StepStatus } from '@/domain/rollout/rollout';
import { STEP_STATUS_LABELS } from '@/domain/rollout/stepLabels';
import { ChoiceChips } from '@/ui/filter/ChoiceChips';
import { FilterBox } from '@/ui/filter/FilterBox';
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
  onChoose: (status: StepStatus | null) => void;
  text: string;
  onText: (text: string) => void;
  /** Whether / focuses the filter: on a page with a plan it focuses that of the plan. */
  isPageFilter: boolean;
  /** After the report was saved. */
  onSave: () => void;
}

/** Filters of the agencies by text and status, and the reports. */
export function StepTools(props: Props) {
  const { rollout, counts, status, onChoose, text, onText, isPageFilter, onSave } = props;
  return (
    <div className="fleet-tools">
      <FilterBox
        label="Filter the rollout"
        placeholder="Agency"
        value={text}
        onChange={onText}
        {...(isPageFilter && { appliedValue: text })}
      />
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
