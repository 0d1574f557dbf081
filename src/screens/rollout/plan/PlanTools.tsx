import Button from 'antd/es/button';
import { PLAN_STATUS_LABELS, type PlanSum } from '@/domain/rollout/planSums';
import { type RolloutPlan } from '@/domain/rollout/rollout';
import { usePortalDispatch } from '@/session/hooks';
import { LabelledSelect } from '@/shared/fleet-ui/LabelledSelect';
import { agenciesPicked } from '@/shared/rollout/rolloutSlice';
import { ChoiceChips } from '@/ui/filter/ChoiceChips';
import { FilterBox } from '@/ui/filter/FilterBox';
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
  const { rows, status, chooseStatus, change, setChange, text, setText } = filter;
  const picked = new Set(plan.picked);
  const changing = rows.filter((row) => row.status === 'change').map(({ agency }) => agency.abbreviation);
  // A protected agency is picked one by one.
  const pickable = changing.filter((abbreviation) => !protectedAgencies.has(abbreviation));
  const isAllPicked =
    changing.some((abbreviation) => picked.has(abbreviation)) &&
    pickable.every((abbreviation) => picked.has(abbreviation));
  // Another read can leave none of the chosen change, which must be there to be taken off.
  const isGone = change !== '' && sum.changes.every((other) => other.text !== change);
  const changes = isGone ? [...sum.changes, { text: change, count: 0 }] : sum.changes;
  const toPick = isAllPicked ? changing : pickable;
  return (
    <div className="fleet-tools">
      <FilterBox label="Filter" placeholder="Agency" value={text} onChange={setText} appliedValue={text} />
      <ChoiceChips
        label="Status"
        chips={sum.statuses.map(({ status: key, count }) => ({
          key,
          label: `${count.toLocaleString('en-US')} ${PLAN_STATUS_LABELS[key]}`,
        }))}
        chosen={status}
        onChoose={chooseStatus}
      />
      {(changes.length > 1 || change !== '') && (
        <LabelledSelect
          label="Change"
          value={change}
          options={[
            { key: '', label: 'All changes' },
            ...changes.map(({ text: key, count }) => ({ key, label: `${key} (${count})` })),
          ]}
          onSelect={setChange}
        />
      )}
      <Button
        size="small"
        disabled={toPick.length === 0}
        onClick={() => dispatch(agenciesPicked({ abbreviations: toPick, isPicked: !isAllPicked }))}
      >
        {isAllPicked ? 'Pick none' : `Pick all ${pickable.length.toLocaleString('en-US')}`}
      </Button>
    </div>
  );
}
