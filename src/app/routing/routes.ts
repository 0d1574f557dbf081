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
  Screen: ComponentType;
  /** The screen's first queries, which can be sent before it opens. */
  prefetchQueries?: PrefetchQueries;
}

function toRouteModule<Name extends string>(name: Name) {
  return (module: Record<Name, ComponentType> & { prefetchQueries?: PrefetchQueries }): RouteModule => ({
    Screen: module[name],
    ...(module.prefetchQueries && { prefetchQueries: module.prefetchQueries }),
  });
}

/**
 * The portal's 16 routes (section 2 of the specification), Fleet and Rollout (decisions 131 and 140). The recipe of a new
 * screen is in CONTRIBUTING.md.
 */
export const ROUTES: readonly RouteDefinition[] = [
  {
    name: 'login',
    access: 'guest',
    loadScreen: () =>
      import(/* webpackChunkName: 'login' */ '@/screens/login/LoginPage').then(toRouteModule('LoginPage')),
  },
  {
    name: 'home',
    access: 'operator',
    loadScreen: () =>
      import(/* webpackChunkName: 'home' */ '@/screens/home/HomePage').then(toRouteModule('HomePage')),
  },
  {
    name: 'agencies',
    access: 'operator',
    loadScreen: () =>
      import(/* webpackChunkName: 'agencies' */ '@/screens/agencies/AgenciesPage').then(
        toRouteModule('AgenciesPage'),
      ),
  },
  {
    name: 'agencyCreation',
    access: 'operator',
    loadScreen: () =>
      import(/* webpackChunkName: 'agency-creation' */ '@/screens/agency-creation/AgencyCreationPage').then(
        toRouteModule('AgencyCreationPage'),
      ),
  },
  {
    name: 'psoUsers',
    access: 'operator',
    loadScreen: () =>
      import(/* webpackChunkName: 'pso-users' */ '@/screens/pso-users/PsoUsersPage').then(
        toRouteModule('PsoUsersPage'),
      ),
  },
  {
    name: 'fleet',
    access: 'operator',
    loadScreen: () =>
      import(/* webpackChunkName: 'fleet' */ '@/screens/fleet/FleetPage').then(toRouteModule('FleetPage')),
  },
  {
    name: 'rollout',
    access: 'operator',
    loadScreen: () =>
      import(/* webpackChunkName: 'rollout' */ '@/screens/rollout/RolloutPage').then(
        toRouteModule('RolloutPage'),
      ),
  },
  {
    name: 'agencyLogin',
    access: 'everyone',
    loadScreen: () =>
      import(/* webpackChunkName: 'agency-login' */ '@/screens/agency-login/AgencyLoginPage').then(
        toRouteModule('AgencyLoginPage'),
      ),
  },
  {
    name: 'agencyDashboard',
    access: 'admin',
    loadScreen: () =>
      import(
        /* webpackChunkName: 'agency-dashboard' */ '@/screens/agency-dashboard/AgencyDashboardPage'
      ).then(toRouteModule('AgencyDashboardPage')),
  },
  {
    name: 'riders',
    access: 'admin',
    loadScreen: () =>
      import(/* webpackChunkName: 'riders' */ '@/screens/riders/RidersPage').then(
        toRouteModule('RidersPage'),
      ),
  },
  {
    name: 'purchaseOrders',
    access: 'admin',
    loadScreen: () =>
      import(/* webpackChunkName: 'purchase-orders' */ '@/screens/purchase-orders/PurchaseOrdersPage').then(
        toRouteModule('PurchaseOrdersPage'),
      ),
  },
  {
    name: 'passes',
    access: 'admin',
    loadScreen: () =>
      import(/* webpackChunkName: 'passes' */ '@/screens/passes/PassesPage').then(
        toRouteModule('PassesPage'),
      ),
  },
  {
    name: 'businessRules',
    access: 'admin',
    loadScreen: () =>
      import(/* webpackChunkName: 'business-rules' */ '@/screens/business-rules/BusinessRulesPage').then(
        toRouteModule('BusinessRulesPage'),
      ),
  },
  {
    name: 'agencyDiagnostics',
    access: 'admin',
    loadScreen: () =>
      import(/* webpackChunkName: 'agency-diagnostics' */ '@/screens/diagnostics/DiagnosticsPage').then(
        toRouteModule('DiagnosticsPage'),
      ),
  },
  {
    name: 'appFeatures',
    access: 'admin',
    loadScreen: () =>
      import(/* webpackChunkName: 'app-features' */ '@/screens/app-features/AppFeaturesPage').then(
        toRouteModule('AppFeaturesPage'),
      ),
  },
  {
    name: 'adminUsers',
    access: 'admin',
    loadScreen: () =>
      import(/* webpackChunkName: 'admin-users' */ '@/screens/admin-users/AdminUsersPage').then(
        toRouteModule('AdminUsersPage'),
      ),
  },
  {
    name: 'adminRegistration',
    access: 'admin',
    loadScreen: () =>
      import(
        /* webpackChunkName: 'admin-registration' */ '@/screens/admin-registration/AdminRegistrationPage'
      ).then(toRouteModule('AdminRegistrationPage')),
  },
  {
    name: 'riderProfile',
    access: 'admin',
    loadScreen: () =>
      import(/* webpackChunkName: 'rider-profile' */ '@/screens/rider-profile/RiderProfilePage').then(
        toRouteModule('RiderProfilePage'),
      ),
  },
];
