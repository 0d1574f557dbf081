import { compareFeatures, describeFeatureChange } from '@/domain/fleet/compareFeatures';
import { type FleetRun } from '@/domain/fleet/fleetRun';

type State = readonly string[] | 'notListed' | 'failed';

function buildRun(states: Readonly<Record<string, State>>): FleetRun<'features'> {
  return {
    agencies: Object.keys(states).map((abbreviation) => ({ abbreviation })),
    outcomes: Object.fromEntries(
      Object.entries(states).map(([abbreviation, state]) => [
        abbreviation,
        state === 'failed'
          ? { status: 'failed' }
          : {
              status: 'done',
              answer: { isListed: state !== 'notListed', active: state === 'notListed' ? [] : state },
            },
      ]),
    ),
  } as unknown as FleetRun<'features'>;
}

const describeChanges = (before: Record<string, State>, after: Record<string, State>) =>
  compareFeatures(buildRun(before), buildRun(after)).map(
    (change) => `${change.abbreviation}: ${describeFeatureChange(change)}`,
  );

it('says what has changed, what is gone first', () => {
  expect(
    describeChanges(
      { A: 'notListed', B: ['wallet'], C: ['wallet', 'map'], D: ['map'], E: ['map'] },
      { A: ['map'], B: ['wallet', 'map'], C: ['map'], D: 'notListed', E: ['map'] },
    ),
  ).toEqual([
    'D: no longer lists the application',
    'C: wallet now off',
    'B: map now on',
    'A: now lists the application',
  ]);
});

it.each([
  ['it failed before', { A: 'failed' }, { A: ['map'] }],
  ['it failed now', { A: ['map'] }, { A: 'failed' }],
  ['it was not asked before', { B: ['map'] }, { A: ['map'] }],
] as const)('says nothing of an agency: %s', (_name, before, after) => {
  expect(describeChanges(before, after)).toEqual([]);
});

it('says nothing of an agency that a retry of the earlier run has asked later', () => {
  const askAt = (run: FleetRun<'features'>, at: number) =>
    ({ ...run, outcomes: { A: { ...run.outcomes.A, at } } }) as FleetRun<'features'>;
  const [before, after] = [buildRun({ A: ['map'] }), buildRun({ A: [] })];
  expect(compareFeatures(askAt(before, 1), askAt(after, 2))).toHaveLength(1);
  expect(compareFeatures(askAt(before, 3), askAt(after, 2))).toEqual([]);
});
