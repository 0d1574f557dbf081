import { type FleetRun } from './fleetRun';
import { listAnswers } from './runOutcomes';

/** One feature of an application in all agencies that list the application. Agencies are abbreviations. */
export interface FeatureSummary {
  name: string;
  on: readonly string[];
  off: readonly string[];
  /** The number of agencies that do not have it as most do. */
  differingCount: number;
}

interface FeaturesSummary {
  /** The features that are on in at least one agency; those with the most differences first. */
  features: readonly FeatureSummary[];
  /** The number of agencies that list the application. */
  listing: number;
  /** The agencies that do not list the application. */
  notListed: readonly string[];
}

/** `furtherNames`: features that are listed although they may be on nowhere now. */
export function summarizeFeatures(
  run: FleetRun<'features'>,
  furtherNames: readonly string[] = [],
): FeaturesSummary {
  const answers = listAnswers(run);
  const listing = answers.filter(({ isListed }) => isListed);
  const names = new Set([...listing.flatMap(({ active }) => active), ...furtherNames]);
  return {
    features: [...names]
      .map((name): FeatureSummary => {
        const on = listing
          .filter(({ active }) => active.includes(name))
          .map(({ abbreviation }) => abbreviation);
        const off = listing
          .filter(({ active }) => !active.includes(name))
          .map(({ abbreviation }) => abbreviation);
        return { name, on, off, differingCount: Math.min(on.length, off.length) };
      })
      .sort((a, b) => b.differingCount - a.differingCount || a.name.localeCompare(b.name)),
    listing: listing.length,
    notListed: answers.filter(({ isListed }) => !isListed).map(({ abbreviation }) => abbreviation),
  };
}
