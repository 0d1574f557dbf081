import { type ComponentType } from 'react';
import { type PrefetchQueries } from '@/api/client/prefetch';
import { type RouteName } from '@/domain/paths';

/**
 * The users who may enter a route: `guest`, users without a session (entering ends a session, and the screen has no menu
 * and no top bar); `operator`, signed-in operators; `admin`, operators with the agency's token; `everyone`, users
 * without a session too.
 */
type Access = 'guest' | 'operator' | 'admin' | 'everyone';

export interface RouteDefinition {
  name: RouteName;
  access: Access;
  loadScreen: () => Promise<RouteModule>;
}

interface RouteModule {
  Component: ComponentType;
  /** The screen's first queries, which can be sent before it opens. */
  prefetchQueries?: PrefetchQueries;
}

/**
 * The portal's 16 routes (section 2 of the specification), Fleet and Rollout (decisions 131 and 140). The recipe of a new
 * screen is in CONTRIBUTING.md.
 */
export const ROUTES: readonly RouteDefinition[] = [
  {
    name: 'login',
    access: 'guest',
    loadScreen: () => import(/* webpackChunkName: 'login' */ '@/screens/login/LoginPage'),
  },
  {
    name: 'home',
    access: 'operator',
    loadScreen: () => import(/* webpackChunkName: 'home' */ '@/screens/home/HomePage'),
  },
  {
    name: 'agencies',
    access: 'operator',
    loadScreen: () => import(/* webpackChunkName: 'agencies' */ '@/screens/agencies/AgenciesPage'),
  },
  {
    name: 'agencyCreation',
    access: 'operator',
    loadScreen: () =>
      import(/* webpackChunkName: 'agency-creation' */ '@/screens/agency-creation/AgencyCreationPage'),
  },
  {
    name: 'psoUsers',
    access: 'operator',
    loadScreen: () => import(/* webpackChunkName: 'pso-users' */ '@/screens/pso-users/PsoUsersPage'),
  },
  {
    name: 'fleet',
    access: 'operator',
    loadScreen: () => import(/* webpackChunkName: 'fleet' */ '@/screens/fleet/FleetPage'),
  },
  {
    name: 'rollout',
    access: 'operator',
    loadScreen: () => import(/* webpackChunkName: 'rollout' */ '@/screens/rollout/RolloutPage'),
  },
  {
    name: 'agencyLogin',
    access: 'everyone',
    loadScreen: () => import(/* webpackChunkName: 'agency-login' */ '@/screens/agency-login/AgencyLoginPage'),
  },
  {
    name: 'agencyDashboard',
    access: 'admin',
    loadScreen: () =>
      import(/* webpackChunkName: 'agency-dashboard' */ '@/screens/agency-dashboard/AgencyDashboardPage'),
  },
  {
    name: 'riders',
    access: 'admin',
    loadScreen: () => import(/* webpackChunkName: 'riders' */ '@/screens/riders/RidersPage'),
  },
  {
    name: 'purchaseOrders',
    access: 'admin',
    loadScreen: () =>
      import(/* webpackChunkName: 'purchase-orders' */ '@/screens/purchase-orders/PurchaseOrdersPage'),
  },
  {
    name: 'passes',
    access: 'admin',
    loadScreen: () => import(/* webpackChunkName: 'passes' */ '@/screens/passes/PassesPage'),
  },
  {
    name: 'businessRules',
    access: 'admin',
    loadScreen: () =>
      import(/* webpackChunkName: 'business-rules' */ '@/screens/business-rules/BusinessRulesPage'),
  },
  {
    name: 'agencyDiagnostics',
    access: 'admin',
    loadScreen: () =>
      import(/* webpackChunkName: 'agency-diagnostics' */ '@/screens/diagnostics/DiagnosticsPage'),
  },
  {
    name: 'appFeatures',
    access: 'admin',
    loadScreen: () => import(/* webpackChunkName: 'app-features' */ '@/screens/app-features/AppFeaturesPage'),
  },
  {
    name: 'adminUsers',
    access: 'admin',
    loadScreen: () => import(/* webpackChunkName: 'admin-users' */ '@/screens/admin-users/AdminUsersPage'),
  },
  {
    name: 'adminRegistration',
    access: 'admin',
    loadScreen: () =>
      import(
        /* webpackChunkName: 'admin-registration' */ '@/screens/admin-registration/AdminRegistrationPage'
      ),
  },
  {
    name: 'riderProfile',
    access: 'admin',
    loadScreen: () =>
      import(/* webpackChunkName: 'rider-profile' */ '@/screens/rider-profile/RiderProfilePage'),
  },
];
