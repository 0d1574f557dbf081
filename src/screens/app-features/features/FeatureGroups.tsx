import { groupFeatures } from '@/domain/features/featureGroups';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { type ListedFeature } from '../useFeatures';
import { FeatureRow } from './FeatureRow';
import './FeatureGroups.css';

interface Props {
  features: readonly ListedFeature[];
  activeNames: ReadonlySet<string>;
  isOn: (name: string) => boolean;
  onSwitch: (name: string, isOn: boolean) => void;
}

/** The switches, grouped by name prefix (section 2 of the specification). */
export function FeatureGroups({ features, activeNames, isOn, onSwitch }: Props) {
  if (features.length === 0) return <EmptyState title="There are no features to switch" />;
  return (
    <div className="feature-groups">
      {groupFeatures(features).map((group) => (
        <fieldset key={group.title} className="feature-group">
          <legend className="feature-group__title">{group.title}</legend>
          <p className="feature-group__count">
            {group.features.filter(({ name }) => isOn(name)).length} of {group.features.length} on
          </p>
          <ul>
            {group.features.map((feature) => (
              <FeatureRow
                key={feature.name}
                feature={feature}
                isOn={isOn(feature.name)}
                isChanged={isOn(feature.name) !== activeNames.has(feature.name)}
                onSwitch={onSwitch}
              />
            ))}
          </ul>
        </fieldset>
      ))}
    </div>
  );
}
