import { parseCount } from '@/domain/diagnostics/parseCount';
import { formatNumber } from '@/lib/text/formatNumber';
import { type Description } from '@/ui/data/DescriptionList';
import './CountShares.css';

interface Props {
  label: string;
  /** Each value is a formatted count, or the word for a count that is not known. */
  counts: readonly Pick<Description, 'label' | 'value'>[];
}

/** Counts with their total above them, and a bar for the share of each. Screen readers read the numbers. */
export function CountShares({ label, counts }: Props) {
  const numbers = counts.map(({ value = '' }) => parseCount(value));
  const total = numbers.reduce<number | null>(
    (sum, number) => (sum === null || number === undefined ? null : sum + number),
    0,
  );
  return (
    <div className="count-shares">
      <p className="count-shares__total">
        Total <strong>{total === null ? 'not known' : formatNumber(total)}</strong>
      </p>
      <dl aria-label={label}>
        {counts.map(({ label: countLabel, value }, index) => (
          <div key={countLabel} className="count-shares__row">
            <dt>{countLabel}</dt>
            <dd>
              <span className="count-shares__track" aria-hidden="true">
                {Boolean(total && numbers[index]) && (
                  <span
                    className="count-shares__bar colored-mark"
                    style={{ width: `${((numbers[index] ?? 0) / (total ?? 1)) * 100}%` }}
                  />
                )}
              </span>
              <span className="count-shares__number">{value}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
