import { type HealthChange } from '@/domain/fleet/compareHealth';
import { type ReadingColumn } from './reading';

/** Number of changes that are listed before the operator asks for all. */
const SHOWN_CHANGES = 8;

interface Props {
  changes: readonly HealthChange[];
  columns: readonly ReadingColumn[];
  onOpen: (abbreviation: string) => void;
}

/** What has changed, in sentences, the worst first. */
export function ChangesList({ changes, columns, onOpen }: Props) {
  return (
    <details className="fleet-changes card" open={changes.length <= SHOWN_CHANGES}>
      <summary>
        {changes.length === 0
          ? 'Nothing has changed'
          : `What changed: ${changes.length === 1 ? '1 cell' : `${changes.length.toLocaleString('en-US')} cells`}`}
      </summary>
      <ul>
        {changes.map(({ abbreviation, checkId, lines }) => (
          <li key={`${abbreviation} ${checkId}`}>
            <button type="button" className="text-button" onClick={() => onOpen(abbreviation)}>
              {abbreviation}
            </button>
            {`: ${columns.find(({ id }) => id === checkId)?.title ?? checkId}: ${lines.join('; ')}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
