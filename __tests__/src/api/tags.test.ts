import { agencyApi } from '@/api/agency';
import { appfeaturesApi } from '@/api/appfeatures';
import { authApi } from '@/api/auth';
import { balanceApi } from '@/api/balance';
import { businessrulesApi } from '@/api/businessrules';
import { platformApi } from '@/api/client/platformApi';
import { customersearchApi } from '@/api/customersearch';
import { paymentApi } from '@/api/payment';
import { paymentviewApi } from '@/api/paymentview';
import { profileApi } from '@/api/profile';
import { psoApi } from '@/api/pso';
import { createTestStore } from '@tests/support/createTestStore';
import { type FakeNetwork, loseConnection, openFakeNetwork, respondWith } from '@tests/support/fakeNetwork';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

type Store = Awaited<ReturnType<typeof createTestStore>>;

const [CBTA, METRO] = ['CBTA', 'METRO'];
const [RIDER_ID, OTHER_RIDER_ID] = ['1000001', '1000002'];
const [PAYMENT_ID, OTHER_PAYMENT_ID] = [5000111, 5000112];
const APP = { name: 'pay', version: '1.0.0', platform: 'browser' };
const OTHER_APP = { ...APP, platform: 'ios' };
const FEATURE = 'amble_trip_planner';
/** The abbreviation of the agency that `createAgency` creates. */
const NEW_AGENCY = 'LAKESHORE';

const { getAgency, findAgencies, listAgencies, listAgencyFeaturesets } = agencyApi.endpoints;
const { getRule, listRules } = businessrulesApi.endpoints;
const { getActiveFeatures, listApplications } = appfeaturesApi.endpoints;
const { countUsers, listAdministrators } = authApi.endpoints;
const { getProfile } = profileApi.endpoints;
const { getBalance } = balanceApi.endpoints;
const { getPayment } = paymentApi.endpoints;
const { listPayments } = paymentviewApi.endpoints;
const { listRiders } = customersearchApi.endpoints;

/** Every query whose data a write can change, and the same query for other data, which the write must not refetch. */
const QUERIES = {
  'agency list': (store: Store) => store.dispatch(listAgencies.initiate()),
  'agency search': (store: Store) => store.dispatch(findAgencies.initiate({ abbreviation: NEW_AGENCY })),
  'new agency': (store: Store) => store.dispatch(getAgency.initiate({ abbreviation: NEW_AGENCY })),
  'new agency’s feature sets': (store: Store) =>
    store.dispatch(listAgencyFeaturesets.initiate({ abbreviation: NEW_AGENCY })),
  'other agency': (store: Store) => store.dispatch(getAgency.initiate({ abbreviation: CBTA })),
  operators: (store: Store) => store.dispatch(psoApi.endpoints.listUsers.initiate()),
  riders: (store: Store) => store.dispatch(listRiders.initiate({ agency: CBTA, term: '' })),
  'other agency’s riders': (store: Store) => store.dispatch(listRiders.initiate({ agency: METRO, term: '' })),
  profile: (store: Store) => store.dispatch(getProfile.initiate({ agency: CBTA, userId: RIDER_ID })),
  'other profile': (store: Store) =>
    store.dispatch(getProfile.initiate({ agency: CBTA, userId: OTHER_RIDER_ID })),
  balance: (store: Store) => store.dispatch(getBalance.initiate({ agency: CBTA, userId: RIDER_ID })),
  'other balance': (store: Store) =>
    store.dispatch(getBalance.initiate({ agency: CBTA, userId: OTHER_RIDER_ID })),
  'other agency’s balance': (store: Store) =>
    store.dispatch(getBalance.initiate({ agency: METRO, userId: RIDER_ID })),
  payments: (store: Store) => store.dispatch(listPayments.initiate({ agency: CBTA, userId: RIDER_ID })),
  'other payments': (store: Store) =>
    store.dispatch(listPayments.initiate({ agency: CBTA, userId: OTHER_RIDER_ID })),
  payment: (store: Store) => store.dispatch(getPayment.initiate({ agency: CBTA, paymentId: PAYMENT_ID })),
  'other payment': (store: Store) =>
    store.dispatch(getPayment.initiate({ agency: CBTA, paymentId: OTHER_PAYMENT_ID })),
  rules: (store: Store) => store.dispatch(listRules.initiate({ agency: CBTA, category: 4 })),
  // A rule of category 4; the write invalidates all rules of its category.
  rule: (store: Store) => store.dispatch(getRule.initiate({ agency: CBTA, id: 13 })),
  'other category’s rules': (store: Store) =>
    store.dispatch(listRules.initiate({ agency: CBTA, category: 5 })),
  'other agency’s rules': (store: Store) =>
    store.dispatch(listRules.initiate({ agency: METRO, category: 4 })),
  applications: (store: Store) => store.dispatch(listApplications.initiate({ agency: CBTA })),
  'other agency’s applications': (store: Store) =>
    store.dispatch(listApplications.initiate({ agency: METRO })),
  features: (store: Store) => store.dispatch(getActiveFeatures.initiate({ agency: CBTA, application: APP })),
  'other application’s features': (store: Store) =>
    store.dispatch(getActiveFeatures.initiate({ agency: CBTA, application: OTHER_APP })),
  'other agency’s features': (store: Store) =>
    store.dispatch(getActiveFeatures.initiate({ agency: METRO, application: APP })),
  administrators: (store: Store) => store.dispatch(listAdministrators.initiate({ agency: CBTA })),
  'other agency’s administrators': (store: Store) =>
    store.dispatch(listAdministrators.initiate({ agency: METRO })),
  'administrator count': (store: Store) =>
    store.dispatch(countUsers.initiate({ agency: CBTA, type: 'administrator' })),
  'rider count': (store: Store) => store.dispatch(countUsers.initiate({ agency: CBTA, type: 'rider' })),
  'other agency’s administrator count': (store: Store) =>
    store.dispatch(countUsers.initiate({ agency: METRO, type: 'administrator' })),
};
type Query = keyof typeof QUERIES;

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

/** Loads every query with an empty cache, and returns its data as JSON. */
async function loadAllQueries(): Promise<Map<Query, string>> {
  const store = await createTestStore({ agencies: [CBTA, METRO] }, network);
  const dataByQuery = new Map<Query, string>();
  for (const name of Object.keys(QUERIES) as Query[]) {
    const { data } = (await QUERIES[name](store)) as { data?: unknown };
    dataByQuery.set(name, JSON.stringify(data ?? null));
  }
  return dataByQuery;
}

const WRITE_CASES = Object.entries(WRITES);

it('has a case for every write except the sign-ins, which change tokens and no cached data', () => {
  const signIns = ['signIn', 'signInToAgency', 'signInAdministrator'];
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
