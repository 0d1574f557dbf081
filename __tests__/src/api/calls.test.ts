import { REGION_ROUTES } from '../../../server/services/inventory';
import { publicinfoRoutes } from '../../../server/services/publicinfo';
import { agencyApi } from '../../../src/api/agency';
import { agencyresourcesApi } from '../../../src/api/agencyresources';
import { appfeaturesApi } from '../../../src/api/appfeatures';
import { authApi } from '../../../src/api/auth';
import { balanceApi } from '../../../src/api/balance';
import { businessrulesApi } from '../../../src/api/businessrules';
import { platformApi } from '../../../src/api/client/platformApi';
import { customersearchApi } from '../../../src/api/customersearch';
import { fixedroutefaredataApi } from '../../../src/api/fixedroutefaredata';
import { geofenceApi } from '../../../src/api/geofence';
import { mobileticketviewApi } from '../../../src/api/mobileticketview';
import { paymentApi } from '../../../src/api/payment';
import { paymentviewApi } from '../../../src/api/paymentview';
import { productcatalogApi } from '../../../src/api/productcatalog';
import { profileApi } from '../../../src/api/profile';
import { psoApi } from '../../../src/api/pso';
import { pspaccountApi } from '../../../src/api/pspaccount';
import { publicinfoApi } from '../../../src/api/publicinfo';
import { reportsApi } from '../../../src/api/reports';
import { simpleticketApi } from '../../../src/api/simpleticket';
import { smartcardApi } from '../../../src/api/smartcard';
import { type PortalStore } from '../../../src/app/store';
import { SPECIFIED_CALLS, type SpecifiedCall } from '../../support/specifiedCalls';
import { storeAs } from '../../support/storeAs';

/** Every endpoint with an argument that gives all that it can send. */
const agency = 'CBTA';
const application = { name: 'pay', version: '1.0.0', platform: 'ios' };
const credentials = { email: 'a@b.example', password: 'x' };
const correction = { amount: 1, payment_medium: 'Token' };
const profile = { user_id: 7, first_name: 'A', last_name: 'B', cell_phone: '' };
const rule = { agency, identity: 'x', category: 1, inner: '{"value":1}' };
const newAgency = {
  name: 'A',
  databaseName: 'A',
  abbreviation: 'A',
  imperial: true,
  timezone: 1,
  country_code: 1,
  featuresets: [],
};
const ofRider = { agency, userId: '7' };
const ofId = { agency, id: '7' };
const sales = { agency, id: '7', userId: '7' };

