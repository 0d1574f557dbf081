import { nanoid } from '@reduxjs/toolkit';
import { type ChangeObject, type ChangeOutcome } from '../domain/change';
import { type Failure, isOutcomeUnknown } from '../domain/failures';
import { type VerifyResult } from '../domain/failureTexts/unknownOutcome';
import { JOURNAL_VALUE_LENGTH_LIMIT } from '../domain/limits';
import { redactSecrets } from '../lib/redactSecrets';
import { type PortalDispatch, type PortalState } from './hooks';
import { injectJournal } from './injectJournal';
import { writeStarted, writeFinished } from './journalSlice';
import { parseOperatorToken } from './parseOperatorToken';
import { selectPsoToken, selectRegion } from './sessionSlice';

interface StartedWrite {
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
export function recordWriteStarted({ agency, object, before, after, words, isSecret = false }: StartedWrite) {
  return (dispatch: PortalDispatch, getState: () => PortalState): string => {
    dispatch(injectJournal());
    const id = nanoid();
    const state = getState();
    const isTooLong = [before, after].some((text) => (text?.length ?? 0) > JOURNAL_VALUE_LENGTH_LIMIT);
    const withheld = isSecret ? 'secret' : isTooLong ? 'tooLong' : null;
    dispatch(
      writeStarted({
        id,
        at: Date.now(),
        operator: parseOperatorToken(selectPsoToken(state)).email,
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

interface FinishedWriteDetails {
  /** Which write it was, where that is known: else the latest one to the object. */
  id?: string;
  /** Where more is known of what it has made. */
  after?: string;
}

/** To be dispatched once a write's end is known, or known better; `message` is what is shown of it. */
export function recordWriteFinished(
  agency: string | null,
  object: ChangeObject,
  outcome: ChangeOutcome,
  message: string,
  details: FinishedWriteDetails = {},
) {
  return (dispatch: PortalDispatch, getState: () => PortalState): void => {
    const region = selectRegion(getState());
    dispatch(
      writeFinished({
        region,
        agency,
        object,
        outcome,
        message: redactSecrets(message),
        ...details,
      }),
    );
  };
}

/** The same for a write that failed: nobody may be able to tell whether it was applied (decision 19). */
export function recordWriteFailed(
  agency: string | null,
  object: ChangeObject,
  failure: Failure,
  message: string,
  details: FinishedWriteDetails = {},
) {
  return recordWriteFinished(
    agency,
    object,
    isOutcomeUnknown(failure) ? 'unknown' : 'failed',
    message,
    details,
  );
}

/** The same for what 'Check now' has found; where that tells nothing, what is known stays. */
export function recordVerification(agency: string | null, object: ChangeObject, result: VerifyResult) {
  return (dispatch: PortalDispatch): void => {
    if (result === 'applied')
      dispatch(recordWriteFinished(agency, object, 'succeeded', 'A check found that it was applied.'));
    else if (result === 'notApplied')
      dispatch(recordWriteFinished(agency, object, 'failed', 'A check found that it was not applied.'));
  };
}
