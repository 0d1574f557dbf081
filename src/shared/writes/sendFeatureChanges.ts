import { type ActiveFeatures, appfeaturesApi } from '@/api/appfeatures';
import { fetchUncached } from '@/api/client/fetchUncached';
import { readNow } from '@/api/client/readNow';
import { type Application } from '@/domain/entities/application';
import { type Failure, isOutcomeUnknown, type Result, toFailure } from '@/domain/failures';
import { buildAddedFeature, type FeatureChanges } from '@/domain/features/featureChanges';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { type PortalThunk } from '@/session/hooks';

const { addFeatures, removeFeatures, getActiveFeatures } = appfeaturesApi.endpoints;

interface ApplicationOf {
  agency: string;
  application: Application;
  /** Whether the call is of a rollout. */
  isBackground?: true;
}

export interface SentFeatures {
  /** Null for a call that was accepted, or not sent. */
  addFailure: Failure | null;
  removeFailure: Failure | null;
  failures: readonly Failure[];
  /** The calls that may be applied in spite of their failure (decision 19). */
  unknownCalls: { added: boolean; removed: boolean };
}

/**
 * A thunk: sends the calls of a change of features that have something to send, first the one that adds, then the one that
 * removes. `stopsAtFailure`: the second is not sent when the first has failed.
 */
export function sendFeatureChanges({
  agency,
  application,
  changes,
  stopsAtFailure = false,
  isBackground,
}: ApplicationOf & { changes: FeatureChanges; stopsAtFailure?: boolean }): PortalThunk<
  Promise<SentFeatures>
> {
  return async (dispatch, getState) => {
    const now = new Date(getPlatformTime(getState()));
    const added = changes.added.map((name) => buildAddedFeature(name, now));
    const removed = [...changes.removed];
    let addFailure: Failure | null = null;
    let removeFailure: Failure | null = null;
    if (added.length > 0) {
      const arg = { agency, application, features: added, isBackground };
      const { error } = await dispatch(addFeatures.initiate(arg, { track: false }));
      addFailure = error ? toFailure(error) : null;
    }
    if (removed.length > 0 && !(stopsAtFailure && addFailure)) {
      const arg = { agency, application, features: removed, isBackground };
      const { error } = await dispatch(removeFeatures.initiate(arg, { track: false }));
      removeFailure = error ? toFailure(error) : null;
    }
    return {
      addFailure,
      removeFailure,
      failures: [addFailure, removeFailure].filter((failure) => failure !== null),
      unknownCalls: {
        added: addFailure !== null && isOutcomeUnknown(addFailure),
        removed: removeFailure !== null && isOutcomeUnknown(removeFailure),
      },
    };
  };
}

type ReadAfterWrite = ApplicationOf & {
  /** Why the removal before this read has failed; null if it has not. */
  removeFailure?: Failure | null;
};

/** A thunk: the names of the features that are on, or why they could not be loaded. */
export function readActiveNames(
  arg: ReadAfterWrite,
  signal?: AbortSignal,
): PortalThunk<Promise<Result<ReadonlySet<string>>>> {
  return async (dispatch, getState) => {
    // Without a connection the call would only fail after its retries.
    if (!getState().notices.isOnline) return { error: { kind: 'offline' } };
    const { data, error } = await dispatch(readFeatures(arg, signal));
    if (error) return { error };
    // Perhaps neither call has reached the service: then this 404 does not mean that the features are off.
    if (data.isNotFound && arg.removeFailure?.status === 404) return { error: arg.removeFailure };
    // A row that could not be parsed may be one of the changed features.
    if (data.invalidRowCount > 0) return { error: { kind: 'unreadable' } };
    return { data: new Set(data.rows.map(({ name }) => name)) };
  };
}

function readFeatures(
  { agency, application, isBackground }: ApplicationOf,
  signal?: AbortSignal,
): PortalThunk<Promise<Result<ActiveFeatures>>> {
  return (dispatch) =>
    isBackground
      ? // No page shows what a rollout reads (decision 146).
        dispatch(fetchUncached(getActiveFeatures, { agency, application }, { isBackground }))
      : dispatch(readNow(getActiveFeatures, { agency, application }, signal));
}
