import { buildPlanColumns } from '@/screens/rollout/plan/planColumns';
import { buildStepColumns } from '@/screens/rollout/run/stepColumns';
import { type Column } from '@/ui/table/column';

const SUBJECT = { kind: 'rule', category: 'Fares', identity: 'daily_cap' } as const;
/** Pixels of a window of 1280 without the menu, the page's padding, the table's border and its scroll bar. */
const ROOM = 1280 - 224 - 32 - 2 - 15;

const nothing = new Set<string>();
const plan = buildPlanColumns({
  subject: SUBJECT,
  currency: 'USD',
  picked: nothing,
  protectedAgencies: nothing,
  onPick: () => undefined,
});

it.each<[string, readonly Pick<Column<never>, 'key' | 'width' | 'isGrowing'>[]]>([
  ['plan', plan],
  ['result', buildStepColumns(SUBJECT, 'USD', 130, 0)],
])('the table of a %s fits, and has more room for names than for values', (_name, columns) => {
  expect(columns.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(ROOM);
  expect(columns.find(({ key }) => key === 'name')?.width).toBeGreaterThanOrEqual(180);
  // They and the note share what a wide window leaves.
  const values = columns.filter(({ key }) => ['before', 'now', 'target'].includes(key));
  const note = columns.filter(({ key }) => key === 'note');
  expect(columns.filter(({ isGrowing }) => isGrowing)).toEqual([...values, ...note]);
  expect(new Set(values.map(({ width }) => width)).size).toBe(1);
});

it('the note of a plan has room for why an agency is left out', () => {
  expect(plan.find(({ key }) => key === 'note')?.width).toBeGreaterThanOrEqual(220);
});
