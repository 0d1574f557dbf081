import { waitFor } from '@testing-library/react';
import { type FleetKind, type FleetTasks } from '@/domain/fleet/fleetRun';
import { getSessionDatabase } from '@/session/storage/fleetDatabases';
import { respondWith } from '@tests/support/fakeNetwork';
import { readDatabase } from '@tests/support/fakeStorage';
import { QUICK_TASK } from '@tests/support/fleetFixture';
import { openFleetTabs } from '@tests/support/fleetTabs';

const { network, reload } = openFleetTabs();

const SAID = 'Closed: ask jane@example.org';
const APPLICATION = { name: 'pay', version: '1.6.0', platform: 'ios' } as const;

it.each<[kind: FleetKind, task: FleetTasks[FleetKind], path: string]>([
  ['health', QUICK_TASK, '/token/agency'],
  ['rules', { categories: 'all' }, '/categories'],
  ['features', { application: APPLICATION }, '/applications'],
])(
  'has what the platform said of an agency that failed in a run of %s until a reload',
  async (kind, task, path) => {
    const fleet = await reload();
    network.intercept(path, respondWith(403, { message: SAID }), 1);
    fleet.start(kind, task, fleet.agencies.slice(0, 1));
    await fleet.waitUntilQuiet(kind);
    const { id, outcomes } = fleet.getRun(kind);
    const abbreviation = fleet.agencies[0]?.abbreviation ?? '';
    expect(outcomes[abbreviation]).toMatchObject({ status: 'failed', serverMessage: `${SAID}.` });
    const database = getSessionDatabase('a-session');
    await waitFor(async () =>
      expect((await readDatabase(database)).find((run) => run.id === id)).toMatchObject({ tab: null }),
    );
    const kept = (await reload()).getRun(kind).outcomes[abbreviation];
    expect(kept).toMatchObject({ status: 'failed', message: expect.stringContaining('403') });
    expect(kept).not.toHaveProperty('serverMessage');
  },
);

it('masks the tokens of the session and of the agency in what the platform said', async () => {
  const { store, start, waitUntilQuiet, getRun, agencies } = await reload();
  const { psoToken } = store.getState().session;
  const sent: string[] = [];
  network.intercept('/customersearch/', (request) => {
    const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? '';
    sent.push(token);
    return respondWith(500, { message: `The token ${token} of ${psoToken}` })(request);
  });
  start('riders', { terms: ['jane@example.org'] }, agencies.slice(0, 1));
  await waitUntilQuiet('riders');
  expect(sent[0]).toMatch(/\S/);
  expect(Object.values(getRun('riders').outcomes)).toMatchObject([
    { status: 'failed', serverMessage: 'The token ••• of •••.' },
  ]);
});
