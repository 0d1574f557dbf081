import { agencyApi } from '@/api/agency';
import { agencyLookUpApi } from '@/api/agencyLookUp';
import { agencyresourcesApi } from '@/api/agencyresources';
import { agencySettingsApi } from '@/api/agencySettings';
import { appfeaturesApi } from '@/api/appfeatures';
import { authApi } from '@/api/auth';
import { balanceApi } from '@/api/balance';
import { businessrulesApi } from '@/api/businessrules';
import { customersearchApi } from '@/api/customersearch';
import { emailSearchApi } from '@/api/emailSearch';
import { fixedroutefaredataApi } from '@/api/fixedroutefaredata';
import { geofenceApi } from '@/api/geofence';
import { mobileticketviewApi } from '@/api/mobileticketview';
import { paymentApi } from '@/api/payment';
import { paymentviewApi } from '@/api/paymentview';
import { productcatalogApi } from '@/api/productcatalog';
import { profileApi } from '@/api/profile';
import { psoApi } from '@/api/pso';
import { pspaccountApi } from '@/api/pspaccount';
import { publicinfoApi } from '@/api/publicinfo';
import { renewAgencyToken } from '@/api/renewAgencyToken';
import { reportsApi } from '@/api/reports';
import { simpleticketApi } from '@/api/simpleticket';
import { smartcardApi } from '@/api/smartcard';
import { type PortalStore } from '@/session/hooks';

const agency = 'CBTA';
const application = { name: 'pay', version: '1.0.0', platform: 'ios' };
const credentials = { email: 'a@b.example', password: 'x' };
const correction = { amount: 1, payment_medium: 'Token' };
const profile = { user_id: 7, first_name: 'A', last_name: 'B', cell_phone: '' };
const rule = { agency, identity: 'x', category: 1, ruleJson: '{"value":1}' };
const newAgency = {
  name: 'A',
  databaseName: 'A',
  abbreviation: 'A',
  imperial: true,
  timezone: 1,
  country_code: 1,
  featuresets: [],
};
// Arguments of the calls for a rider, for one record, and for a list that is filtered by both ids.
const riderArg = { agency, userId: '7' };
const recordArg = { agency, id: '7' };
const listArg = { agency, id: '7', userId: '7' };

