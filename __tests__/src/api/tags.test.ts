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
import { answer, lostConnection, openWire, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

type Store = Awaited<ReturnType<typeof storeAs>>;

const [CBTA, METRO] = ['CBTA', 'METRO'];
const [RIDER, OTHER_RIDER] = ['1000001', '1000002'];
const [PAYMENT, OTHER_PAYMENT] = [5000111, 5000112];
const APP = { name: 'pay', version: '1.0.0', platform: 'browser' };
const OTHER_APP = { ...APP, platform: 'ios' };
/** A feature of the platform's catalogue. */
const FEATURE = 'amble_trip_planner';
const CREATED = 'LAKESHORE';

const { getAgency, findAgencies, listAgencies, listAllAgencies, listAgencyFeaturesets } = agencyApi.endpoints;
const { getRule, listRules } = businessrulesApi.endpoints;
const { getActiveFeatures, listApplications } = appfeaturesApi.endpoints;
const { countUsers, listAdministrators } = authApi.endpoints;
const { getProfile } = profileApi.endpoints;
const { getBalance } = balanceApi.endpoints;
const { getPayment } = paymentApi.endpoints;
const { listPayments } = paymentviewApi.endpoints;
const { listRiders } = customersearchApi.endpoints;

/** Every query that some write changes, twice where another agency, rider or application has one too. */
const QUERIES = {
  'agency list': (store: Store) => store.dispatch(listAgencies.initiate()),
  'all agencies': (store: Store) => store.dispatch(listAllAgencies.initiate()),
  'agency search': (store: Store) => store.dispatch(findAgencies.initiate({ abbreviation: CREATED })),
  'new agency': (store: Store) => store.dispatch(getAgency.initiate({ abbreviation: CREATED })),
  'its feature sets': (store: Store) =>
    store.dispatch(listAgencyFeaturesets.initiate({ abbreviation: CREATED })),
  'other agency': (store: Store) => store.dispatch(getAgency.initiate({ abbreviation: CBTA })),
  operators: (store: Store) => store.dispatch(psoApi.endpoints.listUsers.initiate()),
  riders: (store: Store) => store.dispatch(listRiders.initiate({ agency: CBTA, term: '' })),
  'other agency’s riders': (store: Store) => store.dispatch(listRiders.initiate({ agency: METRO, term: '' })),
  profile: (store: Store) => store.dispatch(getProfile.initiate({ agency: CBTA, userId: RIDER })),
  'other profile': (store: Store) =>
    store.dispatch(getProfile.initiate({ agency: CBTA, userId: OTHER_RIDER })),
  balance: (store: Store) => store.dispatch(getBalance.initiate({ agency: CBTA, userId: RIDER })),
  'other balance': (store: Store) =>
    store.dispatch(getBalance.initiate({ agency: CBTA, userId: OTHER_RIDER })),
  'other agency’s balance': (store: Store) =>
    store.dispatch(getBalance.initiate({ agency: METRO, userId: RIDER })),
  payments: (store: Store) => store.dispatch(listPayments.initiate({ agency: CBTA, userId: RIDER })),
  'other payments': (store: Store) =>
    store.dispatch(listPayments.initiate({ agency: CBTA, userId: OTHER_RIDER })),
  payment: (store: Store) => store.dispatch(getPayment.initiate({ agency: CBTA, paymentId: PAYMENT })),
  'other payment': (store: Store) =>
    store.dispatch(getPayment.initiate({ agency: CBTA, paymentId: OTHER_PAYMENT })),
  rules: (store: Store) => store.dispatch(listRules.initiate({ agency: CBTA, category: 4 })),
  rule: (store: Store) => store.dispatch(getRule.initiate({ agency: CBTA, id: 1249 })),
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
  changes: Query[];
  /** Whether the answer of a refusal reloads them as well (specification 4). */
  evenIfRefused?: true;
}

const WRITES: Record<string, Write> = {
  createAgency: {
    run: (store) =>
      store.dispatch(
        agencyApi.endpoints.createAgency.initiate({
          name: 'Lakeshore Transit',
          databaseName: CREATED,
          abbreviation: CREATED,
          imperial: true,
          timezone: 109,
          country_code: 840,
          featuresets: [{ featureset_id: 3, enabled: true }],
        }),
      ),
    changes: ['agency list', 'all agencies', 'agency search', 'new agency', 'its feature sets'],
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
          profile: { user_id: Number(RIDER), first_name: 'Ada', last_name: 'Byron', cell_phone: '' },
        }),
      ),
    changes: ['riders', 'profile'],
  },
  correctPayment: {
    run: (store) =>
      store.dispatch(
        paymentApi.endpoints.correctPayment.initiate({
          agency: CBTA,
          userId: Number(RIDER),
          paymentId: PAYMENT,
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
          inner: '{"value":450}',
        }),
      ),
    changes: ['rules', 'rule'],
    evenIfRefused: true,
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
    evenIfRefused: true,
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
    evenIfRefused: true,
  },
};

