import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { describeSignInFailureToStore } from '@/domain/failureTexts/storedFailures';
import { decideStep, getBefore } from '@/domain/rollout/decideStep';
import {
  evaluateVerification,
  evaluateWrite,
  type FailedRead,
  type ReadResult,
} from '@/domain/rollout/evaluateStep';
import { mayBeWritten, type Rollout, type RolloutStep, type RolloutSubject } from '@/domain/rollout/rollout';
import { findStep, type StepChange, toStopped } from '@/domain/rollout/transitions';
import { logUnexpectedError } from '@/lib/log';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { runTokenDropped } from '@/session/auth/runTokensSlice';
import { type ThunkStore } from '@/session/hooks';
import { signInForRun } from '@/shared/fleet/signInForRun';
import { stepChanged, stepFinished, stepVerified } from '../rolloutSlice';
import { selectRollout } from '../rolloutState';
import { createWriter } from './createWriter';
import { completeEntry, completeEntryOfEarlierWrite, completeOrAddEntry, startEntry } from './stepEntries';
import { takeTurn } from './takeTurn';

interface Context extends ThunkStore {
  /** Resolves when the storage has the state of now, or cannot be written. */
  flush: () => Promise<unknown>;
}

/** Redux DevTools can show an earlier state. Actions then change only the state that is not shown. */
const EARLIER_STATE_TEXT = 'The page showed an earlier state of the rollout.';

