import { describePlanSum, type PlanSum, sumPlan } from '@/domain/rollout/planSums';
import { type PlannedAgency } from '@/domain/rollout/rollout';
import { buildAgency, buildPlan } from '@tests/support/rolloutSteps';

/** The changes of a plan whose agencies have these values. */
function sumChanges(target: string, ...currents: readonly string[]): PlanSum['changes'] {
  const newAgencies = currents.map((_current, index) => buildAgency(`A${index}`));
  const plan = buildPlan(newAgencies, { target });
  const agencies = plan.agencies.map((row, index): PlannedAgency => ({
    ...row,
    status: 'change',
    current: currents[index] ?? null,
  }));
  return sumPlan({ ...plan, agencies }).changes;
}

it('does not add up changes of long values that differ only after what their text shows', () => {
  const long = (end: string) => `{"text":"The fare of this line is paid in ${end}"}`;
  const changes = sumChanges(long('euros'), long('cash'), long('coins'), long('cash'));
  expect(changes.map(({ count }) => count)).toEqual([2, 1]);
  expect(new Set(changes.map(({ text }) => text)).size).toBe(1);
});

it('names the six most frequent changes, and the number of all others', () => {
  const plan = buildPlan([1, 2, 3, 4, 5, 6, 7, 8].map((id) => buildAgency(`A${id}`)));
  const agencies = plan.agencies.map((row, index): PlannedAgency => ({
    ...row,
    status: 'change',
    current: `{"value":${index}}`,
    readAt: 1,
  }));
  expect(describePlanSum(sumPlan({ ...plan, agencies }))).toMatch(
    /^8 of 8 agencies would change: 0 → 250 in 1, .*5 → 250 in 1, other changes in 2$/,
  );
});

it.each([
  [
    'with the same keys in another order',
    '{"a":2,"b":2}',
    ['{"a":1,"b":1}', '{"b":1,"a":1}'],
    'a: 1 → 2, b: 1 → 2',
  ],
  [
    'with an object in them that has the same keys in another order',
    '{"a":2,"b":2}',
    ['{"a":{"c":1,"d":1},"b":2}', '{"a":{"d":1,"c":1},"b":2}'],
    'a: {"c":1,"d":1} → 2',
  ],
  [
    'with other escapes',
    '{"a":"x","caf\\u00e9":2}',
    ['{"a":"\\u0078","café":1}', '{"a":"x","caf\\u00e9":1}'],
    'café: 1 → 2',
  ],
])('adds up changes of objects %s', (_case, target, currents, text) => {
  expect(sumChanges(target, ...currents)).toMatchObject([{ text, count: currents.length }]);
});

it('names the amounts of a change in cents', () => {
  const plan = buildPlan([buildAgency('A1')], { target: '{"cents":250}' });
  const agencies = plan.agencies.map((row): PlannedAgency => ({
    ...row,
    status: 'change',
    current: '{"cents":200}',
    readAt: 1,
  }));
  expect(describePlanSum(sumPlan({ ...plan, agencies }))).toBe(
    '1 of 1 agency would change: 200 → 250 cents ($2.00 → $2.50) in 1',
  );
  expect(sumChanges('{"cents":250}', '{"cents":200}')).toMatchObject([
    { text: '200 → 250', money: ' cents ($2.00 → $2.50)' },
  ]);
  expect(sumChanges('{"value":250}', '{"value":200}')).toMatchObject([{ text: '200 → 250', money: '' }]);
});

const CHANGE = { status: 'change', current: '{"value":200}' } as const;
it.each<[string, Partial<PlannedAgency>, string, string]>([
  [
    'before the first answer',
    { status: 'notRead', readAt: null },
    'No agency has been read yet',
    'No agency could be read',
  ],
  [
    'while agencies are read',
    CHANGE,
    '1 of the 1 agency read so far would change: 200 → 250 in 1',
    '1 of the 1 agency read would change: 200 → 250 in 1; 1 could not be read',
  ],
  [
    'when the first one needs no change',
    { status: 'unchanged' },
    '0 of the 1 agency read so far would change',
    '0 of the 1 agency read would change; 1 could not be read',
  ],
  [
    'when the first one could not be read',
    { status: 'notRead', problem: 'no answer' },
    'No agency has been read yet',
    'No agency could be read',
  ],
])('does not state a sum of all agencies %s, nor when the other failed', (_case, change, text, atTheEnd) => {
  const rows = [{ readAt: 1, ...change }, {}];
  const plan = buildPlan(rows.map((_row, index) => buildAgency(`A${index}`)));
  const agencies = plan.agencies.map((row, index): PlannedAgency => ({ ...row, ...rows[index] }));
  expect(describePlanSum(sumPlan({ ...plan, agencies }))).toBe(text);
  const finished = agencies.map((row) => ({ ...row, readAt: 1 }));
  expect(describePlanSum(sumPlan({ ...plan, agencies: finished }))).toBe(atTheEnd);
});
