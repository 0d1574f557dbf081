import { toStatesAfter, toStatesBefore } from '@/domain/features/featureStates';

it('knows the states from before and after changes', () => {
  const changes = { added: ['c'], removed: ['a'] };
  expect([...toStatesBefore(changes)]).toEqual([
    ['c', false],
    ['a', true],
  ]);
  expect([...toStatesAfter(changes)]).toEqual([
    ['c', true],
    ['a', false],
  ]);
});
