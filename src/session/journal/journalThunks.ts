import { nanoid } from '@reduxjs/toolkit';
import {
  type Change,
  type ChangeObject,
  type ChangeOutcome,
  isSameTarget,
  needsCheck,
} from '@/domain/changes/change';
import { type Failure, isOutcomeUnknown } from '@/domain/failures';
import { type VerifyResult } from '@/domain/failureTexts/unknownOutcome';
import { JOURNAL_REASON_LENGTH_LIMIT, JOURNAL_VALUE_LENGTH_LIMIT } from '@/domain/limits';
import { redactSecrets } from '@/lib/redactSecrets';
import { limitLength } from '@/lib/text/limitLength';
import { selectAdministratorEmail } from '../auth/administratorEmail';
import { getPlatformTime } from '../auth/clockSkew';
import { selectAgencyToken, selectRegion } from '../auth/sessionSlice';
import { isExpired } from '../auth/tokenExpiry';
import { type PortalState, type PortalThunk } from '../hooks';
import { changeAcknowledged, changesCompleted, writeFinished, writeStarted } from './journalSlice';
import { selectJournal } from './journalState';
import { loadJournal } from './loadJournal';

export interface StartedWrite {
  /** The id of its entry, if it is known before; by default a new one. */
  id?: string;
  agency: string | null;
  object: ChangeObject;
  /** The values as JSON texts, without passwords, tokens and keys. */
  before: string | null;
  after: string | null;
  /** Display names of values, as in `ChangeValues`. */
  words?: Readonly<Record<string, string>>;
  /** The id of the change whose previous values this write sets again. */
  revertedId?: string;
  /** The rollout that makes it. */
  rollout?: string;
  reason?: string;
  /** The values look like a secret; the journal must not store them. */
  isSecret?: boolean;
}

/** A thunk for a write that is sent. Returns the change's id for `recordWriteFinished`. */
export function recordWriteStarted(write: StartedWrite): PortalThunk<string> {
  const { id = nanoid(), agency, object, before, after, words, revertedId, rollout } = write;
  const { reason = '', isSecret = false } = write;
  return (dispatch, getState) => {
    dispatch(loadJournal());
    const state = getState();
    const isTooLong = [before, after].some((text) => (text?.length ?? 0) > JOURNAL_VALUE_LENGTH_LIMIT);
    const administrator = agency === null ? undefined : selectWritingAdministrator(state, agency);
    const withheld = isSecret ? 'secret' : isTooLong ? 'tooLong' : null;
    dispatch(
      writeStarted({
        id,
        at: getPlatformTime(state),
        operator: state.session.email,
        ...(administrator !== undefined && { administrator }),
        region: selectRegion(state),
        agency,
        object,
        before: withheld ? null : before,
        after: withheld ? null : after,
        withheld,
        ...(words && !withheld && { words }),
        ...(revertedId !== undefined && { revertedId }),
        ...(rollout !== undefined && { rollout }),
        outcome: 'unknown',
        message: null,
        reason: limitLength(reason, JOURNAL_REASON_LENGTH_LIMIT),
      }),
    );
    return id;
  };
}

/** An expired token is not sent: the write waits for one that is got with the operator's account (decision 5). */
function selectWritingAdministrator(state: PortalState, agency: string): string | undefined {
  const isRenewedFirst = isExpired(selectAgencyToken(state, agency) ?? '', state.session.clockSkewMs);
  return isRenewedFirst ? undefined : selectAdministratorEmail(state, agency);
}

interface FinishedWriteDetails {
  /** The values after the write, when they differ from those that were sent. */
  after?: string;
  /** Whether only one of the write's calls has finished, and the next is sent now. */
  isSending?: boolean;
  /** Whether a check, not the platform, says that the write has failed. */
  isFoundNotApplied?: boolean;
}

/**
 * A thunk for an outcome that has become known, or has changed. `id`: from `recordWriteStarted`; null if the journal has
 * no such change. `message`: the text that the screen shows.
 */
export function recordWriteFinished(
  id: string | null,
  outcome: ChangeOutcome,
  message: string,
  details: FinishedWriteDetails = {},
): PortalThunk {
  return (dispatch) => {
    dispatch(loadJournal());
    if (id !== null) dispatch(writeFinished({ id, outcome, message: redactSecrets(message), ...details }));
  };
}

/** A thunk for a failed write, whose outcome may be unknown (decision 19). */
export function recordWriteFailed(id: string | null, failure: Failure, message: string): PortalThunk {
  return recordWriteFinished(id, isOutcomeUnknown(failure) ? 'unknown' : 'failed', message);
}

/** A thunk: the id of the object's latest change that is still to check, for a write whose own id is not known. */
export function findChangeToCheck(agency: string | null, object: ChangeObject): PortalThunk<string | null> {
  return (dispatch, getState) => {
    dispatch(loadJournal());
    const state = getState();
    const target = { region: selectRegion(state), agency, object };
    return (
      selectJournal(state).changes.findLast((change) => needsCheck(change) && isSameTarget(change, target))
        ?.id ?? null
    );
  };
}

/** A thunk: closes the changes of the object whose missing half a later write has applied. */
export function recordCompletion(
  agency: string | null,
  object: ChangeObject,
  isComplete: (change: Change) => boolean = () => true,
): PortalThunk {
  return (dispatch, getState) => {
    dispatch(loadJournal());
    const state = getState();
    const target = { region: selectRegion(state), agency, object };
    const ids = selectJournal(state)
      .changes.filter((change) => needsCheck(change) && isSameTarget(change, target) && isComplete(change))
      .map(({ id }) => id);
    if (ids.length > 0) dispatch(changesCompleted({ ids, at: getPlatformTime(state) }));
  };
}

/** A thunk for the result of 'Check now'. Without `id`, it is of the object's latest change that is still to check. */
export function recordVerification(
  agency: string | null,
  object: ChangeObject,
  result: VerifyResult,
  id?: string,
): PortalThunk {
  return (dispatch) => {
    if (result === 'unknown') return;
    const changeId = id ?? dispatch(findChangeToCheck(agency, object));
    dispatch(
      result === 'applied'
        ? recordWriteFinished(changeId, 'succeeded', 'A check found that it was applied.')
        : recordWriteFinished(changeId, 'failed', 'A check found that it was not applied.', {
            isFoundNotApplied: true,
          }),
    );
  };
}

/** A thunk: nothing can check the change any more. `id` as in `recordVerification`. */
export function recordAcknowledgement(agency: string | null, object: ChangeObject, id?: string): PortalThunk {
  return (dispatch) => {
    const changeId = id ?? dispatch(findChangeToCheck(agency, object));
    dispatch(loadJournal());
    if (changeId !== null) dispatch(changeAcknowledged({ id: changeId, isAcknowledged: true }));
  };
}
