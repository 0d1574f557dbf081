import { formatApplication, getApplicationKey } from '@/domain/features/applications';
import { countChanges, type FeatureChanges } from '@/domain/features/featureChanges';
import { type MatrixColumn } from '@/domain/features/matrix/featureMatrix';
import { ChangedNames } from '../features/ChangedNames';

/** Why a column can be neither copied nor changed; null when it was read. */
export const UNREAD_NOTES: Readonly<Record<MatrixColumn['status'], string | null>> = {
  read: null,
  reading: 'being read',
  unknown: 'could not be read',
};

interface Props {
  targets: readonly { column: MatrixColumn; changes: FeatureChanges }[];
  /** The keys of the chosen applications. */
  chosenKeys: ReadonlySet<string>;
  onChoose: (keys: ReadonlySet<string>) => void;
}

/** The applications that can be changed, with what would be added and removed. */
export function CopyTargets({ targets, chosenKeys, onChoose }: Props) {
  const options = targets.map(({ column: { application, status }, changes }) => ({
    application,
    changes,
    key: getApplicationKey(application),
    note: UNREAD_NOTES[status] ?? (countChanges(changes) === 0 ? 'the same' : null),
  }));
  const differing = options.filter(({ note }) => note === null).map(({ key }) => key);
  const areAllChosen = differing.every((key) => chosenKeys.has(key));
  return (
    <fieldset className="copy-dialog__targets">
      <legend>To</legend>
      {differing.length > 1 && (
        <label>
          <input
            type="checkbox"
            checked={areAllChosen}
            onChange={() => onChoose(new Set(areAllChosen ? [] : differing))}
          />{' '}
          All {differing.length} that differ
        </label>
      )}
      <ul>
        {options.map(({ application, changes, key, note }) => (
          <li key={key}>
            <label>
              <input
                type="checkbox"
                disabled={note !== null}
                checked={note === null && chosenKeys.has(key)}
                onChange={({ target: { checked } }) => {
                  const next = new Set(chosenKeys);
                  if (checked) next.add(key);
                  else next.delete(key);
                  onChoose(next);
                }}
              />{' '}
              {formatApplication(application)}
            </label>
            {note === null ? <ChangedNames changes={changes} /> : <span>{note}</span>}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
