/** The portal's addresses (specification 2): one pattern for the router and one builder for links, each. */

const DASHBOARD = '/agency-dashboard/:abbreviation';

export const ROUTE_PATTERNS = {
  login: '/login',
  home: '/',
  agencies: '/agencies',
  agencyCreation: '/agency-creation',
  psoUsers: '/pso-users',
  agencyLogin: '/agency-login/:abbreviation',
  agencyDashboard: DASHBOARD,
  riders: `${DASHBOARD}/riders`,
  purchaseOrders: `${DASHBOARD}/purchase-orders`,
  passes: `${DASHBOARD}/passes`,
  businessRules: `${DASHBOARD}/businessRules`,
  agencyDiagnostics: `${DASHBOARD}/agency-diagnostics`,
  appFeatures: `${DASHBOARD}/agency-appfeatures`,
  adminUsers: `${DASHBOARD}/admin-users`,
  adminRegistration: `${DASHBOARD}/admin-registration`,
  riderProfile: `${DASHBOARD}/riders/:user_id`,
} as const;

export type RouteName = keyof typeof ROUTE_PATTERNS;

type AgencyRoute =
  | 'agencyLogin'
  | 'agencyDashboard'
  | 'riders'
  | 'purchaseOrders'
  | 'passes'
  | 'businessRules'
  | 'agencyDiagnostics'
  | 'appFeatures'
  | 'adminUsers'
  | 'adminRegistration';

/** The address of a page outside any agency. */
export function buildPath(route: 'login' | 'home' | 'agencies' | 'agencyCreation' | 'psoUsers'): string {
  return ROUTE_PATTERNS[route];
}

/** The address of one of an agency's pages. */
export function buildAgencyPath(route: AgencyRoute, abbreviation: string): string {
  return ROUTE_PATTERNS[route].replace(':abbreviation', encodeURIComponent(abbreviation));
}

export function buildRiderPath(abbreviation: string, userId: string | number): string {
  return `${buildAgencyPath('riders', abbreviation)}/${encodeURIComponent(String(userId))}`;
}

/** What a route's parameters may be (decision 8); anything else is the not-found page and no call. */
const PARAMETER_PATTERNS: Readonly<Record<string, RegExp>> = {
  abbreviation: /^(?!__proto__$)[A-Za-z0-9_-]{1,64}$/,
  user_id: /^[0-9]{1,20}$/,
};

/** Whether a text can be an agency's abbreviation. */
export function isAbbreviation(text: string): boolean {
  return PARAMETER_PATTERNS.abbreviation?.test(text) ?? false;
}

/** The agency whose page an address is, as it is written there; null for a page outside any agency. */
export function parseAbbreviation(path: string): string | null {
  return /^\/agency-dashboard\/([^/]+)/.exec(path)?.[1] ?? null;
}

/** Whether a text of the address can be a payment's id; it becomes part of a call's path. */
export function isPaymentId(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(text);
}

/** Whether every parameter of an address has the form that calls may be made with. */
export function areParametersValid(parameters: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(parameters).every(
    ([name, value]) => PARAMETER_PATTERNS[name]?.test(value ?? '') ?? false,
  );
}
