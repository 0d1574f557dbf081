import { nanoid } from '@reduxjs/toolkit';
import { type ChangeObject, type ChangeOutcome } from '../domain/change';
import { type Failure, mayHaveBeenApplied } from '../domain/failures';
import { type CheckResult } from '../domain/failureTexts/uncertain';
import { JOURNAL_TEXT_LIMIT } from '../domain/limits';
import { withoutSecrets } from '../lib/withoutSecrets';
import { type PortalDispatch, type PortalState } from './hooks';
import { joinJournal } from './joinJournal';
import { changeNoted, changeSettled } from './journalSlice';
import { operatorOf } from './operator';
import { selectPsoToken, selectRegion } from './sessionSlice';

interface Sent {
  agency: string | null;
  object: ChangeObject;
  /** JSON texts. Nothing secret: no password, no token, no key. */
  before: string | null;
  after: string | null;
  /** What the screen calls values that the platform names otherwise. */
  words?: Readonly<Record<string, string>>;
  /** The values look like a secret: they stay out. */
  isSecret?: boolean;
}

/**
 * To be dispatched as a write is sent: from then on it is in the record, its outcome unknown until `changeEnded`, which
 * takes the id that this gives.
 */
export function changeSent({ agency, object, before, after, words, isSecret = false }: Sent) {
  return (dispatch: PortalDispatch, getState: () => PortalState): string => {
    dispatch(joinJournal());
    const id = nanoid();
    const state = getState();
    const isTooLong = [before, after].some((text) => (text?.length ?? 0) > JOURNAL_TEXT_LIMIT);
    const withheld = isSecret ? 'secret' : isTooLong ? 'tooLong' : null;
    dispatch(
      changeNoted({
        id,
        at: Date.now(),
        operator: operatorOf(selectPsoToken(state)).email,
        region: selectRegion(state),
        agency,
        object,
        before: withheld ? null : before,
        after: withheld ? null : after,
        withheld,
        ...(words && !withheld && { words }),
        outcome: 'unknown',
        message: null,
        reason: '',
      }),
    );
    return id;
  };
}

interface Known {
  /** Which write it was, where that is known: else the latest one to the object. */
  id?: string;
  /** Where more is known of what it has made. */
  after?: string;
}

/** To be dispatched once a write's end is known, or known better; `message` is what is shown of it. */
export function changeEnded(
  agency: string | null,
  object: ChangeObject,
  outcome: ChangeOutcome,
  message: string,
  known: Known = {},
) {
  return (dispatch: PortalDispatch, getState: () => PortalState): void => {
    const region = selectRegion(getState());
    dispatch(
      changeSettled({
        region,
        agency,
        object,
        outcome,
        message: withoutSecrets(message),
        ...known,
      }),
    );
  };
}

/** The same for a write that failed: nobody may be able to tell whether it was applied (decision 19). */
export function changeFailed(
  agency: string | null,
  object: ChangeObject,
  failure: Failure,
  message: string,
  known: Known = {},
) {
  return changeEnded(agency, object, mayHaveBeenApplied(failure) ? 'unknown' : 'failed', message, known);
}

/** The same for what 'Check now' has found; where that tells nothing, what is known stays. */
export function changeChecked(agency: string | null, object: ChangeObject, result: CheckResult) {
  return (dispatch: PortalDispatch): void => {
    if (result === 'applied')
      dispatch(changeEnded(agency, object, 'succeeded', 'A check found that it was applied.'));
    else if (result === 'notApplied')
      dispatch(changeEnded(agency, object, 'failed', 'A check found that it was not applied.'));
  };
}
