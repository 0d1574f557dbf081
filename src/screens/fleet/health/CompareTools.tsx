import { LabelledSelect } from '@/shared/fleet-ui/LabelledSelect';
import { RunChangedButton } from './RunChangedButton';
import { type Comparison } from './useComparison';

interface Props {
  comparison: Comparison;
  focusRun: () => void;
}

/** What a run is compared with. */
export function CompareTools({ comparison, focusRun }: Props) {
  return (
    <>
      <LabelledSelect
        label="Compare with"
        value={comparison.key}
        options={[{ key: 'none', label: 'Nothing' }, ...comparison.options]}
        onSelect={comparison.select}
      />
      <RunChangedButton changes={comparison.changes} focusRun={focusRun} />
    </>
  );
}
