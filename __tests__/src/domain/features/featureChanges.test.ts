import { countChanges, diffFeatures, findUnappliedChanges } from '@/domain/features/featureChanges';

const ACTIVE = new Set(['on', 'alsoOn']);

it('changes only the features whose switch has another position than the platform', () => {
  const desired = new Map([
    ['on', true],
    ['off', false],
    ['alsoOn', false],
    ['alsoOff', true],
  ]);
  const changes = diffFeatures(ACTIVE, desired);
  expect(changes).toEqual({ added: ['alsoOff'], removed: ['alsoOn'] });
  expect(countChanges(changes)).toBe(2);
});

it('finds the submitted changes that the reloaded features do not show', () => {
  const submitted = { added: ['on', 'off'], removed: ['alsoOn', 'alsoOff'] };
  expect(findUnappliedChanges(submitted, ACTIVE)).toEqual({ added: ['off'], removed: ['alsoOn'] });
});
