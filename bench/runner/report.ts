import { type AppName, type Row, ROWS } from './rows';
import { median, ratio } from './statistics';

/** The mediansByKey of one run by app and figure. */
export type Run = Readonly<Partial<Record<AppName, Readonly<Record<string, number>>>>>;

/** A row as it was measured. */
export interface EvaluatedRow {
  row: Row;
  figure: number;
  baseline: number | null;
  /** The median of the runs' ratios, and each run's. */
  ratio: number | null;
  ratios: number[];
  /** Null where there is no goal, or no baseline to compare with. */
  isReached: boolean | null;
}

/** The rows that were measured, in their order: each figure is the median of the runs. */
export function evaluateRows(runs: readonly Run[], rows: readonly Row[] = ROWS): EvaluatedRow[] {
  return rows.flatMap((row) => {
    const figures = figuresOf(runs, 'portal', row);
    if (figures.length === 0) return [];
    const baselines = row.baseline ? figuresOf(runs, row.baseline, row) : [];
    const ratios = row.baseline ? runs.flatMap((run) => ratioIn(run, row)) : [];
    const figure = median(figures);
    const middle = ratios.length > 0 ? median(ratios) : null;
    const judged = row.goal?.of === 'ratio' ? middle : figure;
    return [
      {
        row,
        figure,
        baseline: baselines.length > 0 ? median(baselines) : null,
        ratio: middle,
        ratios,
        isReached: row.goal && judged !== null ? judged <= row.goal.atMost : null,
      },
    ];
  });
}

function figuresOf(runs: readonly Run[], app: AppName, { key }: Row): number[] {
  return runs.flatMap((run) => run[app]?.[key] ?? []);
}

function ratioIn(run: Run, { key, baseline }: Row): number[] {
  const figure = run.portal?.[key];
  const below = baseline && run[baseline]?.[key];
  const times = figure === undefined || below === undefined ? null : ratio(figure, below);
  return times === null ? [] : [times];
}

const HEAD = ['figure', 'portal', 'baseline', 'ratio', 'goal', ''];

/** The rows as a Markdown table; with several runs each ratio has its spread. */
export function formatMarkdownTable(measured: readonly EvaluatedRow[]): string {
  const lines = measured.map((each) => cells(each).join(' | '));
  return [HEAD.join(' | '), '--- | ---: | ---: | ---: | --- | ---', ...lines]
    .map((line) => `| ${line} |`)
    .join('\n');
}

/** The rows as a table of a terminal, each column as wide as its widest cell. */
export function formatTerminalTable(measured: readonly EvaluatedRow[]): string {
  const lines = [HEAD, ...measured.map(cells)];
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

function cells({ row, figure, baseline, ratio: times, ratios, isReached }: EvaluatedRow): string[] {
  return [
    row.title,
    withUnit(figure, row),
    baseline === null ? '' : withUnit(baseline, row),
    times === null ? '' : `${times.toFixed(2)}${spread(ratios)}`,
    goalText(row),
    isReached === null ? '' : isReached ? 'reached' : 'missed',
  ];
}

function withUnit(figure: number, { unit, digits }: Row): string {
  return `${figure.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`.trimEnd();
}

function spread(ratios: readonly number[]): string {
  if (ratios.length < 2) return '';
  return ` (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`;
}

function goalText(row: Row): string {
  if (!row.goal) return '';
  const { of, atMost } = row.goal;
  return of === 'ratio'
    ? `≤ ${atMost} × ${row.baseline ?? ''}`
    : `≤ ${atMost.toLocaleString('en-US')} ${row.unit}`.trimEnd();
}
