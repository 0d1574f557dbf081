import { type Failure, toFailure } from '@/domain/failures';
import { type PortalThunk } from '../hooks';
import {
  recordWriteFailed,
  recordWriteFinished,
  recordWriteStarted,
  type StartedWrite,
} from './journalThunks';

interface RecordedWrite {
  /** The entry that the change journal records before the call. */
  change: StartedWrite;
  /** The call, for example `endpoint.initiate(arg, { track: false })`: untracked, the store does not keep its argument. */
  call: PortalThunk<PromiseLike<{ error?: unknown }>>;
  /** The screen's texts for the outcome, which the journal records after the call. */
  successText: string;
  describeFailure: (failure: Failure) => string;
}

/**
 * A thunk for a write of one call: sends it, and records it in the change journal before and after the call. Resolves
 * with the call's failure, if it has failed, and the id of the journal's entry.
 */
export function sendRecordedWrite(
  write: RecordedWrite,
): PortalThunk<Promise<{ failures: readonly Failure[]; changeId: string }>> {
  return async (dispatch) => {
    const { change, call, successText, describeFailure } = write;
    const changeId = dispatch(recordWriteStarted(change));
    const { error } = await dispatch(call);
    if (error === undefined) {
      dispatch(recordWriteFinished(changeId, 'succeeded', successText));
      return { failures: [], changeId };
    }
    const failure = toFailure(error);
    dispatch(recordWriteFailed(changeId, failure, describeFailure(failure)));
    return { failures: [failure], changeId };
  };
}
