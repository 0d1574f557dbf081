import Button from 'antd/es/button';
import { type FormEvent, useId, useState } from 'react';
import { describeQueueRest, type QueuedFeatures, type QueueTarget } from '@/domain/changes/changeQueue';
import { type Application } from '@/domain/entities/application';
import { formatApplication, getApplicationKey } from '@/domain/features/applications';
import { countChanges } from '@/domain/features/featureChanges';
import { readStates } from '@/domain/features/featureStates';
import { type MatrixColumn, toMatrixColumn } from '@/domain/features/matrix/featureMatrix';
import { planChanges } from '@/domain/features/matrix/featurePlan';
import { FEATURE_END_DATE, FEATURE_START_OFFSET_HOURS, QUEUE_UNCONFIRMED_LIMIT } from '@/domain/limits';
import { formatCount } from '@/lib/text/formatCount';
import { usePortalSelector } from '@/session/hooks';
import { selectChangeQueue } from '@/shared/change-queue/changeQueueState';
import { PlaceLine } from '@/shared/writes/PlaceLine';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { NativeSelect } from '@/ui/form/NativeSelect';
import { refuseForm } from '@/ui/form/refuseForm';
import { TypedConfirmation } from '@/ui/form/TypedConfirmation';
import { Modal } from '@/ui/overlay/Modal';
import { FEATURES_PLACE } from '../featuresPlace';
import { CopyTargets, UNREAD_NOTES } from './CopyTargets';
import { RollOutFeatures } from './RollOutFeatures';

interface Props {
  agency: string;
  columns: readonly MatrixColumn[];
  /** The application to copy from. */
  initialSource: Application;
  /** The features to copy; null for all. */
  names: readonly string[] | null;
  /** All features; null when the catalogue could not be read completely. */
  listedNames: readonly string[] | null;
  /** The features that are on without being in the catalogue. */
  unlisted: ReadonlySet<string>;
  onStart: (change: QueuedFeatures, targets: readonly QueueTarget[]) => void;
  onClose: () => void;
}

/** Chooses what is copied: from which application, and to which ones. It sends nothing. */
export function CopyDialog(props: Props) {
  const { agency, columns, initialSource, names, listedNames, unlisted, onStart, onClose } = props;
  const id = useId();
  const queue = usePortalSelector(selectChangeQueue);
  const rest = queue && describeQueueRest(queue);
  const [sourceApplication, setSourceApplication] = useState(initialSource);
  const [chosenKeys, setChosenKeys] = useState<ReadonlySet<string>>(new Set());
  const [confirmation, setConfirmation] = useState('');
  /** The problem for which the last press of Start was refused. */
  const [refusedFor, setRefusedFor] = useState<string | null>(null);
  const findColumn = (key: string) =>
    columns.find(({ application }) => getApplicationKey(application) === key);
  const sourceKey = getApplicationKey(sourceApplication);
  // The applications can change while the dialog is open: they are read again after a lost connection.
  const listedSource = findColumn(sourceKey);
  const source = listedSource ?? toMatrixColumn(sourceApplication, { isError: true });
  // A read that fails after the dialog has opened leaves a column without features. They are unknown, not off.
  const sourceNote = listedSource ? UNREAD_NOTES[source.status] : 'no longer listed';
  const targets = columns
    .filter((column) => column !== source && sourceNote === null)
    .map((column) => ({ column, changes: planChanges(source, column, { names, unlisted }) }));
  const chosen = targets.filter(
    ({ column, changes }) =>
      column.status === 'read' &&
      chosenKeys.has(getApplicationKey(column.application)) &&
      countChanges(changes) > 0,
  );
  const [first] = chosen;
  const needsConfirmation = chosen.length > QUEUE_UNCONFIRMED_LIMIT;
  const rolloutNames = (names ?? listedNames)?.filter((name) => !unlisted.has(name));
  const notAdded = (names ?? [...source.active]).filter(
    (name) => source.active.has(name) && unlisted.has(name),
  );
  const describeProblem = () => {
    if (sourceNote !== null) return 'Choose another application to copy from.';
    if (chosen.length === 0) return 'Choose at least one application that differs.';
    if (needsConfirmation && confirmation.trim() !== agency)
      return `Type ${agency} to start a queue over ${chosen.length} applications.`;
    return null;
  };
  const problem = describeProblem();
  const shownProblem = problem === refusedFor ? problem : null;
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problem !== null) refuseForm(event.currentTarget, () => setRefusedFor(problem));
    else
      onStart(
        { kind: 'features', source: agency, application: source.application },
        chosen.map(({ column: { application }, changes }) => ({
          agency,
          switches: { application, changes },
        })),
      );
  };
  return (
    <Modal
      width={640}
      title={names ? `Copy ${formatCount(names.length, 'feature', 'features')} to…` : 'Copy all features to…'}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          Cancel
        </Button>,
        <Button key="start" type="primary" htmlType="submit" form={id}>
          {first && chosen.length === 1 ? `Open ${formatApplication(first.column.application)}` : 'Start'}
        </Button>,
      ]}
    >
      <PlaceLine path={FEATURES_PLACE} />
      <form id={id} className="copy-dialog" onSubmit={start}>
        {names && <p className="copy-dialog__names">{names.join(', ')}</p>}
        <div className="copy-dialog__source">
          <label htmlFor={`${id}-source`}>As in</label>
          <NativeSelect
            id={`${id}-source`}
            data-autofocus
            value={sourceKey}
            onChange={({ target }) => {
              const column = findColumn(target.value);
              if (column) setSourceApplication(column.application);
            }}
          >
            {!listedSource && (
              <option value={sourceKey} disabled>
                {formatApplication(sourceApplication)} ({sourceNote})
              </option>
            )}
            {columns.map(({ application, status }) => {
              const note = UNREAD_NOTES[status];
              const key = getApplicationKey(application);
              return (
                <option key={key} value={key} disabled={note !== null}>
                  {formatApplication(application)}
                  {note !== null && ` (${note})`}
                </option>
              );
            })}
          </NativeSelect>
        </div>
        {sourceNote === null ? (
          <>
            <CopyTargets targets={targets} chosenKeys={chosenKeys} onChoose={setChosenKeys} />
            {rolloutNames?.length !== 0 && (
              <RollOutFeatures
                agency={agency}
                application={source.application}
                states={rolloutNames ? readStates(rolloutNames, source.active) : null}
              />
            )}
          </>
        ) : (
          <p role="status">Nothing can be copied from {formatApplication(source.application)}.</p>
        )}
        {notAdded.length > 0 && <p>Not added, because not in the catalogue: {notAdded.join(', ')}.</p>}
        <p>
          Nothing is sent yet: one application after the other opens with its switches set, and you submit
          each. Added features start {FEATURE_START_OFFSET_HOURS} hours before their submit and end on{' '}
          <span className="copy-dialog__date">{FEATURE_END_DATE}</span>.
          {rest !== null && ` This ends the queue of ${rest}.`}
        </p>
        {needsConfirmation && (
          <TypedConfirmation
            label={`Type ${agency} to start a queue over ${chosen.length} applications`}
            value={confirmation}
            error={shownProblem}
            onChange={setConfirmation}
          />
        )}
        {/* With it, the typed text is the only problem. */}
        {!needsConfirmation && shownProblem !== null && <FailureAlert title={shownProblem} />}
      </form>
    </Modal>
  );
}
