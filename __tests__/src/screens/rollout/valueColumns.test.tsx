import { render } from '@testing-library/react';
import { buildPlanColumns } from '@/screens/rollout/plan/planColumns';
import { buildStepColumns } from '@/screens/rollout/run/stepColumns';
import { type Column } from '@/ui/table/column';
import { sortRows } from '@/ui/table/sortRows';

const SUBJECT = { kind: 'rule', category: 'Fares', identity: 'overdraft' } as const;
const before = '{"allowed":true,"cents":250}';
const target = '{"allowed":true,"cents":260}';
const other = '{"allowed":false,"cents":260}';

const nothing = new Set<string>();
const createPlanColumns = () =>
  buildPlanColumns({
    subject: SUBJECT,
    currency: 'AUD',
    picked: nothing,
    protectedAgencies: nothing,
    onPick: () => undefined,
  });
const planColumns = createPlanColumns();
const stepColumns = buildStepColumns(SUBJECT, 'AUD', 3, 0);

function readCells(columns: readonly Column<never>[], keys: readonly string[], row: object) {
  return keys.map((key) => columns.find((column) => column.key === key)?.text(row as never));
}

it('shows of an object rule what the plan changes', () => {
  const read = (row: object) => readCells(planColumns, ['now', 'target'], row);
  expect(read({ status: 'change', current: before, target })).toEqual(['cents: 250', 'cents: 260']);
  expect(read({ status: 'unchanged', current: target, target })).toEqual([target, '—']);
  expect(read({ status: 'notRead', current: null, target })).toEqual(['—', '—']);
});

it('sorts the numbers of a rule by their size', () => {
  const rows = ['0.25', '-5', '1.5', '0.5', '-10', '1.05'].map((value) => ({
    status: 'change',
    current: `{"rate":${value}}`,
    target: '{"rate":1}',
  }));
  const sorted = sortRows(rows as never[], planColumns, { key: 'now', direction: 'asc' });
  expect(sorted.map((row) => readCells(planColumns, ['now'], row)[0])).toEqual([
    '-10',
    '-5',
    '0.25',
    '0.5',
    '1.05',
    '1.5',
  ]);
});

it('shows in a result the times of the day of its start, also on a later day', () => {
  const startedAt = new Date('2026-03-08T12:00:00.000Z').getTime();
  const read = (statusChangedAt: number) =>
    readCells(buildStepColumns(SUBJECT, 'USD', 3, startedAt), ['at'], { statusChangedAt });
  expect(read(startedAt + 9_000)).toEqual(['12:00:09']);
  expect(read(startedAt + 86_400_000)).toEqual(['03/09/2026']);
});

it('shows the time at which an agency was read today, or the date of another day, and all of it to sort and in its tip', () => {
  const now = Date.now();
  const read = (readAt: number | null) => readCells(planColumns, ['readAt'], { readAt });
  expect(read(now)).toEqual([expect.stringMatching(/^\d\d:\d\d:\d\d$/)]);
  const column = planColumns.find(({ key }) => key === 'readAt');
  const early = new Date('2026-03-08T17:05:09.000Z').getTime();
  expect(read(early)).toEqual(['03/08/2026']);
  expect(read(null)).toEqual(['—']);
  expect(column?.time?.({ readAt: early } as never)).toBe('2026-03-08T17:05:09.000Z');
  expect(column?.sortBy?.({ readAt: early } as never)).toBe(early);
});

it('shows the date of a reading as soon as its day is over, in columns that were built before', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(new Date('2026-03-08T23:50:00.000Z').getTime());
  const columns = createPlanColumns();
  const row = { readAt: Date.now() };
  expect(readCells(columns, ['readAt'], row)).toEqual(['23:50:00']);
  clock.mockReturnValue(new Date('2026-03-09T00:10:00.000Z').getTime());
  expect(readCells(columns, ['readAt'], row)).toEqual(['03/08/2026']);
  clock.mockRestore();
});

it('shows of an object rule what a step has changed, or what is otherwise than the target', () => {
  const read = (row: object) => readCells(stepColumns, ['before', 'target', 'now'], row);
  const changed = ['cents: 250', 'cents: 260'];
  expect(read({ planned: before, before: null, target, after: null })).toEqual([...changed, '—']);
  expect(read({ planned: before, before, target, after: target })).toEqual([...changed, 'cents: 260']);
  expect(read({ planned: before, before, target, after: other })).toEqual([...changed, 'allowed: false']);
});

it('shows the amount of a rule in cents behind its value, which is sorted and copied without it', () => {
  const [low, high] = ['{"cents":200}', '{"cents":250}'];
  const show = (columns: readonly Column<never>[], keys: readonly string[], row: object) =>
    keys.map((key) => {
      const column = columns.find((candidate) => candidate.key === key);
      const { container } = render(column?.render?.(row as never, false));
      return [container.textContent, column?.text(row as never), column?.tooltip?.(row as never)];
    });
  const cells = [
    ['200 ($2.00 AUD)', '200', '200 cents ($2.00 AUD)'],
    ['250 ($2.50 AUD)', '250', '250 cents ($2.50 AUD)'],
  ];
  expect(show(planColumns, ['now', 'target'], { status: 'change', current: low, target: high })).toEqual(
    cells,
  );
  const step = { planned: low, before: null, target: high, after: null };
  expect(show(stepColumns, ['before', 'target', 'now'], step)).toEqual([...cells, ['—', '—', undefined]]);
});
