import { useCallback, useState } from 'react';
import { appfeaturesApi } from '@/api/appfeatures';
import { type Application } from '@/domain/entities/application';
import { type Failure, isOutcomeUnknown, toFailure } from '@/domain/failures';
import { type VerifyResult } from '@/domain/failureTexts/unknownOutcome';
import {
  buildAddedFeature,
  countChanges,
  type FeatureChanges,
  findUnappliedChanges,
} from '@/domain/featureChanges';
import { type PortalState, usePortalDispatch } from '@/session/hooks';
import { recordWriteFinished, recordWriteStarted } from '@/session/journal/journalThunks';
import { useExclusiveAction } from '@/ui/hooks/useExclusiveAction';
import { describeFeaturesWrite, toFeaturesChangeObject, toJournalOutcome } from './featuresJournal';

const { addFeatures, removeFeatures, getActiveFeatures } = appfeaturesApi.endpoints;

interface SubmittedChanges {
  application: Application;
  changes: FeatureChanges;
}

/** A submission with a failed call, or after which not all changes are in effect. */
export interface FailedSubmission extends SubmittedChanges {
  status: 'failed';
  /** The failures of the calls. Empty when the platform accepted all changes but did not apply them. */
  failures: readonly Failure[];
  /** The changes that are not in effect; null when the features could not be loaded. */
  unappliedChanges: FeatureChanges | null;
  verifyResult: VerifyResult | null;
}

/** `isUnconfirmed`: the platform accepted the changes, but the features could not be loaded again. */
export type Submission =
  | { status: 'idle' }
  | (SubmittedChanges & { status: 'confirming' })
  | (SubmittedChanges & { status: 'processing' })
  | (SubmittedChanges & { status: 'success'; wasVerified: boolean; isUnconfirmed: boolean })
  | FailedSubmission;

/** Whether a call is pending, or has failed but may have been applied. */
export function isSubmissionOutcomeUnknown(submission: Submission): boolean {
  if (submission.status === 'processing') return true;
  return (
    submission.status === 'failed' &&
    submission.failures.some(isOutcomeUnknown) &&
    submission.verifyResult !== 'notApplied'
  );
}

const NO_CHANGES: FeatureChanges = { added: [], removed: [] };

/** A thunk, so that a callback reads the current value without a re-render. */
const readIsOnline = (_dispatch: unknown, getState: () => PortalState) => getState().notices.isOnline;

/**
 * Submits a change of features, from the confirm dialog to the outcome (section 4 of the specification). Adding and removing are two
 * calls. Afterwards the features are loaded again to see which changes were applied (decision 20). `onVerified` gets
 * those that were not.
 */
export function useFeatureSubmission(
  agency: string,
  onVerified: (application: Application, unappliedChanges: FeatureChanges) => void,
) {
  const dispatch = usePortalDispatch();
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });

  const fetchUnappliedChanges = useCallback(
    async ({ application, changes }: SubmittedChanges): Promise<FeatureChanges | null> => {
      // Without a connection the call would only fail after its retries.
      if (!dispatch(readIsOnline)) return null;
      const queryArg = { agency, application };
      // A query that started before the last write may have an outdated result.
      await dispatch(appfeaturesApi.util.getRunningQueryThunk('getActiveFeatures', queryArg));
      const { data, error } = await dispatch(
        getActiveFeatures.initiate(queryArg, { forceRefetch: true, subscribe: false }),
      );
      // A row that could not be parsed may be one of the changed features.
      if (error || !data || data.invalidRowCount > 0) return null;
      return findUnappliedChanges(changes, new Set(data.rows.map(({ name }) => name)));
    },
    [agency, dispatch],
  );

  const [send] = useExclusiveAction(
    useCallback(async () => {
      if (submission.status !== 'confirming') return;
      const { application, changes } = submission;
      setSubmission({ status: 'processing', application, changes });
      const changeId = dispatch(
        recordWriteStarted({ agency, ...describeFeaturesWrite(application, changes) }),
      );
      const failures: Failure[] = [];
      if (changes.added.length > 0) {
        const now = new Date();
        const features = changes.added.map((name) => buildAddedFeature(name, now));
        const { error } = await dispatch(
          addFeatures.initiate({ agency, application, features }, { track: false }),
        );
        if (error) failures.push(toFailure(error));
      }
      if (changes.removed.length > 0) {
        const { error } = await dispatch(
          removeFeatures.initiate({ agency, application, features: [...changes.removed] }, { track: false }),
        );
        if (error) failures.push(toFailure(error));
      }
      const unappliedChanges = await fetchUnappliedChanges({ application, changes });
      const journalOutcome = toJournalOutcome({ changes, failures, unappliedChanges, wasVerified: false });
      dispatch(
        recordWriteFinished(agency, toFeaturesChangeObject(application), ...journalOutcome, { id: changeId }),
      );
      if (unappliedChanges) onVerified(application, unappliedChanges);
      if (failures.length === 0 && (unappliedChanges === null || countChanges(unappliedChanges) === 0)) {
        // Accepted changes count as applied, even if the features could not be loaded.
        onVerified(application, NO_CHANGES);
        setSubmission({
          status: 'success',
          application,
          changes,
          wasVerified: false,
          isUnconfirmed: unappliedChanges === null,
        });
      } else {
        setSubmission({
          status: 'failed',
          application,
          changes,
          failures,
          unappliedChanges,
          verifyResult: null,
        });
      }
    }, [submission, agency, dispatch, fetchUnappliedChanges, onVerified]),
  );

  const [verify, isVerifying] = useExclusiveAction(
    useCallback(async () => {
      if (submission.status !== 'failed') return;
      const { application, changes, failures } = submission;
      const unappliedChanges = await fetchUnappliedChanges(submission);
      if (unappliedChanges) {
        const journalOutcome = toJournalOutcome({ changes, failures, unappliedChanges, wasVerified: true });
        dispatch(recordWriteFinished(agency, toFeaturesChangeObject(application), ...journalOutcome));
      }
      if (unappliedChanges) onVerified(application, unappliedChanges);
      // If the dialog was closed in the meantime, the result is ignored.
      setSubmission((current) => {
        if (current !== submission) return current;
        if (unappliedChanges === null) return { ...submission, unappliedChanges, verifyResult: 'unknown' };
        return countChanges(unappliedChanges) === 0
          ? { status: 'success', application, changes, wasVerified: true, isUnconfirmed: false }
          : { ...submission, unappliedChanges, verifyResult: 'notApplied' };
      });
    }, [submission, agency, dispatch, fetchUnappliedChanges, onVerified]),
  );

  return {
    submission,
    askToConfirm: (submitted: SubmittedChanges) => setSubmission({ status: 'confirming', ...submitted }),
    send,
    verify,
    isVerifying,
    close: () => setSubmission({ status: 'idle' }),
  };
}
