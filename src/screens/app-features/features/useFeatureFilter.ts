import { type ListedFeature } from '@/domain/features/listFeatures';
import { containsText } from '@/lib/text/containsText';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { type useFeatures } from '../useFeatures';

export const FEATURE_SUBSETS = [
  { key: 'all', label: 'All' },
  { key: 'on', label: 'On or changed' },
  { key: 'changed', label: 'Changed' },
] as const;

export type FeatureSubset = (typeof FEATURE_SUBSETS)[number]['key'];

interface Switches {
  activeNames: ReadonlySet<string>;
  isOn: (name: string) => boolean;
}

/** The filter of the features: a search and a subset, both in the URL (decision 27). A hidden switch keeps its change. */
export function useFeatureFilter() {
  const { getParam, setParams } = useQueryParams();
  const search = getParam('search');
  const subset = FEATURE_SUBSETS.find((option) => option.key === getParam('show'))?.key ?? 'all';
  return {
    search,
    subset,
    setSearch: (text: string) => setParams({ search: text }, 'replace'),
    setSubset: (next: FeatureSubset) => setParams({ show: next === 'all' ? '' : next }, 'push'),
    clear: () => setParams({ search: '', show: '' }, 'push'),
    isVisible: (feature: ListedFeature, switches: Switches) =>
      isInSubset(feature.name, subset, switches) && containsText(search, feature.name, feature.description),
  };
}

export type FeatureFilter = ReturnType<typeof useFeatureFilter>;

/** A feature stays in the subset 'on' when it is switched off, so that it can be switched on again: the label says so. */
export function isInSubset(name: string, subset: FeatureSubset, { activeNames, isOn }: Switches): boolean {
  if (subset === 'all') return true;
  const isActive = activeNames.has(name);
  return subset === 'on' ? isActive || isOn(name) : isActive !== isOn(name);
}

/** Null while the features are loading. */
export function countBySubset(
  { listedFeatures, activeNames }: Pick<ReturnType<typeof useFeatures>, 'listedFeatures' | 'activeNames'>,
  isOn: (name: string) => boolean,
): Record<FeatureSubset, number> | null {
  if (!listedFeatures || !activeNames) return null;
  const count = (subset: FeatureSubset) =>
    listedFeatures.filter((feature) => isInSubset(feature.name, subset, { activeNames, isOn })).length;
  return { all: listedFeatures.length, on: count('on'), changed: count('changed') };
}
