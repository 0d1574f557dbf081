/** The portal's routes (section 2 of the specification); `/fleet` and `/rollout` are its own (decisions 131 and 140). */

const DASHBOARD = '/agency-dashboard/:abbreviation';

export const ROUTE_PATTERNS = {
  login: '/login',
  home: '/',
  agencies: '/agencies',
  agencyCreation: '/agency-creation',
  psoUsers: '/pso-users',
  fleet: '/fleet',
  rollout: '/rollout',
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

/** The title of each page (section 2 of the specification). */
export const PAGE_TITLES: Readonly<Record<RouteName, string>> = {
  login: 'login',
  home: 'HOME',
  agencies: 'AGENCIES',
  agencyCreation: 'AGENCY CREATION',
  psoUsers: 'PSO USERS',
  fleet: 'FLEET',
  rollout: 'ROLLOUT',
  agencyLogin: 'AGENCY LOGIN',
  agencyDashboard: 'AGENCY DASHBOARD',
  riders: 'RIDERS',
  purchaseOrders: 'PURCHASE ORDERS',
  passes: 'PASSES',
  businessRules: 'BUSINESS RULES',
  agencyDiagnostics: 'AGENCY DIAGNOSTICS',
  appFeatures: 'CLIENT APP FEATURES',
  adminUsers: 'ADMIN USERS',
  adminRegistration: 'ADMIN REGISTRATION',
  riderProfile: 'RIDER PROFILE',
};

/** The pages without parameters. */
type PlainRoute = {
  [Name in RouteName]: (typeof ROUTE_PATTERNS)[Name] extends `${string}:${string}` ? never : Name;
}[RouteName];

/** The pages of one agency but a rider's. */
type AgencyRoute = Exclude<RouteName, PlainRoute | 'riderProfile'>;

export function buildPath(route: PlainRoute): string {
  return ROUTE_PATTERNS[route];
}

export function buildAgencyPath(route: AgencyRoute, abbreviation: string): string {
  return buildPagePath(route, abbreviation);
}

/** The path of any page but a rider's; the abbreviation is only in those of an agency's pages. */
export function buildPagePath(route: RouteName, abbreviation: string): string {
  return ROUTE_PATTERNS[route].replace(':abbreviation', encodeURIComponent(abbreviation));
}

export function buildRiderPath(abbreviation: string, userId: string | number): string {
  return `${buildAgencyPath('riders', abbreviation)}/${encodeURIComponent(String(userId))}`;
}

/**
 * A URL with other values shows the not-found page and makes no call (decision 8). `__proto__` is refused, because
 * abbreviations are used as keys of objects.
 */
const PARAMETER_PATTERNS: Readonly<Record<string, RegExp>> = {
  abbreviation: /^(?!__proto__$)[A-Za-z0-9_-]{1,64}$/,
  user_id: /^[0-9]{1,20}$/,
};

export function isAbbreviation(text: string): boolean {
  return PARAMETER_PATTERNS.abbreviation?.test(text) ?? false;
}

/** The agency's abbreviation in a path, not decoded; null for a page outside any agency. */
export function parseAbbreviation(path: string): string | null {
  return /^\/agency-dashboard\/([^/]+)/.exec(path)?.[1] ?? null;
}

/** The id becomes part of a request path, so it must not contain `/`. */
export function isPaymentId(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(text);
}

export function areParametersValid(parameters: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(parameters).every(
    ([name, value]) => PARAMETER_PATTERNS[name]?.test(value ?? '') ?? false,
  );
}
