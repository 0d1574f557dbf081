import { type Application } from '@/domain/entities/application';
import { type Failure, isOutcomeUnknown } from '@/domain/failures';
import { describeUnappliedFeatures } from '@/domain/failureTexts/appFeatures';
import { countChanges, type FeatureChanges, findUnappliedChanges } from '@/domain/features/featureChanges';
import {
  findChangeToCheck,
  recordCompletion,
  recordWriteFinished,
  recordWriteStarted,
} from '@/session/journal/journalThunks';
import {
  describeFeaturesWrite,
  isInEffect,
  toFeaturesChangeObject,
  toJournalOutcome,
} from '@/shared/writes/featuresJournal';
import { readActiveNames, sendFeatureChanges } from '@/shared/writes/sendFeatureChanges';
import { type WriteDescriptor } from '@/shared/writes/useWrite';
import { waitForOptionalRead } from '@/shared/writes/waitForOptionalRead';

/** For a submission that is not sent yet, or whose result was read. */
const NO_UNKNOWN_CALLS = { added: false, removed: false } as const;

/** A submitted change of an application's features. */
export interface FeaturesSubmission {
  agency: string;
  application: Application;
  changes: FeatureChanges;
  /** The journal's id of the change that this one puts back. */
  revertedId?: string;
  /** The features that had their new state just before it was sent: a colleague has changed them. */
  alreadySet: readonly string[];
  /** Whether a call was made that changes features. */
  isSent: boolean;
  /** The failures of the calls. Empty when the platform has accepted all of them, and when `areFailuresUnknown`. */
  failures: readonly Failure[];
  /** Whether the answers are not known here: a queue has opened the dialog to check them, or an error has lost them. */
  areFailuresUnknown?: boolean;
  /** The failure of the removing call; null if it was accepted, or not sent. */
  removeFailure: Failure | null;
  /** The calls that may be applied in spite of their failure (decision 19). None after a verification. */
  unknownCalls: { added: boolean; removed: boolean };
  /** The changes that are not in effect; null when that is not known, because the features could not be loaded. */
  unappliedChanges: FeatureChanges | null;
}

/** A submission that is not sent yet. */
export function createSubmission(
  target: Pick<FeaturesSubmission, 'agency' | 'application' | 'changes' | 'revertedId'>,
): FeaturesSubmission {
  return {
    ...target,
    alreadySet: [],
    isSent: false,
    failures: [],
    removeFailure: null,
    unknownCalls: NO_UNKNOWN_CALLS,
    unappliedChanges: null,
  };
}

/** Both calls, or the one that the changes need: each may be applied. */
export function getAllCalls({ added, removed }: FeatureChanges): FeaturesSubmission['unknownCalls'] {
  return { added: added.length > 0, removed: removed.length > 0 };
}

interface Listeners {
  /** Called before the first call that changes features. */
  onSent: (application: Application) => void;
  onVerified: (application: Application, appliedChanges: FeatureChanges) => void;
}

/**
 * A change of features, in two calls: one adds, the other removes. The features are read first, only to say what was there
 * before: a failed or slow reading does not stop the calls (decision 23). Afterwards the features are loaded again to see
 * which changes were applied (decision 20).
 */
