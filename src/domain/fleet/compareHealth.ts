import { type CheckStatus } from '../diagnostics/checkStatus';
import { type CHECK_TITLES, isDiagnosticsCheck } from '../diagnostics/checkTitles';
import { parseCount } from '../diagnostics/parseCount';
import {
  type ComparisonWords,
  describeCheckChanges,
  ROWS_FACT,
  type StoredCheckResult,
  WORDS_OF_REGIONS,
  WORDS_OF_RUNS,
} from '../diagnostics/storedCheckResult';
import { describeInvalidRows } from '../failureTexts/invalidRows';
import { type FleetRun, type HealthCell } from './fleetRun';
import { getAnswer, getOutcome, isAskedLater } from './runOutcomes';

/** A difference from the compared run, or from the compared agency: of a cell, or of a whole agency. */
export interface HealthChange {
  abbreviation: string;
  /** The id of the check, or of the line of readiness; null for the whole agency. */
  columnId: string | null;
  /** One sentence each. */
  lines: readonly string[];
  /** A lower rank is worse. */
  rank: number;
}

/** A count has changed when it differs by this share, and by at least `MIN_COUNT_DIFFERENCE`. */
const COUNT_SHARE = 0.1;
const MIN_COUNT_DIFFERENCE = 5;
/** The checks whose facts are all counts. */
const COUNT_CHECKS: ReadonlySet<string> = new Set<keyof typeof CHECK_TITLES>([
  'users',
  'smartcards',
  'smartcard-keys',
  'geofences',
]);

/** Ranks of a change by the status after it. */
const RANKS: Readonly<Record<CheckStatus, number>> = {
  failed: 0,
  alert: 1,
  skipped: 2,
  notRun: 3,
  running: 3,
  ok: 4,
};
/** The rank of a change within the same status. */
export const SAME_STATUS_RANK = 5;

type HealthRun = FleetRun<'health'>;

/** The rank of an agency of which nothing is known any more: before all cells. */
const LOST_AGENCY_RANK = -1;

/** The cells of one agency; none if it failed or was not asked yet. */
export function getCells(run: HealthRun, abbreviation: string): Readonly<Record<string, HealthCell>> {
  return getAnswer(run, abbreviation) ?? {};
}

/** The cells of the diagnostics page's checks: the others of a run have no column beside them. */
function listDiagnosticsCells(run: HealthRun, abbreviation: string): [columnId: string, cell: HealthCell][] {
  return Object.entries(getCells(run, abbreviation)).filter(([id]) => isDiagnosticsCheck(id));
}

/** The checks that `compareRuns` can compare. */
export function listCheckIds(run: HealthRun, abbreviation: string): readonly string[] {
  return listDiagnosticsCells(run, abbreviation).map(([id]) => id);
}

/** Two runs of one region are an earlier and a later one. */
export function chooseWords(before: HealthRun, after: HealthRun): ComparisonWords {
  return before.region === after.region ? WORDS_OF_RUNS : WORDS_OF_REGIONS;
}

/**
 * Lists the changes since an earlier run, or the differences from one of the other region, the worst first. A cell that
 * one of the runs does not have is left out, and so is an agency that a retry of the earlier run has asked later.
 */
export function compareRuns(before: HealthRun, after: HealthRun): readonly HealthChange[] {
  const words = chooseWords(before, after);
  return sortChanges([
    ...compareAgencies(before, after),
    ...after.agencies.flatMap(({ abbreviation }) => {
      if (isAskedLater(before, after, abbreviation)) return [];
      const cellsBefore = getCells(before, abbreviation);
      return listDiagnosticsCells(after, abbreviation).flatMap(([columnId, cell]) => {
        const cellBefore = cellsBefore[columnId];
        if (!cellBefore) return [];
        const lines = describeCheckChanges(
          cellBefore,
          ignoreSmallDifferences(columnId, cellBefore, cell),
          words,
        );
        return lines.length === 0 ? [] : [{ abbreviation, columnId, lines, rank: rank(cellBefore, cell) }];
      });
    }),
  ]);
}

