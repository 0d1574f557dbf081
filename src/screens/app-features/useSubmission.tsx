import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Application } from '@/domain/entities/application';
import { isSameApplication } from '@/domain/features/applications';
import { countChanges, findUnappliedChanges } from '@/domain/features/featureChanges';
import { toStatesAfter } from '@/domain/features/featureStates';
import { buildAgencyPath } from '@/domain/paths';
import { type QueueOf } from '@/shared/change-queue/changeQueueState';
import { useNextAgencyAction } from '@/shared/change-queue/useNextAgencyAction';
import { useLeaveSignal } from '@/shared/writes/useLeaveSignal';
import { isWriteUnresolved, useWrite } from '@/shared/writes/useWrite';
import { buildFeaturesWrite, createSubmission, type FeaturesSubmission } from './applyFeaturesWrite';
import { ConfirmChanges } from './ConfirmChanges';
import { SubmissionOutcome } from './SubmissionOutcome';
import { type useUnsentSwitches } from './useUnsentSwitches';
import { type useUnverifiedApplications } from './useUnverifiedApplications';

// The chunk has no name, because the scripts of every page would list it.
const loadFeaturesQueue = () => import('./queue/featuresQueueBundle');

interface Options {
  agency: string;
  selected: Application | null;
  /** The features that are on in the selected application; undefined until they are read. */
  activeNames: ReadonlySet<string> | undefined;
  unsentSwitches: ReturnType<typeof useUnsentSwitches>;
  unverified: ReturnType<typeof useUnverifiedApplications>;
  queue: QueueOf<'features'> | null;
  onOpenApplication: (application: Application) => void;
}

/** A submission with its dialogs: the question before it, its outcome, and what leads on from there. */
export function useSubmission(options: Options) {
  const { agency, selected, activeNames, unsentSwitches, unverified, queue, onOpenApplication } = options;
  const navigate = useNavigate();
  const getLeaveSignal = useLeaveSignal();
  const write = useWrite(
    buildFeaturesWrite({
      onSent: unverified.add,
      onVerified: (application, appliedChanges) => {
        unverified.remove(application);
        unsentSwitches.forgetFeatures(application, toStatesAfter(appliedChanges));
      },
    }),
  );
  const { outcome } = write;
  const nextAgencyAction = useNextAgencyAction(queue, loadFeaturesQueue, outcome);
  /** The changes that the confirm dialog lists. */
  const [confirming, setConfirming] = useState<FeaturesSubmission | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const confirm = (target: Parameters<typeof createSubmission>[0]) => setConfirming(createSubmission(target));
  const dashboardPath = buildAgencyPath('agencyDashboard', agency);
  const showDashboard = ({ application, changes }: FeaturesSubmission) => {
    // The `LeavePrompt` asks about changes that were not submitted.
    if (unsentSwitches.hasUnsentExcept(application, toStatesAfter(changes))) void navigate(dashboardPath);
    else setIsLeaving(true);
  };
  const retry = ({ application, changes: sent, unappliedChanges, revertedId }: FeaturesSubmission) => {
    write.close();
    const isSelected = selected !== null && isSameApplication(selected, application);
    // The Back button can have selected another application while the dialog was open.
    if (!isSelected) onOpenApplication(application);
    // Without unsent switches that were not submitted.
    const changes =
      unappliedChanges ?? (isSelected && activeNames ? findUnappliedChanges(sent, activeNames) : null);
    if (changes && countChanges(changes) > 0) confirm({ agency, application, changes, revertedId });
  };
  return {
    write,
    /** Whether what was sent may be applied. During the reading before, leaving stops it. */
    isOutcomeUnknown:
      isWriteUnresolved(outcome) && (outcome.status !== 'processing' || outcome.subject.isSent),
    queueCode: nextAgencyAction.code,
    /** Asks for a confirmation, which sends. */
    confirm,
    /** Where to leave to without a question; null to stay. */
    leavePath: isLeaving ? dashboardPath : null,
    dialogs: (
      <>
        {confirming && (
          <ConfirmChanges
            agency={agency}
            application={confirming.application}
            changes={confirming.changes}
            onSubmit={() => {
              setConfirming(null);
              void write.run(confirming, getLeaveSignal());
            }}
            onCancel={() => setConfirming(null)}
          />
        )}
        <SubmissionOutcome
          write={write}
          onShowDashboard={showDashboard}
          onRetry={retry}
          getNextAgencyActions={(submission) => nextAgencyAction.getActions(submission, write.close)}
        />
        {nextAgencyAction.chooser}
      </>
    ),
  };
}
