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

/** Describes the place of a form on its page, such as `in payment 88`; empty for the only form of a page. */
export function describeFormName(form: string): string {
  if (form === 'operator') return 'in Register operator';
  if (form.startsWith('payment ')) return `in ${form}`;
  // A rule's form is named by category and identity: `rule 2 minutes`. The URL opens only its category.
  const rule = /^rule \S+ (.+)/.exec(form)?.[1];
  return rule === undefined ? '' : `open ${rule} to go on`;
}

/** The title of the page with this path; the path itself for any other page. */
export function describeFormPage(path: string): string {
  return FORM_PAGES.find(([route]) => matchPath(ROUTE_PATTERNS[route], path))?.[1] ?? path;
}
