import { type MatrixColumn } from '@/domain/features/matrix/featureMatrix';
import {
  describePartlyLanded,
  findLandedChanges,
  getStepStatus,
  planChanges,
  toSwitchStates,
} from '@/domain/features/matrix/featurePlan';

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
  [false, ['c'], 'open'],
  [false, ['a', 'c'], 'open'],
  [false, ['a', 'b'], 'same'],
  [true, ['c'], 'notLanded'],
  [true, ['a', 'b', 'c'], 'partly'],
  [true, ['a', 'b'], 'landed'],
])('a step that was sent: %s, with %j on, is %s', (isSent, active, expected) => {
  expect(getStepStatus({ application, changes, isSent }, createColumn(...active))).toBe(expected);
});

it('a step whose features could not be read is unknown, sent or not', () => {
  for (const isSent of [false, true])
    expect(
      getStepStatus({ application, changes, isSent }, { status: 'unknown', active: new Set<string>() }),
    ).toBe('unknown');
});

it.each([
  [['a', 'b', 'c'], 'added, not removed'],
  [[], 'not added, removed'],
  [['a'], 'added 1 of 2, removed'],
  [['a', 'c'], 'added 1 of 2, not removed'],
])('with %j on it says: %s', (active, expected) => {
  expect(describePartlyLanded(changes, new Set(active))).toBe(expected);
});

it('finds what has landed, and the switches of a step', () => {
  expect(findLandedChanges(changes, new Set(['a', 'c']))).toEqual({ added: ['a'], removed: [] });
  expect([...toSwitchStates(changes)]).toEqual([
    ['a', true],
    ['b', true],
    ['c', false],
  ]);
});
