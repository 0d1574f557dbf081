import Button from 'antd/es/button';
import { PLAN_STATUS_LABELS, type PlanSum } from '@/domain/rollout/planSums';
import { type RolloutPlan } from '@/domain/rollout/rollout';
import { formatNumber } from '@/lib/text/formatNumber';
import { usePortalDispatch } from '@/session/hooks';
import { agenciesPicked } from '@/shared/rollout/rolloutSlice';
import { ChoiceChips } from '@/ui/filter/ChoiceChips';
import { FilterBox } from '@/ui/filter/FilterBox';
import { passFocusOn } from '@/ui/focus/passFocusOn';
import { LabelledSelect } from '@/ui/form/LabelledSelect';
import { buildStatusChips } from '../buildStatusChips';
import { type usePlanFilter } from './usePlanFilter';

interface Props {
  plan: RolloutPlan;
  sum: PlanSum;
  filter: ReturnType<typeof usePlanFilter>;
  protectedAgencies: ReadonlySet<string>;
}

/** Filters of a plan's table, and the buttons that pick what it shows. */
export function PlanTools({ plan, sum, filter, protectedAgencies }: Props) {
  const dispatch = usePortalDispatch();
  const { rows, status, setStatus, change, setChange, text, setText } = filter;
  const picked = new Set(plan.picked);
  const changing = rows.filter((row) => row.status === 'change').map(({ agency }) => agency.abbreviation);
  // A protected agency is picked one by one.
  const pickable = changing.filter((abbreviation) => !protectedAgencies.has(abbreviation));
  const isAllPicked =
    changing.some((abbreviation) => picked.has(abbreviation)) &&
    pickable.every((abbreviation) => picked.has(abbreviation));
  // Another read can leave none of the chosen change, which must be there to be taken off.
  const isGone = change !== null && sum.changes.every(({ key }) => key !== change.key);
  const changes = isGone ? [...sum.changes, { ...change, count: 0 }] : sum.changes;
  const toPick = isAllPicked ? changing : pickable;
  return (
    <div className="fleet-tools">
      <FilterBox
        label="Filter the plan"
        placeholder="Agency"
        value={text}
        onChange={setText}
        appliedValue={text}
      />
      <ChoiceChips
        label="Status"
        chips={buildStatusChips(PLAN_STATUS_LABELS, sum.statuses, status)}
        chosen={status}
        onChoose={setStatus}
      />
      {(changes.length > 1 || change !== null) && (
        <LabelledSelect
          label="Change"
          value={change?.key ?? ''}
          options={[
            { key: '', label: 'All changes' },
            ...changes.map(({ key, text: shown, count }) => ({ key, label: `${shown} (${count})` })),
          ]}
          onSelect={(chosen) => setChange(changes.find(({ key }) => key === chosen) ?? null)}
        />
      )}
      {toPick.length > 0 && (
        // 'Pick none' goes away when it was pressed for protected agencies alone.
        <span ref={passFocusOn}>
          <Button
            size="small"
            onClick={() => dispatch(agenciesPicked({ abbreviations: toPick, isPicked: !isAllPicked }))}
          >
            {isAllPicked ? 'Pick none' : `Pick all ${formatNumber(pickable.length)}`}
          </Button>
        </span>
      )}
    </div>
  );
}
