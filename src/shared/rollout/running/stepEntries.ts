import { parseStates } from '@/domain/features/featureStates';
import { describeStepOfRollout, toChangeOutcome } from '@/domain/rollout/journalOfStep';
import { type Rollout, type RolloutStep, type RolloutSubject } from '@/domain/rollout/rollout';
import { type PortalThunk } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journalState';
import { recordCompletion, recordWriteFinished, recordWriteStarted } from '@/session/journal/journalThunks';
import { loadJournal } from '@/session/journal/loadJournal';
import { toFeaturesChangeObject } from '@/shared/writes/featuresJournal';
import { createWriter } from './createWriter';

/** A thunk: adds the entry of the journal for a write of a step. Returns its id. `before`: the value that was read just before. */
export function startEntry(rollout: Rollout, step: RolloutStep, before: string): PortalThunk<string> {
  const { subject, reason } = rollout;
  return recordWriteStarted({
    ...createWriter(subject).describe(step, before),
    rollout: describeStepOfRollout(rollout, step),
    ...(step.revertedId !== undefined && { revertedId: step.revertedId }),
    reason,
  });
}

/** A thunk: completes the entry of the journal for the last write of a step. */
export function completeEntry({ subject }: Rollout, step: RolloutStep, message: string): PortalThunk {
  return (dispatch, getState) => {
    const { changeId: id } = step;
    const entry = selectJournal(getState()).changes.find((change) => change.id === id);
    const outcome = toChangeOutcome(subject, step, entry?.before ?? null);
    dispatch(recordWriteFinished(id, outcome, message));
    if (step.status === 'done') dispatch(completePartialEntries(subject, step));
  };
}

/**
 * A thunk: completes the entry for a write of before, perhaps before a reload. A rollout that this tab has taken over has its
 * entries in the journal of the other tab, so this one gets its own. Returns the id of the entry.
 */
export function completeOrAddEntry(
  rollout: Rollout,
  step: RolloutStep,
  message: string,
): PortalThunk<string> {
  return (dispatch, getState) => {
    dispatch(loadJournal());
    const entry = selectJournal(getState()).changes.find(({ id }) => id === step.changeId);
    const changeId = entry?.id ?? dispatch(startEntry(rollout, step, getKnownBefore(step)));
    dispatch(completeEntry(rollout, { ...step, changeId }, message));
    return changeId;
  };
}

/** A thunk for a step of which nothing is left to write after an earlier try. Returns the id of its entry. */
export function completeEntryOfEarlierWrite(rollout: Rollout, step: RolloutStep): PortalThunk<string | null> {
  return (dispatch) => {
    // An earlier check had found that it was not in effect, and now it is.
    if (step.written !== 'partly')
      return dispatch(completeOrAddEntry(rollout, step, 'A check found that it was applied.'));
    // The step's entry says which call was refused. The other half is not of this rollout.
    dispatch(completePartialEntries(rollout.subject, step));
    return step.changeId;
  };
}

const getKnownBefore = ({ before, planned }: RolloutStep) => before ?? planned;

/** A thunk: of earlier tries one of two calls was applied, and now the other is, too. */
function completePartialEntries(subject: RolloutSubject, step: RolloutStep): PortalThunk {
  return (dispatch) => {
    if (subject.kind !== 'features') return;
    const object = toFeaturesChangeObject(subject.application);
    dispatch(recordCompletion(step.agency.abbreviation, object, ({ after }) => isReached(step, after)));
  };
}

/** Whether everything that an earlier entry has changed is now as it is to be. */
function isReached({ target }: RolloutStep, after: string | null): boolean {
  const states = parseStates(target);
  return after !== null && [...parseStates(after)].every(([name, isOn]) => states.get(name) === isOn);
}
