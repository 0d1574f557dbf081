import { useCallback, useState } from 'react';
import { appfeaturesApi } from '@/api/appfeatures';
import { type Application } from '@/domain/entities/application';
import { asFailure, type Failure, mayHaveBeenApplied } from '@/domain/failures';
import { type CheckResult } from '@/domain/failureTexts/uncertain';
import { addedFeature, countChanges, type FeatureChanges, missingChanges } from '@/domain/featureChanges';
import { type PortalState, usePortalDispatch } from '@/session/hooks';
import { changeEnded, changeSent } from '@/session/recordChange';
import { useSingleFlight } from '@/ui/useSingleFlight';
import { changedFeatures, featureChange, submissionEnd } from './featureChange';

const { addFeatures, removeFeatures, getActiveFeatures } = appfeaturesApi.endpoints;

/** What is sent: shown in the confirm dialog as it is. */
interface Subject {
  application: Application;
  changes: FeatureChanges;
}

/** A submission that ended without everything being there. */
export interface FailedSubmission extends Subject {
  state: 'failed';
  /** Of the calls that failed; none where both were accepted and reading again shows otherwise. */
  failures: readonly Failure[];
  /** What reading again doesn't show; null where the features could not be read. */
  missing: FeatureChanges | null;
  check: CheckResult | null;
}

export type Submission =
  | { state: 'idle' }
  | (Subject & { state: 'confirming' })
  | (Subject & { state: 'processing' })
  | (Subject & { state: 'success'; wasChecked: boolean; isUnread: boolean })
  | FailedSubmission;

/** Whether what was sent may still be applied, as far as is known. */
export function isSubmissionOpen(submission: Submission): boolean {
  if (submission.state === 'processing') return true;
  return (
    submission.state === 'failed' &&
    submission.failures.some(mayHaveBeenApplied) &&
    submission.check !== 'notApplied'
  );
}

const NOTHING: FeatureChanges = { added: [], removed: [] };

const isOnline = (_dispatch: unknown, getState: () => PortalState) => getState().notices.online;

/**
 * A change of features from the confirm dialog to its outcome (specification 4). Adding and removing are two calls,
 * sent only where needed; what landed is told by reading again (decision 20), and so `onSettled` hears what is missing.
 */
export function useFeatureSubmission(
  agency: string,
  onSettled: (application: Application, missing: FeatureChanges) => void,
) {
  const dispatch = usePortalDispatch();
  const [submission, setSubmission] = useState<Submission>({ state: 'idle' });

  const readMissing = useCallback(
    async ({ application, changes }: Subject): Promise<FeatureChanges | null> => {
      // Without a connection reading could only fail, and late.
      if (!dispatch(isOnline)) return null;
      const arg = { agency, application };
      // A read that began before the last call ended may have missed it.
      await dispatch(appfeaturesApi.util.getRunningQueryThunk('getActiveFeatures', arg));
      const { data, error } = await dispatch(
        getActiveFeatures.initiate(arg, { forceRefetch: true, subscribe: false }),
      );
      // A row that can't be read may be one of those.
      if (error || !data || data.unreadable > 0) return null;
      return missingChanges(changes, new Set(data.rows.map(({ name }) => name)));
    },
    [agency, dispatch],
  );

  const [send] = useSingleFlight(
    useCallback(async () => {
      if (submission.state !== 'confirming') return;
      const { application, changes } = submission;
      setSubmission({ state: 'processing', application, changes });
      const id = dispatch(changeSent({ agency, ...featureChange(application, changes) }));
      const failures: Failure[] = [];
      if (changes.added.length > 0) {
        const now = new Date();
        const features = changes.added.map((name) => addedFeature(name, now));
        const { error } = await dispatch(
          addFeatures.initiate({ agency, application, features }, { track: false }),
        );
        if (error) failures.push(asFailure(error));
      }
      if (changes.removed.length > 0) {
        const { error } = await dispatch(
          removeFeatures.initiate({ agency, application, features: [...changes.removed] }, { track: false }),
        );
        if (error) failures.push(asFailure(error));
      }
      const missing = await readMissing({ application, changes });
      const end = submissionEnd({ changes, failures, missing, wasChecked: false });
      dispatch(changeEnded(agency, changedFeatures(application), ...end, { id }));
      if (missing) onSettled(application, missing);
      if (failures.length === 0 && (missing === null || countChanges(missing) === 0)) {
        onSettled(application, NOTHING);
        setSubmission({
          state: 'success',
          application,
          changes,
          wasChecked: false,
          isUnread: missing === null,
        });
      } else {
        setSubmission({ state: 'failed', application, changes, failures, missing, check: null });
      }
    }, [submission, agency, dispatch, readMissing, onSettled]),
  );

  const [check, isChecking] = useSingleFlight(
    useCallback(async () => {
      if (submission.state !== 'failed') return;
      const { application, changes, failures } = submission;
      const missing = await readMissing(submission);
      if (missing) {
        const end = submissionEnd({ changes, failures, missing, wasChecked: true });
        dispatch(changeEnded(agency, changedFeatures(application), ...end));
      }
      if (missing) onSettled(application, missing);
      // Closed meanwhile: the answer is nobody's.
      setSubmission((present) => {
        if (present !== submission) return present;
        if (missing === null) return { ...submission, missing, check: 'unknown' };
        return countChanges(missing) === 0
          ? { state: 'success', application, changes, wasChecked: true, isUnread: false }
          : { ...submission, missing, check: 'notApplied' };
      });
    }, [submission, agency, dispatch, readMissing, onSettled]),
  );

  return {
    submission,
    confirm: (subject: Subject) => setSubmission({ state: 'confirming', ...subject }),
    send,
    check,
    isChecking,
    close: () => setSubmission({ state: 'idle' }),
  };
}