const CALLS: Record<string, (store: PortalStore['store']) => PromiseLike<unknown>> = {
  listAgencies: (store) => store.dispatch(agencyApi.endpoints.listAgencies.initiate()),
  listAllAgencies: (store) => store.dispatch(agencyApi.endpoints.listAllAgencies.initiate()),
  findAgencies: (store) =>
    store.dispatch(agencyApi.endpoints.findAgencies.initiate({ abbreviation: agency })),
  getAgency: (store) => store.dispatch(agencyApi.endpoints.getAgency.initiate({ abbreviation: agency })),
  createAgency: (store) => store.dispatch(agencyApi.endpoints.createAgency.initiate(newAgency)),
  getMailSettings: (store) => store.dispatch(agencyApi.endpoints.getMailSettings.initiate({ agencyId: 1 })),
  listFeaturesets: (store) => store.dispatch(agencyApi.endpoints.listFeaturesets.initiate()),
  listAgencyFeaturesets: (store) =>
    store.dispatch(agencyApi.endpoints.listAgencyFeaturesets.initiate({ abbreviation: agency })),
  listTimeZones: (store) => store.dispatch(agencyApi.endpoints.listTimeZones.initiate()),
  listCountries: (store) => store.dispatch(agencyApi.endpoints.listCountries.initiate()),
  listResources: (store) =>
    store.dispatch(agencyresourcesApi.endpoints.listResources.initiate({ agency, kind: 'terms' })),
  listApplications: (store) => store.dispatch(appfeaturesApi.endpoints.listApplications.initiate({ agency })),
  getActiveFeatures: (store) =>
    store.dispatch(appfeaturesApi.endpoints.getActiveFeatures.initiate({ agency, application })),
  listAllFeatures: (store) => store.dispatch(appfeaturesApi.endpoints.listAllFeatures.initiate({ agency })),
  addFeatures: (store) =>
    store.dispatch(appfeaturesApi.endpoints.addFeatures.initiate({ agency, application, features: [] })),
  removeFeatures: (store) =>
    store.dispatch(appfeaturesApi.endpoints.removeFeatures.initiate({ agency, application, features: [] })),
  signInAdministrator: (store) =>
    store.dispatch(authApi.endpoints.signInAdministrator.initiate({ agency, ...credentials })),
  registerAdministrator: (store) =>
    store.dispatch(
      authApi.endpoints.registerAdministrator.initiate({
        agency,
        administrator: { ...credentials, rmid: 0 },
      }),
    ),
  listAdministrators: (store) => store.dispatch(authApi.endpoints.listAdministrators.initiate({ agency })),
  findAdministrators: (store) =>
    store.dispatch(authApi.endpoints.findAdministrators.initiate({ agency, email: credentials.email })),
  countUsers: (store) => store.dispatch(authApi.endpoints.countUsers.initiate({ agency, type: 'driver' })),
  getBalance: (store) => store.dispatch(balanceApi.endpoints.getBalance.initiate(ofRider)),
  listCategories: (store) => store.dispatch(businessrulesApi.endpoints.listCategories.initiate({ agency })),
  getCategory: (store) => store.dispatch(businessrulesApi.endpoints.getCategory.initiate(ofId)),
  listRules: (store) =>
    store.dispatch(businessrulesApi.endpoints.listRules.initiate({ agency, category: 1 })),
  getRule: (store) => store.dispatch(businessrulesApi.endpoints.getRule.initiate(ofId)),
  updateRule: (store) => store.dispatch(businessrulesApi.endpoints.updateRule.initiate(rule)),
  listRiders: (store) =>
    store.dispatch(customersearchApi.endpoints.listRiders.initiate({ agency, term: 'a' })),
  listFares: (store) =>
    store.dispatch(fixedroutefaredataApi.endpoints.listFares.initiate({ agency, date: '2026-01-01' })),
  countGeofences: (store) => store.dispatch(geofenceApi.endpoints.countGeofences.initiate({ agency })),
  listPasses: (store) => store.dispatch(mobileticketviewApi.endpoints.listPasses.initiate(sales)),
  listPurchases: (store) => store.dispatch(paymentApi.endpoints.listPurchases.initiate(sales)),
  listMediums: (store) => store.dispatch(paymentApi.endpoints.listMediums.initiate({ agency })),
  getPayment: (store) => store.dispatch(paymentApi.endpoints.getPayment.initiate({ agency, paymentId: 7 })),
  correctPayment: (store) =>
    store.dispatch(
      paymentApi.endpoints.correctPayment.initiate({ agency, userId: 7, paymentId: 7, correction }),
    ),
  listPayments: (store) => store.dispatch(paymentviewApi.endpoints.listPayments.initiate(ofRider)),
  listProducts: (store) => store.dispatch(productcatalogApi.endpoints.listProducts.initiate({ agency })),
  getProfile: (store) => store.dispatch(profileApi.endpoints.getProfile.initiate(ofRider)),
  createProfile: (store) => store.dispatch(profileApi.endpoints.createProfile.initiate({ agency, profile })),
  listConcessions: (store) => store.dispatch(profileApi.endpoints.listConcessions.initiate({ agency })),
  signIn: (store) => store.dispatch(psoApi.endpoints.signIn.initiate({ region: 'usEast', ...credentials })),
  signInToAgency: (store) =>
    store.dispatch(psoApi.endpoints.signInToAgency.initiate({ abbreviation: agency, agencyId: 1 })),
  signUp: (store) => store.dispatch(psoApi.endpoints.signUp.initiate(credentials)),
  findUsers: (store) => store.dispatch(psoApi.endpoints.findUsers.initiate({ email: 'a@b.example' })),
  listUsers: (store) => store.dispatch(psoApi.endpoints.listUsers.initiate()),
  getAccount: (store) =>
    store.dispatch(pspaccountApi.endpoints.getAccount.initiate({ agencyId: 1, medium: 'Token' })),
  getProvider: (store) => store.dispatch(pspaccountApi.endpoints.getProvider.initiate({ agency, pspId: 1 })),
  getRoutingInfo: (store) => store.dispatch(publicinfoApi.endpoints.getRoutingInfo.initiate({ agency })),
  listReports: (store) => store.dispatch(reportsApi.endpoints.listReports.initiate({ agency })),
  listTickets: (store) => store.dispatch(simpleticketApi.endpoints.listTickets.initiate({ agency })),
  countSmartcards: (store) => store.dispatch(smartcardApi.endpoints.countSmartcards.initiate({ agency })),
  countKeys: (store) => store.dispatch(smartcardApi.endpoints.countKeys.initiate({ agency })),
};

