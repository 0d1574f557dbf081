import type { Route } from '../http/route';
import { agencyRoutes } from './agency';
import { agencyresourcesRoutes } from './agencyresources';
import { appfeaturesRoutes } from './appfeatures';
import { authRoutes } from './auth';
import { balanceRoutes } from './balance';
import { businessrulesRoutes } from './businessrules';
import { customersearchRoutes } from './customersearch';
import { fixedroutefaredataRoutes } from './fixedroutefaredata';
import { geofenceRoutes } from './geofence';
import { mobileticketviewRoutes } from './mobileticketview';
import { paymentRoutes } from './payment';
import { paymentviewRoutes } from './paymentview';
import { productcatalogRoutes } from './productcatalog';
import { profileRoutes } from './profile';
import { psoRoutes } from './pso';
import { pspaccountRoutes } from './pspaccount';
import { reportsRoutes } from './reports';
import { signOutRoute } from './signOut';
import { simpleticketRoutes } from './simpleticket';
import { smartcardRoutes } from './smartcard';

/** The routes of a region's API that the specification has. */
export const REGION_ROUTES: readonly Route[] = [
  ...agencyRoutes,
  ...agencyresourcesRoutes,
  ...appfeaturesRoutes,
  ...authRoutes,
  ...balanceRoutes,
  ...businessrulesRoutes,
  ...customersearchRoutes,
  ...fixedroutefaredataRoutes,
  ...geofenceRoutes,
  ...mobileticketviewRoutes,
  ...paymentRoutes,
  ...paymentviewRoutes,
  ...productcatalogRoutes,
  ...profileRoutes,
  ...psoRoutes,
  ...pspaccountRoutes,
  ...reportsRoutes,
  ...simpleticketRoutes,
  ...smartcardRoutes,
];

/** All routes that a region serves. */
export const SERVED_ROUTES: readonly Route[] = [...REGION_ROUTES, signOutRoute];
