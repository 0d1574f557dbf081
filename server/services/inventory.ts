import type { Route } from '../http/route';
import { agencyRoutes } from './agency';
import { authRoutes } from './auth';
import { balanceRoutes } from './balance';
import { customersearchRoutes } from './customersearch';
import { profileRoutes } from './profile';
import { psoRoutes } from './pso';

/** Every call that a region answers. */
export const REGION_ROUTES: readonly Route[] = [
  ...agencyRoutes,
  ...authRoutes,
  ...balanceRoutes,
  ...customersearchRoutes,
  ...profileRoutes,
  ...psoRoutes,
];
