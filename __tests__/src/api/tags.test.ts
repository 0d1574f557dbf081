import { agencyApi } from '@/api/agency';
import { appfeaturesApi } from '@/api/appfeatures';
import { authApi } from '@/api/auth';
import { businessrulesApi } from '@/api/businessrules';
import { platformApi } from '@/api/client/platformApi';
import { paymentApi } from '@/api/payment';
import { profileApi } from '@/api/profile';
import { psoApi } from '@/api/pso';
import {
  APP,
  CBTA,
  METRO,
  NEW_AGENCY,
  PAYMENT_ID,
  QUERIES,
  type Query,
  RIDER_ID,
  type Store,
} from '@tests/support/cachedQueriesFixture';
import { createTestStore } from '@tests/support/createTestStore';
import { loseConnection, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const network = setUpNetwork();

const FEATURE = 'amble_trip_planner';

interface Write {
  run: (store: Store) => PromiseLike<{ error?: unknown }>;
  /** The queries that the write invalidates. */
  changes: Query[];
  /** Whether a rejected write invalidates them as well (section 4 of the specification). */
  evenIfRejected?: true;
}

const WRITES: Record<string, Write> = {
  createAgency: {
    run: (store) =>
      store.dispatch(
        agencyApi.endpoints.createAgency.initiate({
          name: 'Lakeshore Transit',
          databaseName: NEW_AGENCY,
          abbreviation: NEW_AGENCY,
          imperial: true,
          timezone: 109,
          country_code: 840,
          featuresets: [{ featureset_id: 3, enabled: true }],
        }),
      ),
    changes: ['agency list', 'agency search', 'new agency', 'new agency’s feature sets'],
  },
  signUp: {
    run: (store) =>
      store.dispatch(
        psoApi.endpoints.signUp.initiate({ email: 'a@us-east.example', password: 'Quiet-heron-4821' }),
      ),
    changes: ['operators'],
  },
  registerAdministrator: {
    run: (store) =>
      store.dispatch(
        authApi.endpoints.registerAdministrator.initiate({
          agency: CBTA,
          administrator: { email: 'a@cbta.example', password: 'Quiet-heron-4821', rmid: 0 },
        }),
      ),
    changes: ['administrators', 'administrator count'],
  },
  createProfile: {
    run: (store) =>
      store.dispatch(
        profileApi.endpoints.createProfile.initiate({
          agency: CBTA,
          profile: { user_id: Number(RIDER_ID), first_name: 'Ada', last_name: 'Byron', cell_phone: '' },
        }),
      ),
    changes: ['riders', 'profile'],
  },
  correctPayment: {
    run: (store) =>
      store.dispatch(
        paymentApi.endpoints.correctPayment.initiate({
          agency: CBTA,
          userId: Number(RIDER_ID),
          paymentId: PAYMENT_ID,
          correction: { amount: 777, payment_medium: 'CashFare' },
        }),
      ),
    changes: ['riders', 'profile', 'balance', 'payments', 'payment'],
  },
  updateRule: {
    run: (store) =>
      store.dispatch(
        businessrulesApi.endpoints.updateRule.initiate({
          agency: CBTA,
          identity: 'replacement_fee',
          category: 4,
          ruleJson: '{"value":450}',
        }),
      ),
    changes: ['rules', 'rule'],
    evenIfRejected: true,
  },
  addFeatures: {
    run: (store) =>
      store.dispatch(
        appfeaturesApi.endpoints.addFeatures.initiate({
          agency: CBTA,
          application: APP,
          features: [{ name: FEATURE, startDate: '20260101T000000', endDate: '2099-12-31' }],
        }),
      ),
    changes: ['applications', 'features'],
    evenIfRejected: true,
  },
  removeFeatures: {
    run: (store) =>
      store.dispatch(
        appfeaturesApi.endpoints.removeFeatures.initiate({
          agency: CBTA,
          application: APP,
          features: [FEATURE],
        }),
      ),
    changes: ['applications', 'features'],
    evenIfRejected: true,
  },
};

/** Caches every query, runs the write, and returns which of the queries were fetched again. */
async function findRefetchedQueries(run: Write['run']) {
  const store = await createTestStore({ agencies: [CBTA, METRO] }, network);
  const before = new Map<Query, { cacheKey: string; requestId: string }>();
  for (const name of Object.keys(QUERIES) as Query[]) {
    const subscription = QUERIES[name](store);
    await subscription;
    const { queryCacheKey: cacheKey, requestId } = subscription;
    before.set(name, { cacheKey, requestId });
  }
  network.requests.length = 0;
  const result = await run(store);
  await Promise.all(store.dispatch(platformApi.util.getRunningQueriesThunk()));
  const queries = store.getState().platformApi?.queries as Record<string, { requestId?: string } | undefined>;
  const reads = network.requests.filter((line) => line.startsWith('GET'));
  const refetched = [...before].filter(
    ([, { cacheKey, requestId }]) => queries[cacheKey]?.requestId !== requestId,
  );
  return { result, refetched: refetched.map(([name]) => name), reads };
}

/** Loads every query with an empty cache, and returns its data as JSON, without the times at which pages were read. */
async function loadAllQueries(): Promise<Map<Query, string>> {
  const store = await createTestStore({ agencies: [CBTA, METRO] }, network);
  const dataByQuery = new Map<Query, string>();
  for (const name of Object.keys(QUERIES) as Query[]) {
    const { data } = (await QUERIES[name](store)) as { data?: unknown };
    const withoutTimes = (key: string, value: unknown) => (key === 'readAt' ? undefined : value);
    dataByQuery.set(name, JSON.stringify(data ?? null, withoutTimes));
  }
  return dataByQuery;
}

const WRITE_CASES = Object.entries(WRITES);

it('has a case for every write except the sign-ins, which change tokens and no cached data', () => {
  const signIns = ['signIn', 'requestAgencyToken', 'signInAdministrator'];
  const writes = Object.entries<object>(platformApi.endpoints).flatMap(([name, endpoint]) =>
    'useMutation' in endpoint ? [name] : [],
  );
  expect([...Object.keys(WRITES), ...signIns].sort()).toEqual(writes.sort());
});

it.each(WRITE_CASES)(
  '%s refetches the queries that it changes, and no other query',
  async (_name, { run, changes }) => {
    const before = await loadAllQueries();
    const { result, refetched, reads } = await findRefetchedQueries(run);
    expect(result.error).toBeUndefined();
    expect(refetched).toEqual(changes);
    expect(reads).toHaveLength(changes.length);
    // The queries whose data differs after the write must be among the refetched ones.
    const after = await loadAllQueries();
    const changed = [...before.keys()].filter((name) => before.get(name) !== after.get(name));
    expect(changed.filter((name) => !changes.includes(name))).toEqual([]);
  },
);

it.each(WRITE_CASES)(
  '%s refetches the same queries when its outcome is unknown',
  async (_name, { run, changes }) => {
    const { refetched } = await findRefetchedQueries((store) => {
      for (const method of ['POST ', 'PATCH ', 'DELETE ']) network.intercept(method, loseConnection);
      return run(store);
    });
    expect(refetched).toEqual(changes);
  },
);

it.each(WRITE_CASES)(
  '%s refetches after a rejection only what the specification demands',
  async (_name, write) => {
    const { refetched } = await findRefetchedQueries((store) => {
      for (const method of ['POST ', 'PATCH ', 'DELETE ']) network.intercept(method, respondWith(403));
      return write.run(store);
    });
    expect(refetched).toEqual(write.evenIfRejected ? write.changes : []);
  },
);
