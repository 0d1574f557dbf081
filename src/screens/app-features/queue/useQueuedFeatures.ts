import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { appfeaturesApi } from '@/api/appfeatures';
import { type ChangeQueue } from '@/domain/changes/changeQueue';
import { type Application } from '@/domain/entities/application';
import { getApplicationKey, isSameApplication } from '@/domain/features/applications';
import { toStatesAfter } from '@/domain/features/featureStates';
import { toApiState, usePortalDispatch, usePortalStore } from '@/session/hooks';
import { itemFinished } from '@/shared/change-queue/changeQueueSlice';
import { useRecordResult } from '@/shared/change-queue/useRecordResult';
import { type useWrite } from '@/shared/writes/useWrite';
import { type FeaturesSubmission } from '../applyFeaturesWrite';
import { type useApplications } from '../useApplications';
import { type useFeatures } from '../useFeatures';
import { type useUnsentSwitches } from '../useUnsentSwitches';
import { findSentSubmission } from './findSentSubmission';
import { isSubmissionOfItem } from './isSubmissionOfItem';
import { planQueueItem } from './planQueueItem';
import { toFeaturesResult } from './toFeaturesResult';

export interface QueuedFeaturesOptions {
  queue: ChangeQueue;
  agency: string;
  /** The application whose switches are open; null in the matrix. */
  selected: Application | null;
  applications: ReturnType<typeof useApplications>;
  features: ReturnType<typeof useFeatures>;
  unsentSwitches: ReturnType<typeof useUnsentSwitches>;
  write: ReturnType<typeof useWrite<FeaturesSubmission, AbortSignal>>;
}

/** Sets the switches of a queue's application, only those that differ, and records how their submission ended. */
export function useQueuedFeatures(options: QueuedFeaturesOptions) {
  const { queue, agency, selected, applications, features, unsentSwitches, write } = options;
  const { outcome } = write;
  const dispatch = usePortalDispatch();
  const { getState } = usePortalStore();
  const current = queue.items[queue.position];
  const item = current?.agency === agency ? current : null;
  const { application, changes } = item?.switches ?? {};
  const isSelected =
    selected !== null && application !== undefined && isSameApplication(selected, application);
  const unsent =
    (application && unsentSwitches.allStates.get(getApplicationKey(application))) ??
    new Map<string, boolean>();
  const planned =
    item?.switches &&
    planQueueItem({
      agency,
      switches: item.switches,
      applications,
      features: isSelected ? features : null,
      unsent,
    });
  const { plan = null, problem = null, ending = null } = planned ?? {};

  const setSwitches = () => {
    if (application && plan) unsentSwitches.setFeatures(application, plan.states);
  };
  const fillOrFinishItem = useEffectEvent(() => {
    if (ending) dispatch(itemFinished(ending));
    else if (problem === null) setSwitches();
  });
  const canFillOrFinish = item?.result === null && (ending !== null || plan !== null);
  const readyPosition = canFillOrFinish ? queue.position : null;
  // The press that led here sets the switches. A draft is restored in an effect, and comes first.
  useEffect(() => {
    if (readyPosition !== null) queueMicrotask(() => fillOrFinishItem());
  }, [readyPosition]);

  /** From the cache: the Back button can have selected another application since the submit has read these. */
  const readActiveNames = (switches: { application: Application }) => {
    const { data, isError } = appfeaturesApi.endpoints.getActiveFeatures.select({
      agency,
      application: switches.application,
    })(toApiState(getState()));
    return isError ? undefined : data && new Set(data.rows.map(({ name }) => name));
  };
  const sentIndex =
    outcome.status === 'idle'
      ? -1
      : queue.items.findIndex((target) => isSubmissionOfItem(outcome.subject, target));
  const sent = queue.items[sentIndex];
  useRecordResult(
    outcome,
    () =>
      // While the page asks before it is left, the queue is at the next item already.
      sent?.switches && (sent === current || sent.result === 'unknown')
        ? toFeaturesResult(outcome, sent.switches.changes, readActiveNames(sent.switches))
        : null,
    sentIndex,
  );

  return {
    item,
    isSelected,
    isReading:
      item?.result === null && (planned?.isListReading !== false || (isSelected && features.isFetching)),
    plan,
    isSet: planned?.isSet === true,
    canSet: planned?.canSet === true,
    problem,
    setSwitches,
    /** Checks an item whose outcome is unknown, in the dialog of the submission, which can send again what was not applied. */
    check: () => {
      if (!item?.switches) return;
      const { submission, sentAt } = dispatch(findSentSubmission({ agency, switches: item.switches }));
      // As they were when they were sent, unless the operator has changed them. Those that are in effect are no changes.
      unsentSwitches.setFeatures(
        submission.application,
        new Map([...toStatesAfter(submission.changes), ...unsent]),
      );
      void write.openAndVerify(submission, sentAt);
    },
    /** Takes back what the queue has set. Renders at once, so that the page does not ask about it. */
    takeBack: () => {
      if (!application || !changes) return;
      flushSync(() => unsentSwitches.forgetFeatures(application, toStatesAfter(changes)));
    },
  };
}
