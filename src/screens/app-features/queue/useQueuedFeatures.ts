import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { appfeaturesApi } from '@/api/appfeatures';
import { type ChangeQueue } from '@/domain/changes/changeQueue';
import { type Application } from '@/domain/entities/application';
import { formatApplication, getApplicationKey, isSameApplication } from '@/domain/features/applications';
import { toStatesAfter } from '@/domain/features/featureStates';
import { planSwitches } from '@/domain/features/matrix/featurePlan';
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
  const listing = application ? readListing(applications, application) : 'reading';
  const { activeNames, listedFeatures } = features;
  const plan =
    changes && listing === 'listed' && isSelected && !features.isFetching && activeNames && listedFeatures
      ? planSwitches(
          changes,
          activeNames,
          new Set(listedFeatures.filter(({ isInCatalogue }) => isInCatalogue).map(({ name }) => name)),
        )
      : null;
  const unsent =
    (application && unsentSwitches.allStates.get(getApplicationKey(application))) ??
    new Map<string, boolean>();
  const hasSwitches = plan !== null && plan.states.size > 0;
  const isSet = hasSwitches && [...plan.states].every(([name, isOn]) => unsent.get(name) === isOn);
  /** Nothing is set among other changes, so that a submission has only the changes of the queue. */
  const hasOtherUnsent =
    hasSwitches &&
    [...unsent].some(([name, isOn]) => (plan.states.get(name) ?? activeNames?.has(name)) !== isOn);
  const label = application ? formatApplication(application) : '';
  const problem = isSet ? null : describeProblem();

  function describeProblem(): string | null {
    if (listing === 'unknown') return `Whether ${agency} lists ${label} could not be read.`;
    if (!plan) return null;
    if (hasOtherUnsent)
      return `${label} has other unsent changes of yours. Submit them or put them back first.`;
    return plan.unlisted.length > 0 && !features.isCatalogueComplete
      ? `Whether the catalogue has ${plan.unlisted.join(', ')} could not be read.`
      : null;
  }

  const setSwitches = () => {
    if (application && plan) unsentSwitches.setFeatures(application, plan.states);
  };
  const fillOrFinishItem = useEffectEvent(() => {
    if (listing === 'notListed')
      dispatch(itemFinished({ result: 'failed', note: `it does not list ${label}; nothing was set` }));
    else if (!plan || problem !== null) return;
    else if (plan.states.size > 0) setSwitches();
    else if (plan.unlisted.length === 0)
      dispatch(itemFinished({ result: 'unchanged', note: 'it has these states already' }));
    else
      dispatch(
        itemFinished({
          result: 'failed',
          note: `the catalogue does not have ${plan.unlisted.join(', ')}`,
        }),
      );
  });
  const canFillOrFinish = item?.result === null && (listing === 'notListed' || plan !== null);
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
    isReading: item?.result === null && (listing === 'reading' || (isSelected && features.isFetching)),
    plan,
    isSet,
    /** Whether its switches can be set at a press. */
    canSet: hasSwitches && !isSet && !hasOtherUnsent,
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

function readListing(
  { options, isFetching, failure, invalidRowCount }: ReturnType<typeof useApplications>,
  application: Application,
): 'listed' | 'notListed' | 'reading' | 'unknown' {
  if (options.listed.some((listed) => isSameApplication(listed, application))) return 'listed';
  if (isFetching) return 'reading';
  return failure || invalidRowCount > 0 ? 'unknown' : 'notListed';
}
