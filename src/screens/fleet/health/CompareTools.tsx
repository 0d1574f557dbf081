import { LabelledSelect } from '@/ui/form/LabelledSelect';
import { RunChangedButton } from './RunChangedButton';
import { type Comparison } from './useComparison';

interface Props {
  comparison: Comparison;
  focusRun: () => void;
}

/** Selects the run or the agency to compare with. */
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
