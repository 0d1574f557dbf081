import { ROUTES } from '@/app/routing/routes';
import { PAGE_TITLES, ROUTE_PATTERNS } from '@/domain/paths';

/**
 * The table of routes in section 2 of the specification: URL, title and access. `guest` is for users without a session (opening
 * /login ends it).
 */
const SPECIFIED_ROUTES = [
  ['/login', 'login', 'guest'],
  ['/', 'HOME', 'operator'],
  ['/agencies', 'AGENCIES', 'operator'],
  ['/agency-creation', 'AGENCY CREATION', 'operator'],
  ['/pso-users', 'PSO USERS', 'operator'],
  // A route of the portal's own (decision 131).
  ['/fleet', 'FLEET', 'operator'],
  // Another one (decision 140).
  ['/rollout', 'ROLLOUT', 'operator'],
  ['/agency-login/:abbreviation', 'AGENCY LOGIN', 'everyone'],
  ['/agency-dashboard/:abbreviation', 'AGENCY DASHBOARD', 'admin'],
  ['/agency-dashboard/:abbreviation/riders', 'RIDERS', 'admin'],
  ['/agency-dashboard/:abbreviation/purchase-orders', 'PURCHASE ORDERS', 'admin'],
  ['/agency-dashboard/:abbreviation/passes', 'PASSES', 'admin'],
  ['/agency-dashboard/:abbreviation/businessRules', 'BUSINESS RULES', 'admin'],
  ['/agency-dashboard/:abbreviation/agency-diagnostics', 'AGENCY DIAGNOSTICS', 'admin'],
  ['/agency-dashboard/:abbreviation/agency-appfeatures', 'CLIENT APP FEATURES', 'admin'],
  ['/agency-dashboard/:abbreviation/admin-users', 'ADMIN USERS', 'admin'],
  ['/agency-dashboard/:abbreviation/admin-registration', 'ADMIN REGISTRATION', 'admin'],
  ['/agency-dashboard/:abbreviation/riders/:user_id', 'RIDER PROFILE', 'admin'],
];

it('has the 16 routes of the specification, with title and access, Fleet and Rollout', () => {
  expect(ROUTES.map(({ name, access }) => [ROUTE_PATTERNS[name], PAGE_TITLES[name], access])).toEqual(
    SPECIFIED_ROUTES,
  );
});
