import { type FleetRun } from '@/domain/fleet/fleetRun';
import { orderAgencies } from '@/domain/fleet/orderAgencies';
import { listFailedAgencies } from '@/domain/fleet/runProgress';

const AGENCIES = ['constructor', 'DDD', 'CCC', 'BBB', 'AAA'].map((abbreviation) => ({ abbreviation }));
const done = (status: string) => ({ status: 'done', answer: { terms: { status } } });

const buildRun = (kind: FleetRun['kind']) =>
  ({
    kind,
    agencies: AGENCIES,
    outcomes: { AAA: done('ok'), BBB: done('alert'), CCC: { status: 'failed' }, DDD: done('failed') },
  }) as unknown as FleetRun;

const order = (pinned: readonly string[], lastRun: FleetRun | null) =>
  orderAgencies(AGENCIES as never, { pinned, lastRun }).map(({ abbreviation }) => abbreviation);

it('begins with pinned agencies, then those with a failure or an alert in the last run, then the others', () => {
  expect(order([], null)).toEqual(['AAA', 'BBB', 'CCC', 'constructor', 'DDD']);
  expect(order(['DDD'], null)).toEqual(['DDD', 'AAA', 'BBB', 'CCC', 'constructor']);
  expect(order(['AAA'], buildRun('health'))).toEqual(['AAA', 'BBB', 'CCC', 'DDD', 'constructor']);
});

it('knows parts of an answer that have failed in a health run only', () => {
  expect(listFailedAgencies(buildRun('health'))).toEqual(['DDD', 'CCC']);
  expect(listFailedAgencies(buildRun('rules'))).toEqual(['CCC']);
  expect(order([], buildRun('rules'))).toEqual(['CCC', 'AAA', 'BBB', 'constructor', 'DDD']);
});
