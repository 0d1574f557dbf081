import { type MeasureContext } from '../../../bench/runner/measureContext';
import { measureRun } from '../../../bench/runner/measureRun';
import {
  evaluateRows,
  formatMarkdownTable,
  formatTerminalTable,
  mergeRows,
} from '../../../bench/runner/report';
import { type Group, type Row } from '../../../bench/runner/row';

const scriptRow: Row = {
  key: 'signin.js',
  title: 'script',
  unit: 'kB',
  digits: 1,
  baseline: 'baseline-react',
  goal: { of: 'figure', atMost: 165 },
};
const paintRow: Row = {
  key: 'signin.paint',
  title: 'first paint',
  unit: 'ms',
  digits: 0,
  baseline: 'baseline-react',
  goal: { of: 'ratio', atMost: 0.75 },
};
const buildTimeRow: Row = {
  key: 'build.cold',
  title: 'build',
  unit: 's',
  digits: 1,
  goal: { of: 'figure', atMost: 20 },
};
const heapRow: Row = {
  key: 'long.retained',
  title: 'heap growth',
  unit: 'MB',
  digits: 1,
  baseline: 'baseline-lists',
};

const createRun = (portal: Record<string, number>, baseline: Record<string, number>) => ({
  portal,
  'baseline-react': baseline,
});

describe('a goal', () => {
  it('for a figure is compared with the figure, not with the baseline', () => {
    const evaluateSize = (kB: number) =>
      evaluateRows([createRun({ 'signin.js': kB }, { 'signin.js': 1 })], [scriptRow])[0];
    expect(evaluateSize(165)).toMatchObject({ figure: 165, baseline: 1, ratio: 165, isReached: true });
    expect(evaluateSize(165.1)?.isReached).toBe(false);
  });

  it('for a ratio is compared with the median of the ratios of all runs', () => {
    const runs = [
      createRun({ 'signin.paint': 70 }, { 'signin.paint': 100 }),
      createRun({ 'signin.paint': 800 }, { 'signin.paint': 1000 }),
      createRun({ 'signin.paint': 72 }, { 'signin.paint': 100 }),
    ];
    const [measured] = evaluateRows(runs, [paintRow]);
    expect(measured).toMatchObject({ figure: 72, baseline: 100, ratio: 0.72, isReached: true });
    expect(measured?.ratios).toEqual([0.7, 0.8, 0.72]);
  });

  it('for a ratio has no result when the baseline is missing or zero', () => {
    expect(evaluateRows([{ portal: { 'signin.paint': 70 } }], [paintRow])[0]?.isReached).toBeNull();
    const zeroBaseline = createRun({ 'signin.paint': 70 }, { 'signin.paint': 0 });
    expect(evaluateRows([zeroBaseline], [paintRow])[0]).toMatchObject({
      baseline: 0,
      ratio: null,
      isReached: null,
    });
  });
});

it('omits rows that were not measured', () => {
  expect(
    evaluateRows([createRun({ 'build.cold': 19 }, {})], [scriptRow, buildTimeRow]).map(({ row }) => row),
  ).toEqual([buildTimeRow]);
});

it('keeps the earlier figures of groups that were not measured, and compares them with the goals of today', () => {
  const measured = evaluateRows([{ portal: { 'build.cold': 19 } }], [buildTimeRow]);
  const earlier = { baseline: 60, ratio: 2.5, ratios: [2.5], when: '2026-11-28T01:53:16.837Z' };
  const stored = [
    { ...earlier, key: 'build.cold', figure: 30 } as const,
    { ...earlier, key: 'signin.js', figure: 150 } as const,
    { ...earlier, key: 'nav.gone', figure: 1 } as const,
  ];
  expect(mergeRows(measured, stored, ['build'], [scriptRow, paintRow, buildTimeRow])).toEqual([
    { row: scriptRow, figure: 150, ...earlier, isReached: true },
    ...measured,
  ]);
});

it('keeps no earlier figure of a measured row whose samples all failed', () => {
  const stored = { key: 'build.cold', figure: 30, baseline: null, ratio: null } as const;
  expect(mergeRows([], [{ ...stored, ratios: [] }], ['build'], [buildTimeRow])).toEqual([]);
});

it('a run that is interrupted keeps the earlier figures of the groups that it has not measured', async () => {
  const stored = ['signin.js', 'build.cold'] as const;
  const keptKeys: string[][] = [];
  const onGroup = (_run: unknown, measuredGroups: readonly Group[]) => {
    const figures = stored.map((key) => ({ key, figure: 1, baseline: null, ratio: null, ratios: [] }));
    const merged = mergeRows([], figures, measuredGroups, [scriptRow, buildTimeRow]);
    keptKeys.push(merged.map(({ row: { key } }) => key));
  };
  const ignore = () => undefined;
  const options = {
    only: ['signin', 'build'],
    rounds: 1,
    print: ignore,
    onFailure: ignore,
    onGroup,
  } as const;
  // Without sites it measures nothing.
  await measureRun({} as MeasureContext, [], options);
  expect(keptKeys).toEqual([['build.cold'], []]);
});

const rows = evaluateRows(
  [
    {
      portal: { 'signin.js': 1170.25, 'signin.paint': 300, 'build.cold': 19.04, 'long.retained': 2 },
      'baseline-react': { 'signin.js': 68.8, 'signin.paint': 500 },
    },
    { portal: { 'signin.paint': 400 }, 'baseline-react': { 'signin.paint': 500 } },
  ],
  [scriptRow, paintRow, buildTimeRow, heapRow],
);

it('formats a Markdown table with the range of several runs', () => {
  expect(formatMarkdownTable(rows)).toBe(
    [
      '| figure | portal | baseline | ratio | goal |  |',
      '| --- | ---: | ---: | ---: | --- | --- |',
      '| script | 1,170.3 kB | 68.8 kB | 17.01 | ≤ 165 kB | missed |',
      '| first paint | 350 ms | 500 ms | 0.70 (0.60–0.80) | ≤ 0.75 × baseline-react | reached |',
      '| build | 19.0 s |  |  | ≤ 20 s | reached |',
      '| heap growth | 2.0 MB |  |  |  |  |',
    ].join('\n'),
  );
});

it('formats a terminal table with aligned columns', () => {
  const [head = '', first = '', second = ''] = formatTerminalTable(rows).split('\n');
  expect(head.indexOf('goal')).toBe(first.indexOf('≤'));
  expect(first.indexOf('1,170.3 kB') + '1,170.3 kB'.length).toBe(second.indexOf('350 ms') + '350 ms'.length);
});
