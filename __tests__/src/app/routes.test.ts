import { ROUTES } from '@/app/routing/routes';
import { ROUTE_PATTERNS } from '@/domain/paths';

/**
 * The table of routes in section 2 of the specification: URL, title, access and layout. `guest` is for users without a session (opening
 * /login ends it), `none` for everybody.
 */
const SPECIFIED_ROUTES = [
  ['/login', 'login', 'guest', 'bare'],
  ['/', 'HOME', 'operator', 'shell'],
  ['/agencies', 'AGENCIES', 'operator', 'shell'],
  ['/agency-creation', 'AGENCY CREATION', 'operator', 'shell'],
  ['/pso-users', 'PSO USERS', 'operator', 'shell'],
  ['/agency-login/:abbreviation', 'AGENCY LOGIN', 'none', 'shell'],
  ['/agency-dashboard/:abbreviation', 'AGENCY DASHBOARD', 'admin', 'shell'],
  ['/agency-dashboard/:abbreviation/riders', 'RIDERS', 'admin', 'shell'],
  ['/agency-dashboard/:abbreviation/purchase-orders', 'PURCHASE ORDERS', 'admin', 'shell'],
  ['/agency-dashboard/:abbreviation/passes', 'PASSES', 'admin', 'shell'],
  ['/agency-dashboard/:abbreviation/businessRules', 'BUSINESS RULES', 'admin', 'shell'],
  ['/agency-dashboard/:abbreviation/agency-diagnostics', 'AGENCY DIAGNOSTICS', 'admin', 'shell'],
  ['/agency-dashboard/:abbreviation/agency-appfeatures', 'CLIENT APP FEATURES', 'admin', 'shell'],
  ['/agency-dashboard/:abbreviation/admin-users', 'ADMIN USERS', 'admin', 'shell'],
  ['/agency-dashboard/:abbreviation/admin-registration', 'ADMIN REGISTRATION', 'admin', 'shell'],
  ['/agency-dashboard/:abbreviation/riders/:user_id', 'RIDER PROFILE', 'admin', 'shell'],
];

it('has the 16 routes of the specification, with title, access and layout', () => {
  expect(
    ROUTES.map(({ name, title, access, layout }) => [ROUTE_PATTERNS[name], title, access, layout]),
  ).toEqual(SPECIFIED_ROUTES);
});
