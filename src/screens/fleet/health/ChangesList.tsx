import { type ReadingColumn } from './reading';
import { type Comparison } from './useComparison';

/** Number of changes that are listed before the operator asks for all. */
const SHOWN_CHANGES = 8;

interface Props {
  comparison: Comparison;
  columns: readonly ReadingColumn[];
  onOpen: (abbreviation: string) => void;
}

/** What has changed, or what the pattern has and others lack, in sentences, the worst first. */
export function ChangesList({ comparison, columns, onOpen }: Props) {
  const { changes, pattern } = comparison;
  const [title, noneText] =
    pattern === null
      ? ['What changed', 'Nothing has changed']
      : [`What is better in ${pattern}`, `Nothing is better in ${pattern}`];
  return (
    <details className="fleet-changes card" open={changes.length <= SHOWN_CHANGES}>
      <summary>
        {changes.length === 0
          ? noneText
          : `${title}: ${changes.length === 1 ? '1 cell' : `${changes.length.toLocaleString('en-US')} cells`}`}
      </summary>
      <ul>
        {changes.map(({ abbreviation, columnId, lines }) => (
          <li key={`${abbreviation} ${columnId}`}>
            <button type="button" className="text-button" onClick={() => onOpen(abbreviation)}>
              {abbreviation}
            </button>
            {`: ${columns.find(({ id }) => id === columnId)?.title ?? columnId}: ${lines.join('; ')}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
