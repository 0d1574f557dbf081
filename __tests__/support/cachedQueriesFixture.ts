import { agencyApi } from '@/api/agency';
import { agencySettingsApi } from '@/api/agencySettings';
import { appfeaturesApi } from '@/api/appfeatures';
import { authApi } from '@/api/auth';
import { balanceApi } from '@/api/balance';
import { businessrulesApi } from '@/api/businessrules';
import { customersearchApi } from '@/api/customersearch';
import { paymentApi } from '@/api/payment';
import { paymentviewApi } from '@/api/paymentview';
import { profileApi } from '@/api/profile';
import { psoApi } from '@/api/pso';
import { type createTestStore } from './createTestStore';

/** A store as the tests of tags use it. */
export type Store = Awaited<ReturnType<typeof createTestStore>>;

export const [CBTA, METRO] = ['CBTA', 'METRO'];
export const [RIDER_ID, OTHER_RIDER_ID] = ['1000001', '1000002'];
export const [PAYMENT_ID, OTHER_PAYMENT_ID] = [5000111, 5000112];
export const APP = { name: 'pay', version: '1.0.0', platform: 'browser' };
const OTHER_APP = { ...APP, platform: 'ios' };
/** The abbreviation of the agency that `createAgency` creates. */
export const NEW_AGENCY = 'LAKESHORE';

const { getAgency, findAgency, listAgencies } = agencyApi.endpoints;
const { listAgencyFeaturesets } = agencySettingsApi.endpoints;
const { getRule, listRules } = businessrulesApi.endpoints;
const { getActiveFeatures, listApplications } = appfeaturesApi.endpoints;
const { countUsers, listAdministrators } = authApi.endpoints;
const { getProfile } = profileApi.endpoints;
const { getBalance } = balanceApi.endpoints;
const { getPayment } = paymentApi.endpoints;
const { listPayments } = paymentviewApi.endpoints;
const { listRiders } = customersearchApi.endpoints;

/** Every query whose data a write can change, and the same query for other data, which the write must not refetch. */
export const QUERIES = {
  'agency list': (store: Store) => store.dispatch(listAgencies.initiate()),
  'agency search': (store: Store) => store.dispatch(findAgency.initiate({ abbreviation: NEW_AGENCY })),
  'new agency': (store: Store) => store.dispatch(getAgency.initiate({ abbreviation: NEW_AGENCY })),
  'new agency’s feature sets': (store: Store) =>
    store.dispatch(listAgencyFeaturesets.initiate({ abbreviation: NEW_AGENCY })),
  'other agency': (store: Store) => store.dispatch(getAgency.initiate({ abbreviation: CBTA })),
  operators: (store: Store) => store.dispatch(psoApi.endpoints.listOperators.initiate()),
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
export type Query = keyof typeof QUERIES;
