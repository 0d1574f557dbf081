import { type CategorySum } from '@/domain/fleet/compareRules';
import { ChoiceChips } from '@/ui/filter/ChoiceChips';

interface Props {
  sums: readonly CategorySum[];
  chosen: string | null;
  onChoose: (category: string | null) => void;
}

/** `Fares 3 of 12 differ`, for each category; a button shows only that one. */
export function CategoryChips({ sums, chosen, onChoose }: Props) {
  return (
    <ChoiceChips
      label="Differences by category"
      chips={sums.map(({ category, rules, different, withheld }) => ({
        key: category,
        label: (
          <>
            {category}{' '}
            <span className="fleet-panel__name">
              {different + withheld === 0 ? `${rules} the same` : `${different} of ${rules} differ`}
              {withheld > 0 && `, ${withheld} not kept`}
            </span>
          </>
        ),
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
