import { parseStates } from '@/domain/features/featureStates';
import { toChangeOutcome } from '@/domain/rollout/journalOfStep';
import { type RolloutStep, type RolloutSubject } from '@/domain/rollout/rollout';
import { type PortalThunk } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journal';
import { recordCompletion, recordWriteFinished } from '@/session/journal/journalThunks';
import { loadJournal } from '@/session/journal/loadJournal';
import { toFeaturesChangeObject } from '@/shared/writes/featuresJournal';
import { createWriter } from './createWriter';

/** A thunk: completes the entry of the journal for the last write of a step. */
export function completeEntry(subject: RolloutSubject, step: RolloutStep, message: string): PortalThunk {
  return (dispatch, getState) => {
    const { agency, changeId: id, planned } = step;
    const { object } = createWriter(subject).describe(step, step.before ?? planned);
    const details = id === null ? {} : { id };
    // After a reload, the entry is that of before.
    dispatch(loadJournal());
    const entry = selectJournal(getState()).changes.find((change) => change.id === id);
    const outcome = toChangeOutcome(subject, step, entry?.before ?? null);
    dispatch(recordWriteFinished(agency.abbreviation, object, outcome, message, details));
    if (outcome === 'succeeded') dispatch(completePartialEntries(subject, step));
  };
}

/** A thunk for a step of which nothing is left to write after an earlier try. */
export function completeEntryOfEarlierWrite(subject: RolloutSubject, step: RolloutStep): PortalThunk {
  return (dispatch) => {
    // The step's entry says which call was refused. The other half is not of this rollout.
    if (step.written === 'partly') dispatch(completePartialEntries(subject, step));
    // An earlier check had found that it was not in effect, and now it is.
    else dispatch(completeEntry(subject, step, 'A check found that it was applied.'));
  };
}

/** A thunk: of earlier tries one of two calls has landed, and now the other has, too. */
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
