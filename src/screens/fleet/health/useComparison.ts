import { useMemo } from 'react';
import { compareRuns, compareWithAgency, type HealthChange } from '@/domain/fleet/compareHealth';
import { compareReadiness, compareReadinessWithAgency } from '@/domain/fleet/compareReadiness';
import { type FleetParam } from '@/domain/fleet/fleetPath';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { getRegionName } from '@/domain/regions';
import { usePortalSelector } from '@/session/hooks';
import { selectOpenedRuns, selectPreviousRuns } from '@/shared/fleet/fleetState';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { formatRunTime } from '../formatRunTime';
import { CHANGED } from './healthTable';
import { describeProfile } from './profiles';
import { type ViewKey } from './ViewSwitch';

const AGENCY_PREFIX = 'agency-';

export interface ComparisonResult {
  changes: readonly HealthChange[];
  /** The word for a cell with a change, such as `changed` or `better in METRO`. */
  changeLabel: string;
}

export interface Comparison extends ComparisonResult {
  /** The key of the chosen option; empty for no comparison. */
  key: string;
  options: readonly { key: string; label: string }[];
  select: (key: string) => void;
  /** The title of the list of changes. */
  title: string;
  /** The agency that serves as the pattern; null for another run or none. */
  pattern: string | null;
  /** The run that is compared; null for a pattern or none. */
  other: FleetRun<'health'> | null;
  /** Whether the other run, from a file, is a later one of the same region: the changes are those since this run. */
  isOtherLater: boolean;
}

/**
 * Compares a view of a run with the baseline, an earlier run, or one agency as the pattern. The choice is in the query
 * string, for all views.
 */
export function useComparison(run: FleetRun<'health'>, view: ViewKey): Comparison {
  const previousRuns = usePortalSelector((state) => selectPreviousRuns(state, 'health'));
  const baselineId = usePortalSelector(({ fleet }) => fleet?.baselineId ?? null);
  const { getParam, setParams } = useQueryParams<FleetParam>();
  const opened = usePortalSelector(selectOpenedRuns);
  // A retry keeps the start of its run, so the run itself can be among them.
  const earlier = useMemo(
    () => previousRuns.filter(({ startedAt }) => startedAt < run.startedAt),
    [previousRuns, run.startedAt],
  );
  const others = useMemo(() => [...earlier, ...opened], [earlier, opened]);
  const options = useMemo(
    () => [
      ...earlier.map((other) => ({
        key: other.id,
        label: `${other.id === baselineId ? 'Baseline' : 'Run'} of ${describeRun(other)}`,
      })),
      ...opened.map((other) => ({
        key: other.id,
        label: `File of ${getRegionName(other.region)}, ${describeRun(other)}`,
      })),
      ...run.agencies
        .map(({ abbreviation }) => ({
          key: `${AGENCY_PREFIX}${abbreviation}`,
          // The abbreviation comes first: typed letters choose an option by its beginning.
          label: `${abbreviation} as the pattern`,
        }))
        .sort((left, right) => left.label.localeCompare(right.label)),
    ],
    [earlier, opened, baselineId, run.agencies],
  );
  const isEarlier = (id: string | null) => earlier.some((other) => other.id === id);
  // Without a choice: the baseline, or the run before this one that had the same checks.
  const defaultKey = isEarlier(baselineId)
    ? baselineId
    : (earlier.find(({ task }) => task.profile === run.task.profile)?.id ?? '');
  const chosen = getParam('compare');
  const key =
    options.some((option) => option.key === chosen) || chosen === 'none' ? chosen : (defaultKey ?? '');
  const pattern = key.startsWith(AGENCY_PREFIX) ? key.slice(AGENCY_PREFIX.length) : null;
  const other = (pattern === null && others.find(({ id }) => id === key)) || null;
  const isOtherLater = other?.region === run.region && other.startedAt > run.startedAt;
  const result = useMemo(() => {
    const compare = COMPARERS[view];
    if (pattern !== null) return { changes: compare.withAgency(run, pattern), ...nameBetter(pattern) };
    if (!other) return { changes: NO_CHANGES, ...WORDS_OF_CHANGES };
    return isOtherLater
      ? { changes: compare.withRun(run, other), ...WORDS_OF_LATER_CHANGES }
      : { changes: compare.withRun(other, run), ...nameDifferences(run, other) };
  }, [run, view, pattern, other, isOtherLater]);
  return {
    key,
    options,
    pattern,
    other,
    isOtherLater,
    ...result,
    select: (newKey) => setParams({ compare: newKey }, 'replace'),
  };
}

const WORDS_OF_CHANGES = { title: 'What changed', changeLabel: CHANGED };
const WORDS_OF_LATER_CHANGES = { title: 'What changed after this run', changeLabel: 'changed later' };

function nameBetter(pattern: string) {
  return { title: `What is better in ${pattern}`, changeLabel: `better in ${pattern}` };
}

/** A run of the other region is neither before nor after. */
function nameDifferences(run: FleetRun<'health'>, other: FleetRun<'health'>) {
  if (other.region === run.region) return WORDS_OF_CHANGES;
  const name = getRegionName(other.region);
  return { title: `What differs from ${name}`, changeLabel: `unlike ${name}` };
}

/** `07:05:09, 130 agencies, Quick` */
function describeRun(run: FleetRun<'health'>): string {
  return `${formatRunTime(run)}, ${describeProfile(run.task)}`;
}

const NO_CHANGES: readonly HealthChange[] = [];
const COMPARERS = {
  diagnostics: { withRun: compareRuns, withAgency: compareWithAgency },
  readiness: { withRun: compareReadiness, withAgency: compareReadinessWithAgency },
  // The calendar shows no comparison.
  validity: { withRun: () => NO_CHANGES, withAgency: () => NO_CHANGES },
};
