import { matchPath } from 'react-router-dom';
import { PAGE_TITLES, ROUTE_PATTERNS, type RouteName } from '@/domain/paths';

/** The title of the page with this path; the path itself if the portal has no such page. */
export function describeFormPage(path: string): string {
  const pages = Object.keys(ROUTE_PATTERNS) as RouteName[];
  const page = pages.find((name) => matchPath(ROUTE_PATTERNS[name], path));
  return page ? PAGE_TITLES[page] : path;
}
