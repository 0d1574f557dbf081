import { useMatches, useParams } from 'react-router-dom';
import { areParametersValid, PAGE_TITLES } from '@/domain/paths';
import { type RouteDefinition } from './routes';
import { useUrlRegion } from './useUrlRegion';

export interface CurrentRoute {
  title: string;
  route?: RouteDefinition;
  agency?: string;
}

/** The current page's title, route definition and agency; only a title on the not-found page and that of another region. */
export function useCurrentRoute(): CurrentRoute {
  const params = useParams();
  const route = useMatches().at(-1)?.handle as RouteDefinition | undefined;
  const isOtherRegion = useUrlRegion() === 'other';
  // As in AccessGate, a page that does not exist comes first.
  if (!route || !areParametersValid(params)) return { title: 'NOT FOUND' };
  if (isOtherRegion) return { title: 'ANOTHER REGION' };
  return { title: PAGE_TITLES[route.name], route, agency: params.abbreviation };
}
