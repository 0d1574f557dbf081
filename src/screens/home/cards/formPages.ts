import { matchPath } from 'react-router-dom';
import { ROUTE_PATTERNS, type RouteName } from '@/domain/paths';

/** The pages whose forms keep what was typed, and their titles (section 2 of the specification). */
const FORM_PAGES: readonly (readonly [RouteName, string])[] = [
  ['agencyCreation', 'AGENCY CREATION'],
  ['psoUsers', 'PSO USERS'],
  ['businessRules', 'BUSINESS RULES'],
  ['appFeatures', 'CLIENT APP FEATURES'],
  ['adminRegistration', 'ADMIN REGISTRATION'],
  ['riderProfile', 'RIDER PROFILE'],
];

/** The title of the page with this path; the path itself for any other page. */
export function describeFormPage(path: string): string {
  return FORM_PAGES.find(([route]) => matchPath(ROUTE_PATTERNS[route], path))?.[1] ?? path;
}