const CONFIGURATION = {
  backendUrl: 'https://us.example',
  backendUrlAustralia: 'https://au.example',
  publicInfoUrl: 'https://info.example',
};
const HOSTS: Record<string, SpecifiedCall['host']> = {
  'https://us.example': 'region',
  'https://info.example': 'publicInfo',
  [window.location.origin]: 'own',
};
const TOKENS: Record<string, SpecifiedCall['audience']> = {
  'Bearer token of the operator': 'pso',
  'Bearer token of CBTA': 'admin',
};

/** What goes over the wire, as the rows of the specification word it; the path still with its parameters. */
const seen: SpecifiedCall[] = [];

beforeAll(() => {
  globalThis.fetch = (input, init) => {
    const url = new URL(String(input), window.location.href);
    const token = new Headers(init?.headers).get('authorization');
    const host = HOSTS[url.origin];
    const audience = token === null ? 'none' : TOKENS[token];
    if (!host || !audience) throw new Error(`${token ?? 'No token'} went to ${url.origin}.`);
    seen.push({
      method: (init?.method ?? 'GET') as SpecifiedCall['method'],
      path: url.pathname,
      query: [...url.searchParams.keys()],
      audience,
      host,
    });
    const body = host === 'own' ? JSON.stringify(CONFIGURATION) : '{}';
    return Promise.resolve(new Response(body, { headers: { 'x-total': '0' } }));
  };
});

const store = () =>
  storeAs(
    { agencies: [agency] },
    {
      token: (_region, of) => Promise.resolve(of === undefined ? 'token of the operator' : `token of ${of}`),
      reset: () => undefined,
    },
  );

/** A row as one line, its parameters unnamed and its query in order. */
function line({ method, path, query, audience, host }: SpecifiedCall): string {
  const unnamed = path.replace(/:\w+/g, ':');
  return `${audience} ${method} ${host} ${unnamed}?${[...query].sort().join('&')}`;
}

/** The row that a call belongs to: the one of its path, a parameter standing for anything but a slash. */
function rowOf(call: SpecifiedCall): string {
  const row = SPECIFIED_CALLS.find((candidate) => {
    const pattern = new RegExp(`^${candidate.path.replace(/:\w+/g, '[^/]+')}$`);
    return pattern.test(call.path) && line({ ...candidate, path: '' }) === line({ ...call, path: '' });
  });
  return row ? line(row) : `not in the specification: ${line(call)}`;
}

it('has an argument here for every endpoint', () => {
  expect(Object.keys(CALLS).sort()).toEqual(Object.keys(platformApi.endpoints).sort());
});

it('makes every call of the specification, and no other, with the token that it wants', async () => {
  seen.length = 0;
  for (const call of Object.values(CALLS)) await call(await store());
  const made = new Set(seen.map(rowOf));
  expect([...made].sort()).toEqual([...new Set(SPECIFIED_CALLS.map(line))].sort());
});

it('is answered by the local platform, call by call, and by nothing else', () => {
  const bare = ({ method, path, audience }: Pick<SpecifiedCall, 'method' | 'path' | 'audience'>) =>
    `${audience} ${method} ${path.replace(/:\w+/g, ':').replace(/\/$/, '')}`;
  const answered = [...REGION_ROUTES, ...publicinfoRoutes([])].map(bare);
  // The configuration is a file of the portal's own origin, and no route of a region.
  const specified = SPECIFIED_CALLS.filter(({ host }) => host !== 'own').map(bare);
  expect([...new Set(answered)].sort()).toEqual([...new Set(specified)].sort());
  expect(answered).toHaveLength(new Set(answered).size);
});