/** Caches every query, runs the write, and tells which of them were asked for anew. */
async function refetchedBy(run: Write['run']) {
  const store = await storeAs({ agencies: [CBTA, METRO] }, wire);
  const before = new Map<Query, { cacheKey: string; requestId: string }>();
  for (const name of Object.keys(QUERIES) as Query[]) {
    const subscription = QUERIES[name](store);
    await subscription;
    const { queryCacheKey: cacheKey, requestId } = subscription;
    before.set(name, { cacheKey, requestId });
  }
  wire.sent.length = 0;
  const outcome = await run(store);
  await Promise.all(store.dispatch(platformApi.util.getRunningQueriesThunk()));
  const queries = store.getState().platformApi?.queries as Record<string, { requestId?: string } | undefined>;
  // The list of all agencies is as many requests as it has full pages.
  const reads = wire.sent.filter((line) => line.startsWith('GET') && !line.includes('offset=100'));
  const anew = [...before].filter(
    ([, { cacheKey, requestId }]) => queries[cacheKey]?.requestId !== requestId,
  );
  return { outcome, refetched: anew.map(([name]) => name), reads };
}

/** What every query answers at this time, from an empty cache. */
async function answers(): Promise<Map<Query, string>> {
  const store = await storeAs({ agencies: [CBTA, METRO] }, wire);
  const told = new Map<Query, string>();
  for (const name of Object.keys(QUERIES) as Query[]) {
    const { data } = (await QUERIES[name](store)) as { data?: unknown };
    told.set(name, JSON.stringify(data ?? null));
  }
  return told;
}

const rows = Object.entries(WRITES);

it('knows of every write but sign-ins, which change tokens and no cached answer', () => {
  const signIns = ['signIn', 'signInToAgency', 'signInAdministrator'];
  const writes = Object.entries<object>(platformApi.endpoints).flatMap(([name, endpoint]) =>
    'useMutation' in endpoint ? [name] : [],
  );
  expect([...Object.keys(WRITES), ...signIns].sort()).toEqual(writes.sort());
});

it.each(rows)('%s reaches what it changes, and nothing else', async (_name, { run, changes }) => {
  const before = await answers();
  const { outcome, refetched, reads } = await refetchedBy(run);
  expect(outcome.error).toBeUndefined();
  expect(refetched).toEqual(changes);
  expect(reads).toHaveLength(changes.length);
  // What the platform itself answers otherwise than before is among what was reached.
  const after = await answers();
  const changed = [...before.keys()].filter((name) => before.get(name) !== after.get(name));
  expect(changed.filter((name) => !changes.includes(name))).toEqual([]);
});

it.each(rows)('%s that may have been applied does too', async (_name, { run, changes }) => {
  const { refetched } = await refetchedBy((store) => {
    for (const method of ['POST ', 'PATCH ', 'DELETE ']) wire.fault(method, lostConnection);
    return run(store);
  });
  expect(refetched).toEqual(changes);
});

it.each(rows)('%s that was refused reloads what the specification says', async (_name, write) => {
  const { refetched } = await refetchedBy((store) => {
    for (const method of ['POST ', 'PATCH ', 'DELETE ']) wire.fault(method, answer(403));
    return write.run(store);
  });
  expect(refetched).toEqual(write.evenIfRefused ? write.changes : []);
});
