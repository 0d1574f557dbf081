import { formatNumber } from '@/lib/text/formatNumber';
import { ChoiceChips } from '@/ui/filter/ChoiceChips';
import { LabelledSelect } from '@/ui/form/LabelledSelect';
import { type FeatureComparison } from './useFeatureComparison';

interface Props {
  comparison: FeatureComparison;
  isChangedOnly: boolean;
  onToggle: () => void;
}

/** Selects the run to compare with, and filters the cells that differ. Nothing without an earlier run of the application. */
export function FeatureCompareTools({ comparison, isChangedOnly, onToggle }: Props) {
  const { key, options, select, changes } = comparison;
  if (options.length === 1) return null;
  return (
    <>
      <LabelledSelect label="Compare with" value={key} options={options} onSelect={select} />
      {changes && (changes.length > 0 || isChangedOnly) && (
        <ChoiceChips
          label="Cells"
          chips={[
            {
              key: 'changed',
              label: `${formatNumber(changes.length)} changed`,
              icon: <span className="fleet-chips__corner" />,
            },
          ]}
          chosen={isChangedOnly ? 'changed' : null}
          onChoose={onToggle}
        />
      )}
    </>
  );
}
