import { buildPlanColumns } from '@/screens/rollout/plan/planColumns';
import { buildStepColumns } from '@/screens/rollout/run/stepColumns';
import { type Column } from '@/ui/table/column';

const SUBJECT = { kind: 'rule', category: 'Fares', identity: 'overdraft' } as const;
const before = '{"allowed":true,"cents":250}';
const target = '{"allowed":true,"cents":260}';
const other = '{"allowed":false,"cents":260}';

function readCells(columns: readonly Column<never>[], keys: readonly string[], row: object) {
  return keys.map((key) => columns.find((column) => column.key === key)?.text(row as never));
}

it('shows of an object rule what the plan changes', () => {
  const nothing = new Set<string>();
  const columns = buildPlanColumns({
    subject: SUBJECT,
    picked: nothing,
    protectedAgencies: nothing,
    onPick: () => undefined,
  });
  const read = (row: object) => readCells(columns, ['now', 'target'], row);
  expect(read({ status: 'change', current: before, target })).toEqual(['cents: 250', 'cents: 260']);
  expect(read({ status: 'unchanged', current: target, target })).toEqual([target, '—']);
  expect(read({ status: 'notRead', current: null, target })).toEqual(['—', '—']);
});

it('shows of an object rule what a step has changed, or what is otherwise than the target', () => {
  const columns = buildStepColumns(SUBJECT, 3);
  const read = (row: object) => readCells(columns, ['before', 'target', 'now'], row);
  const changed = ['cents: 250', 'cents: 260'];
  expect(read({ planned: before, before: null, target, after: null })).toEqual([...changed, '—']);
  expect(read({ planned: before, before, target, after: target })).toEqual([...changed, 'cents: 260']);
  expect(read({ planned: before, before, target, after: other })).toEqual([...changed, 'allowed: false']);
});
