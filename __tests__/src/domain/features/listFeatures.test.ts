import { includeAddedFeatures, listFeatures } from '@/domain/features/listFeatures';

const rows = [{ id: 1, name: 'pay_wallet', description: 'A wallet', state: 'released' }];
const listed = listFeatures({ rows, isComplete: true }, [{ active: new Set(['pay_gone']) }]);

it('lists what is to be switched on and is neither in the catalogue nor on', () => {
  const names = (isComplete: boolean) =>
    includeAddedFeatures(listed, ['pay_wallet', 'pay_gone', 'pay_lost'], isComplete)
      .slice(listed.length)
      .map(({ name, isInCatalogue }) => [name, isInCatalogue]);
  expect(names(true)).toEqual([['pay_lost', false]]);
  expect(names(false)).toEqual([['pay_lost', null]]);
});

it('leaves the list as it is when each added feature has a row', () => {
  expect(includeAddedFeatures(listed, ['pay_wallet'], true)).toBe(listed);
});
