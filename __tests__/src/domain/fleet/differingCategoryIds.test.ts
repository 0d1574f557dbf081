import { describeDifferingCategoryIds } from '@/domain/fleet/differingCategoryIds';
import { type FleetRun } from '@/domain/fleet/fleetRun';

/** A run in which each agency has the category `limits` with these ids. */
function buildRun(idsByAgency: readonly (readonly string[])[]): FleetRun<'rules'> {
  return {
    agencies: idsByAgency.map((_, index) => ({ abbreviation: String(index) })),
    outcomes: Object.fromEntries(
      idsByAgency.map((categoryIds, index) => [
        String(index),
        {
          status: 'done',
          answer: { categories: categoryIds.map(() => 'limits'), categoryIds, rules: [] },
        },
      ]),
    ),
  } as unknown as FleetRun<'rules'>;
}

it.each([
  ['3 in 2 agencies, 7 in 1', [['3'], ['7'], ['3']]],
  // Two categories of one name in the same agency.
  ['3 in 1 agency, 7 in 1', [['3', '7']]],
  ['1 in 1 agency, 2 in 1, 3 in 1, 4 in 1, and 1 more', [['1'], ['2'], ['3'], ['4'], ['5']]],
  ['1 in 1 agency, 2 in 1, 3 in 1, 4 in 1, and 2 more', [['1'], ['2'], ['3'], ['4'], ['5'], ['6']]],
])('says %s', (ids, idsByAgency) => {
  expect(describeDifferingCategoryIds(buildRun(idsByAgency))).toEqual([
    `The category "limits" has different ids: ${ids}.`,
  ]);
});

it('says nothing of equal ids', () => {
  expect(describeDifferingCategoryIds(buildRun([['3'], ['3']]))).toEqual([]);
});
