import { type ListedFeature } from '@/domain/features/listFeatures';
import { containsText } from '@/lib/text/containsText';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { type useFeatures } from '../useFeatures';

export const FEATURE_VIEWS = [
  { key: 'all', label: 'All' },
  { key: 'on', label: 'On or changed' },
  { key: 'changed', label: 'Changed' },
] as const;

export type FeatureView = (typeof FEATURE_VIEWS)[number]['key'];

interface Switches {
  activeNames: ReadonlySet<string>;
  isOn: (name: string) => boolean;
}

/** The filter of the features: a search and a view, both in the URL (decision 27). A hidden switch keeps its change. */
export function useFeatureFilter() {
  const { getParam, setParams } = useQueryParams();
  const search = getParam('search');
  const view = FEATURE_VIEWS.find((option) => option.key === getParam('show'))?.key ?? 'all';
  return {
    search,
    view,
    setSearch: (text: string) => setParams({ search: text }, 'replace'),
    setView: (next: FeatureView) => setParams({ show: next === 'all' ? '' : next }, 'push'),
    clear: () => setParams({ search: '', show: '' }, 'push'),
    isVisible: (feature: ListedFeature, switches: Switches) =>
      matchesView(feature.name, view, switches) && containsText(search, feature.name, feature.description),
  };
}

export type FeatureFilter = ReturnType<typeof useFeatureFilter>;

/** A feature stays in the view 'on' when it is switched off, so that it can be switched on again: the view's label says so. */
export function matchesView(name: string, view: FeatureView, { activeNames, isOn }: Switches): boolean {
  if (view === 'all') return true;
  const isActive = activeNames.has(name);
  return view === 'on' ? isActive || isOn(name) : isActive !== isOn(name);
}

/** Null while the features are loading. */
export function countByView(
  { listedFeatures, activeNames }: Pick<ReturnType<typeof useFeatures>, 'listedFeatures' | 'activeNames'>,
  isOn: (name: string) => boolean,
): Record<FeatureView, number> | null {
  if (!listedFeatures || !activeNames) return null;
  const count = (view: FeatureView) =>
    listedFeatures.filter((feature) => matchesView(feature.name, view, { activeNames, isOn })).length;
  return { all: listedFeatures.length, on: count('on'), changed: count('changed') };
}
