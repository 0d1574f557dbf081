import { type AppName, type Group, type Row } from './row';
import { ROWS } from './rows';
import { median, ratio } from './statistics';

/** The medians of one run, by app and row key. */
export type Run = Readonly<Partial<Record<AppName, Readonly<Record<string, number>>>>>;

/** A row with its figures, which are the medians of the runs. */
export interface EvaluatedRow {
  row: Row;
  /** The portal's figure. */
  figure: number;
  /** The baseline's figure; null if it was not measured. */
  baseline: number | null;
  /** The median of `ratios`, which are portal / baseline. */
  ratio: number | null;
  /** The ratio of each run. */
  ratios: number[];
  /** Null without a goal, or if the baseline was not measured. */
  isReached: boolean | null;
  /** When it was measured; rows of older measurements don't say it. */
  when?: string | undefined;
}

/** A row of bench/results.json. Its title, unit and goal are those of `ROWS`. */
export type StoredRow = Omit<EvaluatedRow, 'row' | 'isReached'> & Pick<Row, 'key'>;

/** Leaves out rows that were not measured. */
export function evaluateRows(runs: readonly Run[], rows: readonly Row[] = ROWS): EvaluatedRow[] {
  return rows.flatMap((row) => {
    const figures = collectFigures(runs, 'portal', row);
    if (figures.length === 0) return [];
    const baselines = row.baseline ? collectFigures(runs, row.baseline, row) : [];
    const ratios = row.baseline ? runs.flatMap((run) => computeRatio(run, row)) : [];
    const figure = median(figures);
    const medianRatio = ratios.length > 0 ? median(ratios) : null;
    return [
      {
        row,
        figure,
        baseline: baselines.length > 0 ? median(baselines) : null,
        ratio: medianRatio,
        ratios,
        isReached: isGoalReached(row, figure, medianRatio),
      },
    ];
  });
}

function isGoalReached({ goal }: Row, figure: number, medianRatio: number | null): boolean | null {
  const value = goal?.of === 'ratio' ? medianRatio : figure;
  return goal && value !== null ? value <= goal.atMost : null;
}

/** The rows that were measured, and the earlier ones of groups that were not measured now. */
export function mergeRows(
  measured: readonly EvaluatedRow[],
  stored: readonly StoredRow[],
  measuredGroups: readonly Group[],
  rows: readonly Row[] = ROWS,
): EvaluatedRow[] {
  return rows.flatMap((row) => {
    const newRow = measured.find(({ row: { key } }) => key === row.key);
    if (newRow) return [newRow];
    // A row whose samples all failed has no figure.
    if (measuredGroups.some((group) => row.key.startsWith(`${group}.`))) return [];
    const earlier = stored.find(({ key }) => key === row.key);
    if (!earlier) return [];
    const { figure, baseline, ratio: medianRatio, ratios, when } = earlier;
    // The goal can be another one since.
    return [
      {
        row,
        figure,
        baseline,
        ratio: medianRatio,
        ratios,
        isReached: isGoalReached(row, figure, medianRatio),
        when,
      },
    ];
  });
}

function collectFigures(runs: readonly Run[], app: AppName, { key }: Row): number[] {
  return runs.flatMap((run) => run[app]?.[key] ?? []);
}

function computeRatio(run: Run, { key, baseline }: Row): number[] {
  const figure = run.portal?.[key];
  const baselineFigure = baseline && run[baseline]?.[key];
  const value = figure === undefined || baselineFigure === undefined ? null : ratio(figure, baselineFigure);
  return value === null ? [] : [value];
}

const HEADINGS = ['figure', 'portal', 'baseline', 'ratio', 'goal', ''];

/** With several runs, the lowest and highest ratios follow each ratio. */
export function formatMarkdownTable(measured: readonly EvaluatedRow[]): string {
  const lines = measured.map((row) => formatCells(row).join(' | '));
  return [HEADINGS.join(' | '), '--- | ---: | ---: | ---: | --- | ---', ...lines]
    .map((line) => `| ${line} |`)
    .join('\n');
}

/** Aligns the columns with spaces. */
export function formatTerminalTable(measured: readonly EvaluatedRow[]): string {
  const lines = [HEADINGS, ...measured.map(formatCells)];
  const width = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  const isNumber = (column: number) => column >= 1 && column <= 3;
  return lines
    .map((line) =>
      line
        .map((cell, column) => (isNumber(column) ? cell.padStart(width(column)) : cell.padEnd(width(column))))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function formatCells({
  row,
  figure,
  baseline,
  ratio: ratioValue,
  ratios,
  isReached,
}: EvaluatedRow): string[] {
  return [
    row.title,
    formatFigure(figure, row),
    baseline === null ? '' : formatFigure(baseline, row),
    ratioValue === null ? '' : `${ratioValue.toFixed(2)}${formatSpread(ratios)}`,
    formatGoal(row),
    isReached === null ? '' : isReached ? 'reached' : 'missed',
  ];
}

function formatFigure(figure: number, { unit, digits }: Row): string {
  return `${figure.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`.trimEnd();
}

function formatSpread(ratios: readonly number[]): string {
  if (ratios.length < 2) return '';
  return ` (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`;
}

function formatGoal(row: Row): string {
  if (!row.goal) return '';
  const { of, atMost } = row.goal;
  return of === 'ratio'
    ? `≤ ${atMost} × ${row.baseline ?? ''}`
    : `≤ ${atMost.toLocaleString('en-US')} ${row.unit}`.trimEnd();
}
