import { useCallback, useState } from 'react';
import { appfeaturesApi } from '@/api/appfeatures';
import { type Application } from '@/domain/entities/application';
import { toFailure, type Failure, isOutcomeUnknown } from '@/domain/failures';
import { type VerifyResult } from '@/domain/failureTexts/unknownOutcome';
import {
  buildAddedFeature,
  countChanges,
  type FeatureChanges,
  findUnappliedChanges,
} from '@/domain/featureChanges';
import { type PortalState, usePortalDispatch } from '@/session/hooks';
import { recordWriteFinished, recordWriteStarted } from '@/session/journalThunks';
import { useExclusiveAction } from '@/ui/useExclusiveAction';
import { toFeaturesTarget, describeFeaturesWrite, toJournalOutcome } from './featuresJournal';

const { addFeatures, removeFeatures, getActiveFeatures } = appfeaturesApi.endpoints;

/** What is sent: shown in the confirm dialog as it is. */
interface SubmittedChanges {
  application: Application;
  changes: FeatureChanges;
}

/** A submission that ended without everything being there. */
export interface FailedSubmission extends SubmittedChanges {
  status: 'failed';
  /** Of the calls that failed; none where both were accepted and reading again shows otherwise. */
  failures: readonly Failure[];
  /** What reading again doesn't show; null where the features could not be read. */
  missing: FeatureChanges | null;
  verifyResult: VerifyResult | null;
}

export type Submission =
  | { status: 'idle' }
  | (SubmittedChanges & { status: 'confirming' })
  | (SubmittedChanges & { status: 'processing' })
  | (SubmittedChanges & { status: 'success'; wasVerified: boolean; couldNotReread: boolean })
  | FailedSubmission;

/** Whether what was sent may still be applied, as far as is known. */
export function isSubmissionOutcomeUnknown(submission: Submission): boolean {
  if (submission.status === 'processing') return true;
  return (
    submission.status === 'failed' &&
    submission.failures.some(isOutcomeUnknown) &&
    submission.verifyResult !== 'notApplied'
  );
}

const NO_CHANGES: FeatureChanges = { added: [], removed: [] };

const selectIsOnline = (_dispatch: unknown, getState: () => PortalState) => getState().notices.isOnline;

/**
 * A change of features from the confirm dialog to its outcome (specification 4). Adding and removing are two calls,
 * sent only where needed; what landed is told by reading again (decision 20), and so `onVerified` hears what is missing.
 */
export function useFeatureSubmission(
  agency: string,
  onVerified: (application: Application, missing: FeatureChanges) => void,
) {
  const dispatch = usePortalDispatch();
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });

  const fetchMissingChanges = useCallback(
    async ({ application, changes }: SubmittedChanges): Promise<FeatureChanges | null> => {
      // Without a connection reading could only fail, and late.
      if (!dispatch(selectIsOnline)) return null;
      const arg = { agency, application };
      // A read that began before the last call ended may have missed it.
      await dispatch(appfeaturesApi.util.getRunningQueryThunk('getActiveFeatures', arg));
      const { data, error } = await dispatch(
        getActiveFeatures.initiate(arg, { forceRefetch: true, subscribe: false }),
      );
      // A row that can't be read may be one of those.
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
      const id = dispatch(recordWriteStarted({ agency, ...describeFeaturesWrite(application, changes) }));
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
      const missing = await fetchMissingChanges({ application, changes });
      const journalOutcome = toJournalOutcome({ changes, failures, missing, wasVerified: false });
      dispatch(recordWriteFinished(agency, toFeaturesTarget(application), ...journalOutcome, { id }));
      if (missing) onVerified(application, missing);
      if (failures.length === 0 && (missing === null || countChanges(missing) === 0)) {
        onVerified(application, NO_CHANGES);
        setSubmission({
          status: 'success',
          application,
          changes,
          wasVerified: false,
          couldNotReread: missing === null,
        });
      } else {
        setSubmission({ status: 'failed', application, changes, failures, missing, verifyResult: null });
      }
    }, [submission, agency, dispatch, fetchMissingChanges, onVerified]),
  );

  const [verify, isVerifying] = useExclusiveAction(
    useCallback(async () => {
      if (submission.status !== 'failed') return;
      const { application, changes, failures } = submission;
      const missing = await fetchMissingChanges(submission);
      if (missing) {
        const journalOutcome = toJournalOutcome({ changes, failures, missing, wasVerified: true });
        dispatch(recordWriteFinished(agency, toFeaturesTarget(application), ...journalOutcome));
      }
      if (missing) onVerified(application, missing);
      // Closed meanwhile: the answer is nobody's.
      setSubmission((current) => {
        if (current !== submission) return current;
        if (missing === null) return { ...submission, missing, verifyResult: 'unknown' };
        return countChanges(missing) === 0
          ? { status: 'success', application, changes, wasVerified: true, couldNotReread: false }
          : { ...submission, missing, verifyResult: 'notApplied' };
      });
    }, [submission, agency, dispatch, fetchMissingChanges, onVerified]),
  );

  return {
    submission,
    confirm: (submitted: SubmittedChanges) => setSubmission({ status: 'confirming', ...submitted }),
    send,
    verify,
    isVerifying,
    close: () => setSubmission({ status: 'idle' }),
  };
}