export function buildFeaturesWrite({
  onSent,
  onVerified,
}: Listeners): WriteDescriptor<FeaturesSubmission, AbortSignal> {
  return {
    send: (unsent, signal, showProgress) => async (dispatch) => {
      const { agency, application, changes, revertedId } = unsent;
      const reading = new AbortController();
      const beginRead = readActiveNames({ agency, application }, reading.signal);
      const { data: namesBefore, error } = (await waitForOptionalRead(dispatch(beginRead), signal)) ?? {};
      // The reading after the calls would wait for one that has no answer yet.
      reading.abort();
      // The screen was left, or the session has ended.
      if (signal.aborted || error?.kind === 'aborted' || error?.status === 401)
        return {
          subject: { ...unsent, unappliedChanges: changes },
          failures: error ? [error] : [],
          isApplied: false,
          isOutcomeUnknown: false,
        };
      const submission = {
        ...unsent,
        isSent: true,
        alreadySet: [
          ...changes.added.filter((name) => namesBefore?.has(name)),
          ...changes.removed.filter((name) => namesBefore?.has(name) === false),
        ],
      };
      // What the dialog has if an error ends this function.
      showProgress({ ...submission, areFailuresUnknown: true, unknownCalls: getAllCalls(changes) });
      onSent(application);
      const changeId = dispatch(
        recordWriteStarted({
          agency,
          ...describeFeaturesWrite(application, changes, namesBefore),
          ...(revertedId !== undefined && { revertedId }),
        }),
      );
      const { failures, removeFailure, unknownCalls } = await dispatch(sendFeatureChanges(submission));
      const { data: activeNames } = await dispatch(readActiveNames({ agency, application, removeFailure }));
      const isRefused = areAllRefused(changes, failures, removeFailure);
      // A refused change has left the features as they were.
      const namesNow = activeNames ?? (isRefused ? namesBefore : undefined);
      const unappliedChanges = namesNow
        ? findUnappliedChanges(changes, namesNow)
        : isRefused
          ? changes
          : null;
      const [journalOutcome, message] = toJournalOutcome({
        changes,
        alreadySet: submission.alreadySet,
        failures,
        unknownCalls,
        unappliedChanges,
      });
      dispatch(recordWriteFinished(changeId, journalOutcome, message));
      if (activeNames) dispatch(closeCompletedChanges(submission, activeNames));
      // Also accepted changes when the features could not be loaded, and those in effect whose answers were lost.
      const isApplied = journalOutcome === 'succeeded';
      if (isApplied) onVerified(application, changes);
      else if (unappliedChanges) onVerified(application, excludeChanges(changes, unappliedChanges));
      const subject = { ...submission, failures, removeFailure, unknownCalls, unappliedChanges };
      return { subject, failures, isApplied, changeId };
    },
    verify:
      (submission, { changeId, reportNotApplied }) =>
      async (dispatch) => {
        const { agency, application, changes } = submission;
        const { data: activeNames } = await dispatch(readActiveNames(submission));
        if (!activeNames)
          return {
            result: 'unknown',
            text: 'the features could not be loaded. Check again in a moment.',
            subject: { ...submission, unappliedChanges: null },
          };
        const unappliedChanges = findUnappliedChanges(changes, activeNames);
        const isPartlyInEffect = countChanges(unappliedChanges) < countChanges(changes);
        const verification =
          countChanges(unappliedChanges) === 0
            ? ({ result: 'applied', text: '' } as const)
            : reportNotApplied(...describeUnappliedFeatures(isPartlyInEffect));
        const unknownCalls = verification.result === 'unknown' ? submission.unknownCalls : NO_UNKNOWN_CALLS;
        const verified = { ...submission, unknownCalls, unappliedChanges };
        const [journalOutcome, message] = toJournalOutcome(verified);
        const id = changeId ?? dispatch(findChangeToCheck(agency, toFeaturesChangeObject(application)));
        dispatch(recordWriteFinished(id, journalOutcome, message));
        dispatch(closeCompletedChanges(submission, activeNames));
        onVerified(application, excludeChanges(changes, unappliedChanges));
        return { ...verification, isPartlyInEffect, subject: verified };
      },
  };
}

function excludeChanges(changes: FeatureChanges, { added, removed }: FeatureChanges): FeatureChanges {
  return {
    added: changes.added.filter((name) => !added.includes(name)),
    removed: changes.removed.filter((name) => !removed.includes(name)),
  };
}

/**
 * Whether it is certain without the features that nothing was applied. A removal with the status 404 can mean that there
 * are no features: then the removed ones are off.
 */
function areAllRefused(
  { added, removed }: FeatureChanges,
  failures: readonly Failure[],
  removeFailure: Failure | null,
): boolean {
  const callCount = [added, removed].filter(({ length }) => length > 0).length;
  const refusals = failures.filter((failure) => !isOutcomeUnknown(failure));
  return refusals.length === callCount && removeFailure?.status !== 404;
}

/** Earlier changes of the application that were applied in part, and are now in effect completely. */
function closeCompletedChanges(
  { agency, application }: FeaturesSubmission,
  activeNames: ReadonlySet<string>,
) {
  return recordCompletion(agency, toFeaturesChangeObject(application), (change) =>
    isInEffect(change, activeNames),
  );
}
