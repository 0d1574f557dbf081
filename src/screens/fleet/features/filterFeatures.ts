import { type FeatureChange } from '@/domain/fleet/compareFeatures';
import { type FeatureRow } from '@/domain/fleet/featureRows';
import { type FeatureSummary } from '@/domain/fleet/summarizeFeatures';
import { groupBy } from '@/lib/groupBy';

/** Leaves the features whose name has one of the words; all without a word. */
export function filterFeatures(features: readonly FeatureSummary[], text: string): readonly FeatureSummary[] {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (words.length === 0) return features;
  return features.filter(({ name }) => words.some((word) => name.toLowerCase().includes(word)));
}

/** Leaves the agencies and features with a cell that has changed. */
export function filterChanged(
  { rows, features }: { rows: readonly FeatureRow[]; features: readonly FeatureSummary[] },
  isChanged: IsChanged,
) {
  return {
    rows: rows.filter(({ agency }) => features.some(({ name }) => isChanged(agency.abbreviation, name))),
    features: features.filter(({ name }) => rows.some(({ agency }) => isChanged(agency.abbreviation, name))),
  };
}

/** Whether a feature, or its whole application, has changed in an agency. */
export type IsChanged = (abbreviation: string, name: string) => boolean;

export function indexChanges(changes: readonly FeatureChange[]): IsChanged {
  const byAgency = groupBy(changes, ({ abbreviation }) => abbreviation);
  const names = new Map(
    [...byAgency].map(([abbreviation, ofAgency]) => [
      abbreviation,
      new Set(ofAgency.map(({ feature }) => feature)),
    ]),
  );
  return (abbreviation, name) => {
    const changed = names.get(abbreviation);
    return changed !== undefined && (changed.has(null) || changed.has(name));
  };
}
