import { LabelledSelect } from '@/shared/fleet-ui/LabelledSelect';
import { RunChangedButton } from './RunChangedButton';
import { type Comparison } from './useComparison';

/** What a run is compared with. */
export function CompareTools({ comparison }: { comparison: Comparison }) {
  return (
    <>
      <LabelledSelect
        label="Compare with"
        value={comparison.key}
        options={[{ key: 'none', label: 'Nothing' }, ...comparison.options]}
        onSelect={comparison.select}
      />
      <RunChangedButton changes={comparison.changes} />
    </>
  );
}
