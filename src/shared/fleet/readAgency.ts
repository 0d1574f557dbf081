import { type Agency } from '@/domain/entities/agency';
import { type Failure } from '@/domain/failures';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { copyServerMessage } from '@/domain/failureTexts/serverMessages';
import { describeFailureToStore, describeSignInFailureToStore } from '@/domain/failureTexts/storedFailures';
import {
  type DoneOutcome,
  type FailedOutcome,
  type FleetAnswers,
  type FleetKind,
  type FleetOutcome,
  type FleetRun,
} from '@/domain/fleet/fleetRun';
import { type FairQueue } from '@/lib/fairQueue';
import { logUnexpectedError } from '@/lib/log';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { type PortalThunk } from '@/session/hooks';
import { type AgencyReader, type ReadOptions } from './agencyReader';
import { isPlatformDown } from './isPlatformDown';
import { readFeatures } from './readFeatures';
import { readHealth } from './readHealth';
import { readPlan } from './readPlan';
import { readRiders } from './readRiders';
import { readRules } from './readRules';
import { signInForRun } from './signInForRun';

const READERS: Readonly<Record<FleetKind, AgencyReader<never, FleetAnswers[FleetKind]>>> = {
  health: readHealth,
  rules: readRules,
  features: readFeatures,
  riders: readRiders,
  lookup: readRiders,
  plan: readPlan,
};

/** A thunk: signs in to one agency of a run and reads it. Returns its outcome; null when the run was stopped meanwhile. */
export function readAgency(
  { kind, task }: FleetRun,
  agency: Agency,
  queue: FairQueue,
  options: ReadOptions,
): PortalThunk<Promise<FleetOutcome | null>> {
  return async (dispatch, getState) => {
    const { signal } = options;
    // The time of the first call: what is written during the reading can be missing in what was read.
    let at = getPlatformTime(getState());
    const endWith = (end: Omit<DoneOutcome, 'at'> | Omit<FailedOutcome, 'at'>) =>
      signal.aborted ? null : { ...end, at };
    const fail = (failure: Failure, message: string, isDown = isPlatformDown(failure)) =>
      endWith({ status: 'failed', message, ...copyServerMessage(failure), isPlatformDown: isDown });
    try {
      const signInFailure = await signIn();
      if (signInFailure) return fail(signInFailure, describeSignInFailureToStore(signInFailure));
      const reading = await READERS[kind](agency, task as never, options);
      const { data: answer, error, isPlatformDown: isDown } = reading;
      if (error) return fail(error, describeFailureToStore(error), isDown);
      return endWith({ status: 'done', answer, ...(isDown && { isPlatformDown: isDown }) });
    } catch (error) {
      if (!signal.aborted) logUnexpectedError('an agency of a run', error);
      const failure = { kind: 'unspecified' } as const;
      return fail(failure, describeFailure(failure));
    }

    /** A sign-in is one of the calls that are in flight at the same time. */
    async function signIn(): Promise<Failure | null> {
      const { abbreviation } = agency;
      const release = await queue.acquire(abbreviation, signal);
      at = getPlatformTime(getState());
      try {
        return await dispatch(signInForRun(agency, 'fleet', signal));
      } finally {
        release();
      }
    }
  };
}
