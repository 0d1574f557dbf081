import { type ItemResult } from '@/domain/changes/changeQueue';
import { type Application } from '@/domain/entities/application';
import { formatApplication, isSameApplication } from '@/domain/features/applications';
import { type FeatureChanges } from '@/domain/features/featureChanges';
import { type FeatureStates } from '@/domain/features/featureStates';
import { planSwitches } from '@/domain/features/matrix/featurePlan';
import { type useApplications } from '../useApplications';
import { type useFeatures } from '../useFeatures';

type Applications = Pick<
  ReturnType<typeof useApplications>,
  'options' | 'isFetching' | 'failure' | 'invalidRowCount'
>;

interface Options {
  agency: string;
  /** The switches that the queue asks for. */
  switches: { application: Application; changes: FeatureChanges };
  applications: Applications;
  /** The features of the application; null as long as its switches are not open. */
  features: Pick<
    ReturnType<typeof useFeatures>,
    'activeNames' | 'listedFeatures' | 'isFetching' | 'isCatalogueComplete'
  > | null;
  /** The unsent switches of the application. */
  unsent: FeatureStates;
}

/** Compares what a queue asks for with an application's features and unsent switches. */
export function planQueueItem({ agency, switches, applications, features, unsent }: Options) {
  const { application, changes } = switches;
  const listing = readListing(applications, application);
  const { activeNames, listedFeatures } = features ?? {};
  const plan =
    listing === 'listed' && features?.isFetching === false && activeNames && listedFeatures
      ? planSwitches(
          changes,
          activeNames,
          new Set(listedFeatures.filter(({ isInCatalogue }) => isInCatalogue).map(({ name }) => name)),
        )
      : null;
  const hasSwitches = plan !== null && plan.states.size > 0;
  const isSet = hasSwitches && [...plan.states].every(([name, isOn]) => unsent.get(name) === isOn);
  /** Nothing is set among other changes, so that a submission has only the changes of the queue. */
  const hasOtherUnsent =
    hasSwitches &&
    [...unsent].some(([name, isOn]) => (plan.states.get(name) ?? activeNames?.has(name)) !== isOn);
  const label = formatApplication(application);
  const problem = isSet ? null : describeProblem();

  function describeProblem(): string | null {
    if (listing === 'unknown') return `Whether ${agency} lists ${label} could not be read.`;
    if (!plan) return null;
    if (hasOtherUnsent)
      return `${label} has other unsent changes of yours. Submit them or put them back first.`;
    return plan.unlisted.length > 0 && features?.isCatalogueComplete === false
      ? `Whether the catalogue has ${plan.unlisted.join(', ')} could not be read.`
      : null;
  }

  function findEnding(): ItemResult | null {
    if (listing === 'notListed')
      return { result: 'failed', note: `it does not list ${label}; nothing was set` };
    if (!plan || problem !== null || hasSwitches) return null;
    return plan.unlisted.length === 0
      ? { result: 'unchanged', note: 'it has these states already' }
      : { result: 'failed', note: `the catalogue does not have ${plan.unlisted.join(', ')}` };
  }

  return {
    /** Whether the agency's list of applications is being read. */
    isListReading: listing === 'reading',
    /** Null until the features are read, and for an application that is not listed. */
    plan,
    isSet,
    /** Whether its switches can be set at a press. */
    canSet: hasSwitches && !isSet && !hasOtherUnsent,
    /** Why its switches are not set without a press. */
    problem,
    /** How the item ends without a submission; null when it does not, or not yet. */
    ending: findEnding(),
  };
}

function readListing(
  { options, isFetching, failure, invalidRowCount }: Applications,
  application: Application,
): 'listed' | 'notListed' | 'reading' | 'unknown' {
  if (options.listed.some((listed) => isSameApplication(listed, application))) return 'listed';
  if (isFetching) return 'reading';
  return failure || invalidRowCount > 0 ? 'unknown' : 'notListed';
}