/** Calls every endpoint, by name, with an argument that sets all optional fields. */
export const EVERY_ENDPOINT: Record<string, (store: PortalStore) => PromiseLike<unknown>> = {
  // The first page, and in an empty cache one of the pages by offset.
  listAgencies: async (store) => {
    const { initiate } = agencyApi.endpoints.listAgencies;
    await store.dispatch(initiate());
    store.dispatch(agencyApi.util.resetApiState());
    await store.dispatch(initiate(undefined, { initialPageParam: 100 }));
  },
  findAgency: (store) => store.dispatch(agencyApi.endpoints.findAgency.initiate({ abbreviation: agency })),
  getAgency: (store) => store.dispatch(agencyApi.endpoints.getAgency.initiate({ abbreviation: agency })),
  lookUpAgency: (store) =>
    store.dispatch(agencyLookUpApi.endpoints.lookUpAgency.initiate({ abbreviation: agency })),
  createAgency: (store) => store.dispatch(agencyApi.endpoints.createAgency.initiate(newAgency)),
  getMailSettings: (store) =>
    store.dispatch(agencySettingsApi.endpoints.getMailSettings.initiate({ agencyId: 1 })),
  listFeaturesets: (store) => store.dispatch(agencyApi.endpoints.listFeaturesets.initiate()),
  listAgencyFeaturesets: (store) =>
    store.dispatch(agencySettingsApi.endpoints.listAgencyFeaturesets.initiate({ abbreviation: agency })),
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
    store.dispatch(
      emailSearchApi.endpoints.findAdministrators.initiate({ agency, email: credentials.email }),
    ),
  countUsers: (store) => store.dispatch(authApi.endpoints.countUsers.initiate({ agency, type: 'driver' })),
  getBalance: (store) => store.dispatch(balanceApi.endpoints.getBalance.initiate(riderArg)),
  listCategories: (store) => store.dispatch(businessrulesApi.endpoints.listCategories.initiate({ agency })),
  getCategory: (store) => store.dispatch(businessrulesApi.endpoints.getCategory.initiate(recordArg)),
  listRules: (store) =>
    store.dispatch(businessrulesApi.endpoints.listRules.initiate({ agency, category: 1 })),
  getRule: (store) => store.dispatch(businessrulesApi.endpoints.getRule.initiate(recordArg)),
  updateRule: (store) => store.dispatch(businessrulesApi.endpoints.updateRule.initiate(rule)),
  listRiders: (store) =>
    store.dispatch(customersearchApi.endpoints.listRiders.initiate({ agency, term: 'a' })),
  listFares: (store) =>
    store.dispatch(fixedroutefaredataApi.endpoints.listFares.initiate({ agency, date: '2026-01-01' })),
  countGeofences: (store) => store.dispatch(geofenceApi.endpoints.countGeofences.initiate({ agency })),
  listPasses: (store) => store.dispatch(mobileticketviewApi.endpoints.listPasses.initiate(listArg)),
  listPurchases: (store) => store.dispatch(paymentApi.endpoints.listPurchases.initiate(listArg)),
  listMediums: (store) => store.dispatch(paymentApi.endpoints.listMediums.initiate({ agency })),
  getPayment: (store) => store.dispatch(paymentApi.endpoints.getPayment.initiate({ agency, paymentId: 7 })),
  correctPayment: (store) =>
    store.dispatch(
      paymentApi.endpoints.correctPayment.initiate({ agency, userId: 7, paymentId: 7, correction }),
    ),
  listPayments: (store) => store.dispatch(paymentviewApi.endpoints.listPayments.initiate(riderArg)),
  listProducts: (store) => store.dispatch(productcatalogApi.endpoints.listProducts.initiate({ agency })),
  getProfile: (store) => store.dispatch(profileApi.endpoints.getProfile.initiate(riderArg)),
  createProfile: (store) => store.dispatch(profileApi.endpoints.createProfile.initiate({ agency, profile })),
  listConcessions: (store) => store.dispatch(profileApi.endpoints.listConcessions.initiate({ agency })),
  signIn: (store) => store.dispatch(psoApi.endpoints.signIn.initiate({ region: 'usEast', ...credentials })),
  requestAgencyToken: (store) =>
    store.dispatch(psoApi.endpoints.requestAgencyToken.initiate({ abbreviation: agency, agencyId: 1 })),
  renewAgencyToken: (store) => store.dispatch(renewAgencyToken(agency)),
  signUp: (store) => store.dispatch(psoApi.endpoints.signUp.initiate(credentials)),
  findOperators: (store) =>
    store.dispatch(emailSearchApi.endpoints.findOperators.initiate({ email: 'a@b.example' })),
  listOperators: (store) => store.dispatch(psoApi.endpoints.listOperators.initiate()),
  getAccount: (store) =>
    store.dispatch(pspaccountApi.endpoints.getAccount.initiate({ agencyId: 1, medium: 'Token' })),
  getProvider: (store) => store.dispatch(pspaccountApi.endpoints.getProvider.initiate({ agency, pspId: 1 })),
  getRoutingInfo: (store) => store.dispatch(publicinfoApi.endpoints.getRoutingInfo.initiate({ agency })),
  listReports: (store) => store.dispatch(reportsApi.endpoints.listReports.initiate({ agency })),
  listCoupons: (store) => store.dispatch(simpleticketApi.endpoints.listCoupons.initiate({ agency })),
  countSmartcards: (store) => store.dispatch(smartcardApi.endpoints.countSmartcards.initiate({ agency })),
  countKeys: (store) => store.dispatch(smartcardApi.endpoints.countKeys.initiate({ agency })),
};