/** Reads, compares, writes and verifies the agencies of a rollout. */
export function createStepRunner({ dispatch, getState, flush }: Context) {
  const report =
    (create: typeof stepChanged | typeof stepFinished | typeof stepVerified, step: RolloutStep) =>
    (change: StepChange) =>
      void dispatch(
        create({
          abbreviation: step.agency.abbreviation,
          at: getPlatformTime(getState()),
          change: { callId: undefined, ...change },
        }),
      );

  /** One agency, from the sign-in to the verification. */
  async function run(rollout: Rollout, step: RolloutStep): Promise<void> {
    const change = report(stepChanged, step);
    const finish = report(stepFinished, step);
    change({ status: 'checking' });
    let isSent = false;
    try {
      const failed = await signIn(step);
      if (isGone(rollout)) return;
      if (failed) return finish({ status: 'failed', note: failed.problem, callId: failed.callId });
      const result = await read(rollout.subject, step);
      if (isGone(rollout)) return;
      if (result.value === undefined) {
        const note = `It could not be read: ${result.problem}`;
        return finish({ status: 'failed', note, callId: result.callId });
      }
      const end = decideStep(rollout, step, result.value);
      if (end) {
        if (end.status !== 'done') return finish(end);
        const changeId = dispatch(completeEntryOfEarlierWrite(rollout, { ...step, ...end }));
        return finish({ ...end, changeId });
      }
      // Stop was pressed meanwhile.
      if (selectRollout(getState())?.status === 'stopped') return change(toStopped(step));
      const sending = startWrite(rollout, step, result.value);
      change(sending);
      await flush();
      if (isGone(rollout)) return;
      // Otherwise it is not stored as being sent.
      if (findCurrent(rollout, step).status !== 'sending')
        return endWithoutResult(rollout, { ...step, ...sending }, false, EARLIER_STATE_TEXT);
      isSent = true;
      await write(rollout, { ...step, ...sending }, result.value, step.changeId);
    } catch (error) {
      if (isGone(rollout)) return;
      logUnexpectedError('an agency of a rollout', error);
      endWithoutResult(rollout, findCurrent(rollout, step), isSent, describeFailure({ kind: 'unspecified' }));
    } finally {
      dropToken(step);
    }
  }

  /** Ends an agency that has no result. `isSent`: whether its write may have left. */
  function endWithoutResult(rollout: Rollout, step: RolloutStep, isSent: boolean, note: string): void {
    const end: StepChange = isSent
      ? { status: 'unknown', written: 'unknown', note, unansweredAt: Date.now() }
      : { status: 'failed', note };
    report(stepFinished, step)(end);
    // Without this, the journal would show its entry as one that is still being sent.
    if (step.status !== 'sending') return;
    dispatch(completeEntry(rollout, { ...step, ...end, written: isSent ? 'unknown' : 'no' }, note));
  }

  /** Ends an agency that is under way, but not here: an earlier state was shown when its answer came. */
  function endInterrupted(rollout: Rollout, step: RolloutStep): void {
    endWithoutResult(rollout, step, step.status === 'sending', EARLIER_STATE_TEXT);
  }

  /** The step as it is shown now. */
  function findCurrent(rollout: Rollout, step: RolloutStep): RolloutStep {
    return findStep(selectRollout(getState()) ?? rollout, step.agency.abbreviation) ?? step;
  }

  /** Adds the entry of the journal. Returns what the step is while it is sent. */
  function startWrite(rollout: Rollout, step: RolloutStep, value: string) {
    const changeId = dispatch(startEntry(rollout, step, value));
    return { status: 'sending', before: getBefore(step, value), after: null, note: null, changeId } as const;
  }

  /** `earlierId`: of the entry of the write before this one. */
  async function write(
    rollout: Rollout,
    step: RolloutStep,
    value: string,
    earlierId: string | null,
  ): Promise<void> {
    const { subject } = rollout;
    const sent = await dispatch(createWriter(subject).send(step, value));
    if (isGone(rollout)) return;
    const result = sent.written === 'yes' ? await read(subject, step) : null;
    if (isGone(rollout)) return;
    const end = evaluateWrite(subject, step, sent, result);
    // The entry is of this write alone, and the step of all tries.
    dispatch(
      completeEntry(
        rollout,
        { ...step, ...end, written: sent.written },
        result && end.note ? end.note : sent.message,
      ),
    );
    const mayEarlierBeApplied = !mayBeWritten(sent) && mayBeWritten(step);
    report(stepFinished, step)(mayEarlierBeApplied ? { ...end, changeId: earlierId } : end);
  }

  async function signIn({ agency }: RolloutStep): Promise<FailedRead | null> {
    const failure = await dispatch(signInForRun(agency, 'rollout'));
    return failure && { problem: describeSignInFailureToStore(failure), callId: failure.callId };
  }

  function dropToken({ agency }: RolloutStep): void {
    dispatch(runTokenDropped({ run: 'rollout', abbreviation: agency.abbreviation }));
  }

  /** Check now: reads an agency whose outcome is unknown. */
  async function verify(rollout: Rollout, abbreviation: string): Promise<void> {
    const step = findStep(rollout, abbreviation);
    const endTurn = step && (await dispatch(takeTurn((state) => selectRollout(state)?.id === rollout.id)));
    if (!endTurn) return;
    try {
      const failed = await signIn(step);
      if (isGone(rollout)) return;
      // Before the reading: what it shows may be older than its end.
      const checkedAt = Date.now();
      const result = failed ?? (await read(rollout.subject, step));
      if (isGone(rollout)) return;
      const end = evaluateVerification(rollout.subject, step, result, checkedAt);
      if (end.status === 'unknown') return report(stepVerified, step)(end);
      const changeId = dispatch(completeOrAddEntry(rollout, { ...step, ...end }, end.note ?? ''));
      report(stepVerified, step)({ ...end, changeId });
    } catch (error) {
      if (isGone(rollout)) return;
      logUnexpectedError('a check of a rollout', error);
      report(stepVerified, step)({ note: describeFailure({ kind: 'unspecified' }) });
    } finally {
      endTurn();
      dropToken(step);
    }
  }

  function read(subject: RolloutSubject, step: RolloutStep): Promise<ReadResult> {
    return dispatch(createWriter(subject).read(step));
  }

  /** The session has ended, or the rollout was closed. */
  function isGone({ id }: Rollout): boolean {
    return selectRollout(getState())?.id !== id;
  }

  return { run, verify, endInterrupted };
}
