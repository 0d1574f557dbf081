import { type ComponentType } from 'react';
import { type FirstCalls } from '../api/client/firstCall';
import { type RouteName } from '../domain/paths';

/** Who may enter: anybody without a session, an operator, an operator with the agency's token, or anybody. */
export type Access = 'guest' | 'operator' | 'admin' | 'none';

export interface RouteRow {
  name: RouteName;
  title: string;
  access: Access;
  /** The whole window, or inside the shell with menu and top bar. */
  chrome: 'bare' | 'shell';
  screen: () => Promise<RoutedScreen>;
}

export interface RoutedScreen {
  Screen: ComponentType;
  /** What the screen asks for as it opens, where it asks for anything. */
  firstCalls?: FirstCalls;
}

/** A screen's module as a route has it: its component by name, and what it asks for as it opens. */
function page<Name extends string>(name: Name) {
  return (module: Record<Name, ComponentType> & { firstCalls?: FirstCalls }): RoutedScreen => ({
    Screen: module[name],
    ...(module.firstCalls && { firstCalls: module.firstCalls }),
  });
}

/** The portal's 16 routes (specification 2). A new screen is a folder and a row. */
export const ROUTES: readonly RouteRow[] = [
  {
    name: 'login',
    title: 'login',
    access: 'guest',
    chrome: 'bare',
    screen: () =>
      import(/* webpackChunkName: 'login' */ '../screens/login/LoginPage').then(page('LoginPage')),
  },
  {
    name: 'home',
    title: 'HOME',
    access: 'operator',
    chrome: 'shell',
    screen: () => import(/* webpackChunkName: 'home' */ '../screens/home/HomePage').then(page('HomePage')),
  },
  {
    name: 'agencies',
    title: 'AGENCIES',
    access: 'operator',
    chrome: 'shell',
    screen: () =>
      import(/* webpackChunkName: 'agencies' */ '../screens/agencies/AgenciesPage').then(
        page('AgenciesPage'),
      ),
  },
  {
    name: 'agencyCreation',
    title: 'AGENCY CREATION',
    access: 'operator',
    chrome: 'shell',
    screen: () =>
      import(/* webpackChunkName: 'agency-creation' */ '../screens/agency-creation/AgencyCreationPage').then(
        page('AgencyCreationPage'),
      ),
  },
  {
    name: 'psoUsers',
    title: 'PSO USERS',
    access: 'operator',
    chrome: 'shell',
    screen: () =>
      import(/* webpackChunkName: 'pso-users' */ '../screens/pso-users/PsoUsersPage').then(
        page('PsoUsersPage'),
      ),
  },
  {
    name: 'agencyLogin',
    title: 'AGENCY LOGIN',
    access: 'none',
    chrome: 'shell',
    screen: () =>
      import(/* webpackChunkName: 'agency-login' */ '../screens/agency-login/AgencyLoginPage').then(
        page('AgencyLoginPage'),
      ),
  },
  {
    name: 'agencyDashboard',
    title: 'AGENCY DASHBOARD',
    access: 'admin',
    chrome: 'shell',
    screen: () =>
      import(
        /* webpackChunkName: 'agency-dashboard' */ '../screens/agency-dashboard/AgencyDashboardPage'
      ).then(page('AgencyDashboardPage')),
  },
  {
    name: 'riders',
    title: 'RIDERS',
    access: 'admin',
    chrome: 'shell',
    screen: () =>
      import(/* webpackChunkName: 'riders' */ '../screens/riders/RidersPage').then(page('RidersPage')),
  },
  {
    name: 'purchaseOrders',
    title: 'PURCHASE ORDERS',
    access: 'admin',
    chrome: 'shell',
    screen: () =>
      import(/* webpackChunkName: 'purchase-orders' */ '../screens/purchase-orders/PurchaseOrdersPage').then(
        page('PurchaseOrdersPage'),
      ),
  },
  {
    name: 'passes',
    title: 'PASSES',
    access: 'admin',
    chrome: 'shell',
    screen: () =>
      import(/* webpackChunkName: 'passes' */ '../screens/passes/PassesPage').then(page('PassesPage')),
  },
  {
    name: 'businessRules',
    title: 'BUSINESS RULES',
    access: 'admin',
    chrome: 'shell',
    screen: () =>
      import(/* webpackChunkName: 'business-rules' */ '../screens/business-rules/BusinessRulesPage').then(
        page('BusinessRulesPage'),
      ),
  },
  {
    name: 'agencyDiagnostics',
    title: 'AGENCY DIAGNOSTICS',
    access: 'admin',
    chrome: 'shell',
    screen: () =>
      import(/* webpackChunkName: 'agency-diagnostics' */ '../screens/diagnostics/DiagnosticsPage').then(
        page('DiagnosticsPage'),
      ),
  },
  {
    name: 'appFeatures',
    title: 'CLIENT APP FEATURES',
    access: 'admin',
    chrome: 'shell',
    screen: () =>
      import(/* webpackChunkName: 'app-features' */ '../screens/app-features/AppFeaturesPage').then(
        page('AppFeaturesPage'),
      ),
  },
  {
    name: 'adminUsers',
    title: 'ADMIN USERS',
    access: 'admin',
    chrome: 'shell',
    screen: () =>
      import(/* webpackChunkName: 'admin-users' */ '../screens/admin-users/AdminUsersPage').then(
        page('AdminUsersPage'),
      ),
  },
  {
    name: 'adminRegistration',
    title: 'ADMIN REGISTRATION',
    access: 'admin',
    chrome: 'shell',
    screen: () =>
      import(
        /* webpackChunkName: 'admin-registration' */ '../screens/admin-registration/AdminRegistrationPage'
      ).then(page('AdminRegistrationPage')),
  },
  {
    name: 'riderProfile',
    title: 'RIDER PROFILE',
    access: 'admin',
    chrome: 'shell',
    screen: () =>
      import(/* webpackChunkName: 'rider-profile' */ '../screens/rider-profile/RiderProfilePage').then(
        page('RiderProfilePage'),
      ),
  },
];
