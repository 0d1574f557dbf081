import { type Application } from '@/domain/entities/application';
import { useAddedFeatures, useFeatures } from './useFeatures';
import { useUnsentSwitches } from './useUnsentSwitches';
import { useUnverifiedApplications } from './useUnverifiedApplications';

/** The features of the selected application, and the unsent states of the switches. */
export function useSwitches(agency: string, selected: Application | null) {
  const loadedFeatures = useFeatures(agency, selected);
  const { activeNames } = loadedFeatures;
  const unverified = useUnverifiedApplications();
  const isUnverified = selected !== null && unverified.includes(selected);
  const areActiveNamesUncertain =
    loadedFeatures.isActiveOutdated || (loadedFeatures.isNotFound && isUnverified);
  const unsentSwitches = useUnsentSwitches(selected, activeNames, areActiveNamesUncertain);
  const features = useAddedFeatures(loadedFeatures, unsentSwitches.changes.added);
  return {
    features,
    unsentSwitches,
    unverified,
    /** The features that are on in the selected application; undefined until that is certain. */
    settledActiveNames: areActiveNamesUncertain ? undefined : activeNames,
  };
}
