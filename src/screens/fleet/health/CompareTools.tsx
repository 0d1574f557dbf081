import Button from 'antd/es/button';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { baselineChosen } from '@/shared/fleet/fleetSlice';
import { LabelledSelect } from '@/shared/fleet-ui/LabelledSelect';
import { RunChangedButton } from './RunChangedButton';
import { RunFileButtons } from './RunFileButtons';
import { type Comparison } from './useComparison';

interface Props {
  run: FleetRun<'health'>;
  comparison: Comparison;
}

/** What a run is compared with. */
export function CompareTools({ run, comparison }: Props) {
  const dispatch = usePortalDispatch();
  const isBaseline = usePortalSelector(({ fleet }) => fleet?.baselineId === run.id);
  return (
    <>
      <LabelledSelect
        label="Compare with"
        value={comparison.key}
        options={[{ key: 'none', label: 'Nothing' }, ...comparison.options]}
        onSelect={comparison.select}
      />
      <RunChangedButton changes={comparison.changes} />
      {run.status === 'done' && (
        <Button
          size="small"
          aria-pressed={isBaseline}
          onClick={() => dispatch(baselineChosen(isBaseline ? null : run.id))}
        >
          {isBaseline ? 'Is the baseline' : 'Make it the baseline'}
        </Button>
      )}
      <RunFileButtons run={run} onOpen={comparison.select} />
    </>
  );
}
