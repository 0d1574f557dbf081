import { type RouteName } from '@/domain/paths';

/** In front of the abbreviation, if the page is one of an agency. A rider's page also has the rider's id. */
const PAGE_NAMES: Readonly<Record<Exclude<RouteName, 'riderProfile'>, string>> = {
  login: 'Sign-in',
  home: 'Home',
  agencies: 'All Agencies',
  agencyCreation: 'Create an Agency',
  psoUsers: 'PSO Users',
  fleet: 'Fleet',
  rollout: 'Rollout',
  agencyLogin: 'Sign-in to',
  agencyDashboard: 'Dashboard of',
  riders: 'Riders of',
  purchaseOrders: 'Purchase orders of',
  passes: 'Passes of',
  businessRules: 'Business rules of',
  agencyDiagnostics: 'Diagnostics of',
  appFeatures: 'App features of',
  adminUsers: 'Administrators of',
  adminRegistration: 'Registration of an administrator of',
};

/** By the name of the tab in the URL. */
const RIDER_TABS: ReadonlyMap<string | null, string> = new Map([
  ['payments', 'payments'],
  ['passes', 'passes'],
  ['purchaseOrders', 'purchase orders'],
  ['ledger', 'ledger'],
]);

/** A page of the portal in words: 'Rider 1019923 of CBTA, passes'. */
export function describePage(
  name: RouteName,
  { abbreviation, user_id: userId = '' }: Readonly<Record<string, string | undefined>>,
  search: string,
): string {
  const params = new URLSearchParams(search);
  const tab = RIDER_TABS.get(params.get('tab'));
  const pageName = name === 'riderProfile' ? `Rider ${userId} of` : PAGE_NAMES[name];
  const details = [
    name === 'riderProfile' && tab,
    params.has('payment') && `payment ${params.get('payment')}`,
    params.has('record') && `record ${params.get('record')}`,
    params.has('filter') && `filter “${params.get('filter')}”`,
  ];
  const page = [pageName, abbreviation].filter(Boolean).join(' ');
  return [page, ...details].filter(Boolean).join(', ');
}
