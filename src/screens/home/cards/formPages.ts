import { matchPath } from 'react-router-dom';
import { PAGE_TITLES, ROUTE_PATTERNS, type RouteName } from '@/domain/paths';

/** Describes the place of a form on its page, such as `in payment 88`; empty for the only form of a page. */
export function describeFormName(form: string): string {
  if (form === 'operator') return 'in Register operator';
  if (form.startsWith('payment ')) return `in ${form}`;
  // A rule's form is named by category and identity: `rule 2 minutes`. The URL opens only its category.
  const rule = /^rule \S+ (.+)/.exec(form)?.[1];
  return rule === undefined ? '' : `open ${rule} to go on`;
}

/** The title of the page with this path; the path itself if the portal has no such page. */
export function describeFormPage(path: string): string {
  const pages = Object.keys(ROUTE_PATTERNS) as RouteName[];
  const page = pages.find((name) => matchPath(ROUTE_PATTERNS[name], path));
  return page ? PAGE_TITLES[page] : path;
}
