import Button from 'antd/es/button';
import { formatApplication, getApplicationKey } from '@/domain/features/applications';
import { type ApplicationDifference } from '@/domain/snapshots/compareFeaturesSnapshot';

/** How an application differs from the agency's own snapshot, and from that of another agency or region. */
const LABELS = {
  own: { listed: 'listed since', notListed: 'no longer listed' },
  other: { listed: 'listed only here', notListed: 'listed only in the file' },
} as const;
/** More names than these are folded. */
const SHOWN_NAMES = 12;

interface Props {
  differences: readonly ApplicationDifference[];
  /** Whether they are of a snapshot of this agency, whose switches can be put back. */
  isOwn: boolean;
  /** Why the features of an application cannot be put back; null if they can. */
  describeObstacle: (difference: ApplicationDifference) => string | null;
  onRevert: (difference: ApplicationDifference) => void;
}

/** The applications that differ, with the features that are on and off now and were not then. */
export function FeatureDifferences({ differences, isOwn, describeObstacle, onRevert }: Props) {
  return (
    <table className="snapshot__table" aria-label="Applications that differ">
      <thead>
        <tr>
          <th scope="col">Application</th>
          <th scope="col">{isOwn ? 'On then, off now' : 'On in the file, off here'}</th>
          <th scope="col">{isOwn ? 'Off then, on now' : 'Off in the file, on here'}</th>
          <td className="snapshot__action" />
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => {
          const { application, status, changes } = difference;
          const label = formatApplication(application);
          const obstacle = describeObstacle(difference);
          return (
            <tr key={getApplicationKey(application)}>
              <th scope="row">
                {label}
                {status !== 'changed' && (
                  <span className="snapshot__category">, {LABELS[isOwn ? 'own' : 'other'][status]}</span>
                )}
              </th>
              <td className="snapshot__value">
                {/* The agency does not list the application now, so the features that are on now are not read. */}
                {status === 'notListed' &&
                  changes.removed.length > 0 &&
                  (isOwn ? 'On then: ' : 'On in the file: ')}
                <Names names={changes.removed} />
              </td>
              <td className="snapshot__value">
                <Names names={changes.added} />
              </td>
              <td className="snapshot__action">
                {isOwn && obstacle !== null && <span className="snapshot__note">{obstacle}</span>}
                {isOwn && obstacle === null && (
                  <Button size="small" aria-label={`Put back… ${label}`} onClick={() => onRevert(difference)}>
                    Put back…
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Names({ names }: { names: readonly string[] }) {
  if (names.length === 0) return '–';
  if (names.length <= SHOWN_NAMES) return names.join(', ');
  return (
    <details>
      <summary>{names.length} features</summary>
      {names.join(', ')}
    </details>
  );
}
