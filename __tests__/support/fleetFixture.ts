import { agencyApi } from '@/api/agency';
import { type Agency } from '@/domain/entities/agency';
import { type FleetKind, type FleetRun, type FleetTasks } from '@/domain/fleet/fleetRun';
import { type PortalStore } from '@/session/hooks';
import { runStarted } from '@/shared/fleet/fleetSlice';
import { selectRun } from '@/shared/fleet/fleetState';
import { loadFleet } from '@/shared/fleet/loadFleet';
import { createTestStore } from './createTestStore';
import { type FakeNetwork } from './fakeNetwork';
import { type Session } from './storeSession';
import { waitForState } from './waitForState';

export const QUICK_TASK: FleetTasks['health'] = {
  profile: 'quick',
  checkIds: ['agency-info', 'coupons', 'terms'],
  readsRecord: false,
};

/** A store with the code of Fleet, and the region's agencies; their requests are not in the network's lists. */
export async function openFleet(network: FakeNetwork, session: Session = {}) {
  const store = await createTestStore(session, network);
  const list = store.dispatch(agencyApi.endpoints.listAgencies.initiate(undefined));
  await list;
  // The second page has the rest of them.
  const { data } = await store.dispatch(
    agencyApi.endpoints.listAgencies.initiate(undefined, { direction: 'forward' }),
  );
  list.unsubscribe();
  const agencies = (data?.pages ?? []).flatMap(({ rows }) => rows);
  network.reset();
  store.dispatch(loadFleet());
  return { store, agencies, ...controlRuns(store, agencies) };
}

function controlRuns(store: PortalStore, allAgencies: readonly Agency[]) {
  const getRun = <Kind extends FleetKind>(kind: Kind): FleetRun<Kind> => {
    const run = selectRun(store.getState(), kind);
    if (!run) throw new Error(`no run of ${kind}`);
    return run;
  };
  const waitFor = (isReached: (run: FleetRun) => boolean, kind: FleetKind = 'health') =>
    waitForState(store, () => isReached(getRun(kind)));
  return {
    getRun,
    waitFor,
    start: <Kind extends FleetKind>(
      kind: Kind,
      task: FleetTasks[Kind],
      agencies: readonly Agency[] = allAgencies.slice(0, 20),
    ) => store.dispatch(runStarted({ kind, region: 'usEast', task, agencies, startedAt: Date.now() })),
    /** Resolves when no agency is asked any more. */
    waitUntilQuiet: (kind: FleetKind = 'health') =>
      waitFor(({ status, asking }) => status !== 'running' && asking.length === 0, kind),
  };
}

/** For `intercept`: the sign-in to an agency. */
export const TOKEN_PATH = '/token/agency';
export const countTokens = (network: FakeNetwork) => network.requestsTo(TOKEN_PATH).length;

/** Counts the requests that are in flight at the same time, and the agencies that they are for. */
export function countInFlight(network: FakeNetwork) {
  const max = { calls: 0, agencies: 0 };
  const agenciesOfTokens = new Map<string | null, string>();
  /** One for each request; empty for one with the operator's token. */
  const agenciesInFlight: string[] = [];
  network.intercept('/platform/', async (request) => {
    const isSignIn = request.url.includes(TOKEN_PATH);
    const agency = isSignIn
      ? ((await request.clone().json()) as { agencyName: string }).agencyName
      : (agenciesOfTokens.get(request.headers.get('authorization')) ?? '');
    agenciesInFlight.push(agency);
    max.calls = Math.max(max.calls, agenciesInFlight.length);
    max.agencies = Math.max(max.agencies, new Set(agenciesInFlight.filter(Boolean)).size);
    try {
      const response = await network.forward(request);
      if (isSignIn && response.ok) {
        const { token } = (await response.clone().json()) as { token: string };
        agenciesOfTokens.set(`Bearer ${token}`, agency);
      }
      return response;
    } finally {
      agenciesInFlight.splice(agenciesInFlight.indexOf(agency), 1);
    }
  });
  return max;
}
