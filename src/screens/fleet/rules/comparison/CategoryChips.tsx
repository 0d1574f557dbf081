import { type CategorySum } from '@/domain/fleet/compareRules';

interface Props {
  sums: readonly CategorySum[];
  chosen: string | null;
  onChoose: (category: string | null) => void;
}

/** `Fares 3 of 12 differ`, for each category; a button shows only that one. */
export function CategoryChips({ sums, chosen, onChoose }: Props) {
  return (
    <ul className="fleet-chips" aria-label="Differences by category">
      {sums.map(({ category, rules, different }) => (
        <li key={category}>
          <button
            type="button"
            className="fleet-chips__chip"
            aria-pressed={category === chosen}
            onClick={() => onChoose(category === chosen ? null : category)}
          >
            {category}{' '}
            <span className="fleet-panel__name">
              {different === 0 ? `${rules} the same` : `${different} of ${rules} differ`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
