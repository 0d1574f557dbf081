import { type RouteName } from '@/domain/paths';

/**
 * The pages of an agency's dashboard, in the order and with the names of its tiles (section 2 of the specification). The
 * icon of a page has the name of its route.
 */
export const AGENCY_PAGES = [
  { route: 'riders', label: 'All Riders' },
  { route: 'purchaseOrders', label: 'Purchase Orders' },
  { route: 'passes', label: 'All Passes' },
  { route: 'businessRules', label: 'Business Rules' },
  { route: 'appFeatures', label: 'Client App Features' },
  { route: 'agencyDiagnostics', label: 'Agency Diagnostics' },
  { route: 'adminUsers', label: 'Admins' },
] as const;

/** The name of the route of such a page. */
export type AgencyPageRoute = (typeof AGENCY_PAGES)[number]['route'];

/** The list above a page that has no tile. */
export const PARENT_LISTS: {
  readonly [Name in RouteName]?: 'agencies' | AgencyPageRoute;
} = { agencyCreation: 'agencies', riderProfile: 'riders', adminRegistration: 'adminUsers' };