/** The agencies that could be read in only one of two runs. */
export function compareAgencies(before: HealthRun, after: HealthRun): readonly HealthChange[] {
  const { atOther } = chooseWords(before, after);
  return after.agencies.flatMap(({ abbreviation }): HealthChange[] => {
    const outcomeBefore = getOutcome(before, abbreviation);
    const outcome = getOutcome(after, abbreviation);
    if (!outcomeBefore || !outcome || outcomeBefore.status === outcome.status) return [];
    if (isAskedLater(before, after, abbreviation)) return [];
    return outcome.status === 'failed'
      ? [
          {
            abbreviation,
            columnId: null,
            lines: [`could be read ${atOther}`, withoutFullStop(outcome.message)],
            rank: LOST_AGENCY_RANK,
          },
        ]
      : [{ abbreviation, columnId: null, lines: [`could not be read ${atOther}`], rank: RANKS.ok }];
  });
}

/** The lines of a change are joined by semicolons. */
export function withoutFullStop(text: string): string {
  return text.replace(/\.$/, '');
}

/**
 * Lists the checks that other agencies lack and a pattern agency has: ok there, and an alert here. Of a check that failed
 * or was skipped, or whose alert is only that rows could not be read, nobody knows whether it is lacking.
 */
export function compareWithAgency(run: HealthRun, pattern: string): readonly HealthChange[] {
  const patternCells = getCells(run, pattern);
  return sortChanges(
    run.agencies.flatMap(({ abbreviation }) =>
      listDiagnosticsCells(run, abbreviation).flatMap(([columnId, cell]) => {
        if (patternCells[columnId]?.status !== 'ok' || cell.status !== 'alert') return [];
        const [message] = listKnownMessages(cell);
        if (message === undefined) return [];
        return [{ abbreviation, columnId, lines: [withoutFullStop(message)], rank: RANKS.alert }];
      }),
    ),
  );
}

/** The messages of a check without the one about rows that could not be read. */
function listKnownMessages({ messages, evidence }: HealthCell): readonly string[] {
  const unreadable = describeInvalidRows(evidence?.counts?.unreadable ?? 0);
  return messages.filter((message) => message !== unreadable);
}

function rank(before: StoredCheckResult, after: StoredCheckResult): number {
  return before.status === after.status ? SAME_STATUS_RANK : RANKS[after.status];
}

export function sortChanges(changes: readonly HealthChange[]): readonly HealthChange[] {
  return changes.toSorted((a, b) => a.rank - b.rank || a.abbreviation.localeCompare(b.abbreviation));
}

/**
 * Returns `after`, with the earlier value in place of each count that differs little. Other numbers, such as an id or a
 * time zone's, are no counts.
 */
function ignoreSmallDifferences(
  checkId: string,
  before: StoredCheckResult,
  after: StoredCheckResult,
): StoredCheckResult {
  const facts = Object.entries(after.facts).map(([name, value]) => {
    const previous = before.facts[name];
    const isCount = name === ROWS_FACT || COUNT_CHECKS.has(checkId);
    return [name, isCount && previous !== undefined && isSmallDifference(previous, value) ? previous : value];
  });
  return { ...after, facts: Object.fromEntries(facts) as StoredCheckResult['facts'] };
}

function isSmallDifference(before: string, after: string): boolean {
  const [countBefore, countAfter] = [before, after].map(parseCount);
  return countBefore !== undefined && countAfter !== undefined && !isCountChange(countBefore, countAfter);
}

/** Whether two counts differ by more than what happens every day. */
export function isCountChange(before: number, after: number): boolean {
  return Math.abs(after - before) >= Math.max(MIN_COUNT_DIFFERENCE, before * COUNT_SHARE);
}
