import { FEATURE_GROUP_NOTES, groupFeatures } from '@/domain/features/featureGroups';
import { type ListedFeature } from '@/domain/features/listFeatures';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { NoMatch } from '@/ui/filter/NoMatch';
import { ignoreSecondClick } from '@/ui/focus/ignoreSecondClick';
import { FeatureRow } from './FeatureRow';
import { type FeatureFilter, type FeatureSubset } from './useFeatureFilter';
import './FeatureGroups.css';

interface Props {
  features: readonly ListedFeature[];
  activeNames: ReadonlySet<string>;
  filter: FeatureFilter;
  isOn: (name: string) => boolean;
  onSwitch: (name: string, isOn: boolean) => void;
  consumeFocusRequest: (name: string) => boolean;
}

/** The switches that the filter shows, grouped by name prefix (section 2 of the specification). */
export function FeatureGroups({ features, activeNames, filter, isOn, onSwitch, consumeFocusRequest }: Props) {
  if (features.length === 0) return <EmptyState icon="appFeatures" title="There are no features to switch" />;
  const groups = groupFeatures(features)
    .map((group) => ({
      ...group,
      visibleFeatures: group.features.filter((feature) => filter.isVisible(feature, { activeNames, isOn })),
    }))
    .filter(({ visibleFeatures }) => visibleFeatures.length > 0);
  if (groups.length === 0)
    return (
      <NoMatch title={describeNoFeature(filter)} clearLabel="Show all features" onClear={filter.clear} />
    );
  return groups.map(({ title, features: groupedFeatures, visibleFeatures }) => (
    <fieldset key={title} className="feature-group card">
      <legend className="feature-group__title">{title}</legend>
      <p className="feature-group__count">
        {groupedFeatures.filter(({ name }) => isOn(name)).length} of {groupedFeatures.length} on
      </p>
      {FEATURE_GROUP_NOTES[title] !== undefined && (
        <p className="feature-group__note">{FEATURE_GROUP_NOTES[title]}</p>
      )}
      <ul
        className="feature-group__features"
        // In the other subsets, a press can put the next feature in the same place.
        onClickCapture={filter.subset === 'all' ? undefined : ignoreSecondClick}
      >
        {visibleFeatures.map((feature) => (
          <FeatureRow
            key={feature.name}
            feature={feature}
            isOn={isOn(feature.name)}
            isChanged={isOn(feature.name) !== activeNames.has(feature.name)}
            onSwitch={onSwitch}
            consumeFocusRequest={consumeFocusRequest}
          />
        ))}
      </ul>
    </fieldset>
  ));
}

/** The subset is named, because All may have features that match. */
const SUBSET_TEXTS: Readonly<Record<FeatureSubset, string>> = {
  all: '',
  on: ' that is on or changed',
  changed: ' that is changed',
};

function describeNoFeature({ search, subset }: FeatureFilter): string {
  return search.trim() === ''
    ? `No feature is ${subset}`
    : `No feature${SUBSET_TEXTS[subset]} matches “${search}”`;
}
