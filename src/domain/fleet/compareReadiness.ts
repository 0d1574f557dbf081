import { type ComparisonWords, describeListChanges } from '../diagnostics/storedCheckResult';
import {
  chooseWords,
  compareAgencies,
  getCells,
  type HealthChange,
  isCountChange,
  SAME_STATUS_RANK,
  sortChanges,
  withoutFullStop,
} from './compareHealth';
import { type FleetRun } from './fleetRun';
import { evaluateReadiness, READINESS_LABELS } from './readiness';
import { type ReadinessCell, type ReadinessStatus } from './readinessCell';
import { isAskedLater } from './runOutcomes';

type HealthRun = FleetRun<'health'>;

/** Ranks of a change by the status after it. */
const RANKS: Readonly<Record<ReadinessStatus, number>> = {
  unknown: 0,
  missing: 1,
  notApplicable: 2,
  notRun: 3,
  done: 4,
};

/** Lists the changes since an earlier run, as `compareRuns` does. A line that one of the runs did not ask is left out. */
export function compareReadiness(before: HealthRun, after: HealthRun): readonly HealthChange[] {
  const words = chooseWords(before, after);
  return sortChanges([
    ...compareAgencies(before, after),
    ...after.agencies.flatMap(({ abbreviation }) => {
      if (isAskedLater(before, after, abbreviation)) return [];
      const linesBefore = evaluateReadiness(getCells(before, abbreviation));
      return listLines(after, abbreviation).flatMap(([columnId, line]) => {
        const lineBefore = linesBefore[columnId];
        if (!lineBefore || lineBefore.status === 'notRun' || line.status === 'notRun') return [];
        const lines = describeChange(lineBefore, line, words);
        if (lines.length === 0) return [];
        const rank = lineBefore.status === line.status ? SAME_STATUS_RANK : RANKS[line.status];
        return [{ abbreviation, columnId, lines, rank }];
      });
    }),
  ]);
}

/** The lines that `compareReadiness` can compare. */
export function listAskedLineIds(run: HealthRun, abbreviation: string): readonly string[] {
  return listLines(run, abbreviation)
    .filter(([, { status }]) => status !== 'notRun')
    .map(([id]) => id);
}

/** Lists the lines that a pattern agency has and others lack. Of a line that is unknown, nobody knows whether it is lacking. */
export function compareReadinessWithAgency(run: HealthRun, pattern: string): readonly HealthChange[] {
  const patternLines = evaluateReadiness(getCells(run, pattern));
  return sortChanges(
    run.agencies.flatMap(({ abbreviation }) =>
      listLines(run, abbreviation).flatMap(([columnId, { status, evidence }]) =>
        patternLines[columnId]?.status === 'done' && status === 'missing'
          ? [{ abbreviation, columnId, lines: [withoutFullStop(evidence)], rank: RANKS.missing }]
          : [],
      ),
    ),
  );
}

function listLines(run: HealthRun, abbreviation: string): [lineId: string, line: ReadinessCell][] {
  return Object.entries(evaluateReadiness(getCells(run, abbreviation)));
}

/** One line each. */
function describeChange(before: ReadinessCell, after: ReadinessCell, words: ComparisonWords): string[] {
  const evidence = withoutFullStop(after.evidence);
  if (before.status !== after.status)
    return [words.status(READINESS_LABELS[before.status], READINESS_LABELS[after.status]), evidence];
  // The evidence of an unknown line is how its call failed.
  if (after.status === 'unknown') return [];
  if (before.names && after.names) return describeListChanges(before.names, after.names, words);
  if (before.evidence === after.evidence) return [];
  const isSmall =
    before.count !== undefined && after.count !== undefined && !isCountChange(before.count, after.count);
  return isSmall ? [] : [words.value(withoutFullStop(before.evidence), evidence)];
}
