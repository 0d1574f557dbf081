import { type FleetRun } from '@/domain/fleet/fleetRun';
import { summarizeFeatures } from '@/domain/fleet/summarizeFeatures';

/** A run in which each agency has these features on; null for one that does not list the application. */
function buildRun(active: Record<string, readonly string[] | null>): FleetRun<'features'> {
  return {
    agencies: Object.keys(active).map((abbreviation) => ({ abbreviation })),
    outcomes: Object.fromEntries(
      Object.entries(active).map(([abbreviation, names]) => [
        abbreviation,
        { status: 'done', answer: { isListed: names !== null, active: names ?? [] } },
      ]),
    ),
  } as unknown as FleetRun<'features'>;
}

it('counts where each feature is on and off, the one that differs most first', () => {
  expect(
    summarizeFeatures(buildRun({ A: ['map', 'wallet'], B: ['map'], C: ['map', 'wallet'], D: null })),
  ).toEqual({
    features: [
      { name: 'wallet', on: ['A', 'C'], off: ['B'], differingCount: 1 },
      { name: 'map', on: ['A', 'B', 'C'], off: [], differingCount: 0 },
    ],
    listing: 3,
    notListed: ['D'],
  });
});

it('orders features that differ equally by name, and lists further ones that are on nowhere', () => {
  const { features } = summarizeFeatures(buildRun({ A: ['wallet', 'map'] }), ['cards']);
  expect(features.map(({ name }) => name)).toEqual(['cards', 'map', 'wallet']);
});
