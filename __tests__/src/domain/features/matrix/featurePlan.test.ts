import { type MatrixColumn } from '@/domain/features/matrix/featureMatrix';
import { describePartlyApplied, planChanges, planSwitches } from '@/domain/features/matrix/featurePlan';

const application = { name: 'pay', version: '1.0.0', platform: 'ios' };
const createColumn = (...active: string[]): MatrixColumn => ({
  application,
  status: 'read',
  active: new Set(active),
});
const ALL = { names: null, unlisted: new Set<string>() };

it('plans what makes a column the same as the source, of all features or of some', () => {
  const source = createColumn('a', 'b');
  const target = createColumn('b', 'c', 'd');
  expect(planChanges(source, target, ALL)).toEqual({ added: ['a'], removed: ['c', 'd'] });
  expect(planChanges(source, target, { ...ALL, names: ['c', 'b'] })).toEqual({ added: [], removed: ['c'] });
  expect(planChanges(source, source, ALL)).toEqual({ added: [], removed: [] });
});

it('adds no feature that the catalogue does not have, and removes one', () => {
  const options = { names: null, unlisted: new Set(['ghost', 'old']) };
  expect(planChanges(createColumn('ghost'), createColumn('old'), options)).toEqual({
    added: [],
    removed: ['old'],
  });
});

const changes = { added: ['a', 'b'], removed: ['c'] };

it.each([
  [
    'all of it',
    ['c'],
    ['a', 'b', 'c'],
    { states: { a: true, b: true, c: false }, unchanged: [], unlisted: [] },
  ],
  ['what differs', ['a', 'c'], ['a', 'b'], { states: { b: true, c: false }, unchanged: ['a'], unlisted: [] }],
  ['nothing', ['a', 'b', 'x'], ['a'], { states: {}, unchanged: ['a', 'b', 'c'], unlisted: [] }],
  [
    'not what its catalogue lacks',
    ['c'],
    ['a'],
    { states: { a: true, c: false }, unchanged: [], unlisted: ['b'] },
  ],
])('sets in another application %s', (_name, active, catalogue, { states, ...rest }) => {
  const planned = planSwitches(changes, new Set(active), new Set(catalogue));
  expect({ ...planned, states: Object.fromEntries(planned.states) }).toEqual({ states, ...rest });
});

it.each([
  [{ added: [], removed: ['c'] }, 'added, not removed'],
  [changes, 'not added, not removed'],
  [{ added: ['b'], removed: [] }, 'added 1 of 2, removed'],
])('with %j left it says: %s', (left, expected) => {
  expect(describePartlyApplied(changes, left)).toBe(expected);
});
