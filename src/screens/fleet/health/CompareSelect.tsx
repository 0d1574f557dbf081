import { LabelledSelect } from '@/ui/form/LabelledSelect';
import { type Comparison } from './useComparison';

/** Selects the run or the agency to compare with. */
export function CompareSelect({ comparison }: { comparison: Comparison }) {
  return (
    <LabelledSelect
      label="Compare with"
      value={comparison.key}
      options={[{ key: 'none', label: 'Nothing' }, ...comparison.options]}
      onSelect={comparison.select}
    />
  );
}
