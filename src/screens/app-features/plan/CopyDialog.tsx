import Button from 'antd/es/button';
import { type FormEvent, useId, useState } from 'react';
import { formatApplication, getApplicationKey } from '@/domain/features/applications';
import { countChanges } from '@/domain/features/featureChanges';
import { type MatrixColumn } from '@/domain/features/matrix/featureMatrix';
import { type FeaturePlan, planChanges } from '@/domain/features/matrix/featurePlan';
import { FEATURE_END_DATE, FEATURE_START_OFFSET_HOURS, PLAN_UNCONFIRMED_LIMIT } from '@/domain/limits';
import { PlaceLine } from '@/shared/writes/PlaceLine';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { NativeSelect } from '@/ui/form/NativeSelect';
import { Modal } from '@/ui/overlay/Modal';
import { FEATURES_PLACE } from '../featuresPlace';
import { CopyTargets } from './CopyTargets';
import { PlanConfirmation } from './PlanConfirmation';

interface Props {
  agency: string;
  columns: readonly MatrixColumn[];
  /** The index of the column to copy from. */
  initialSource: number;
  /** The features to copy; null for all. */
  names: readonly string[] | null;
  /** What is on without being in the catalogue. */
  unlisted: ReadonlySet<string>;
  /** Whether a plan is under way, which the new one replaces. */
  isReplacing: boolean;
  onStart: (plan: FeaturePlan) => void;
  onClose: () => void;
}

/** Chooses what a plan copies: from which application, and to which ones. It sends nothing. */
export function CopyDialog(props: Props) {
  const { agency, columns, initialSource, names, unlisted, isReplacing, onStart, onClose } = props;
  const id = useId();
  const [sourceIndex, setSourceIndex] = useState(initialSource);
  const [chosenKeys, setChosenKeys] = useState<ReadonlySet<string>>(new Set());
  const [confirmation, setConfirmation] = useState('');
  const [error, setError] = useState<string | null>(null);
  const source = columns[sourceIndex];
  if (!source) return null;
  const targets = columns
    .filter((column) => column !== source)
    .map((column) => ({ column, changes: planChanges(source, column, { names, unlisted }) }));
  const chosen = targets.filter(
    ({ column, changes }) =>
      chosenKeys.has(getApplicationKey(column.application)) && countChanges(changes) > 0,
  );
  const needsConfirmation = chosen.length > PLAN_UNCONFIRMED_LIMIT;
  const notAdded = (names ?? [...source.active]).filter(
    (name) => source.active.has(name) && unlisted.has(name),
  );
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) setError('Choose at least one application that differs.');
    else if (needsConfirmation && confirmation.trim() !== agency)
      setError(`Type ${agency} to start a plan over ${chosen.length} applications.`);
    else
      onStart({
        agency,
        source: source.application,
        steps: chosen.map(({ column: { application }, changes }) => ({
          application,
          changes,
          isSent: false,
        })),
      });
  };
  return (
    <Modal
      width={640}
      title={
        names
          ? `Copy ${names.length === 1 ? '1 feature' : `${names.length} features`} to…`
          : 'Copy all features to…'
      }
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          Cancel
        </Button>,
        <Button key="start" type="primary" htmlType="submit" form={id}>
          Make plan
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
            value={sourceIndex}
            onChange={({ target }) => setSourceIndex(Number(target.value))}
          >
            {columns.map(({ application, status }, index) => (
              <option key={getApplicationKey(application)} value={index} disabled={status !== 'read'}>
                {formatApplication(application)}
                {status !== 'read' && ' (could not be read)'}
              </option>
            ))}
          </NativeSelect>
        </div>
        <CopyTargets targets={targets} chosenKeys={chosenKeys} onChoose={setChosenKeys} />
        {notAdded.length > 0 && (
          <p>Not added, because the list of all features does not have it: {notAdded.join(', ')}.</p>
        )}
        <p>
          A plan sends nothing: it opens one application after the other with its switches set, and you submit
          each. Added features start {FEATURE_START_OFFSET_HOURS} hours before their submit and end on{' '}
          <span className="copy-dialog__date">{FEATURE_END_DATE}</span>.
          {isReplacing && ' The plan that is under way ends.'}
        </p>
        {needsConfirmation && (
          <PlanConfirmation
            agency={agency}
            count={chosen.length}
            value={confirmation}
            onChange={setConfirmation}
          />
        )}
        {error !== null && <FailureAlert title={error} />}
      </form>
    </Modal>
  );
}
