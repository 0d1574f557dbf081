import { useMatches, useParams } from 'react-router-dom';
import { areParametersValid } from '@/domain/paths';
import { type RouteDefinition } from './routes';

/** The current page's route definition and agency; both are undefined on the not-found page. */
export function useCurrentRoute(): { route?: RouteDefinition | undefined; agency?: string | undefined } {
  const params = useParams();
  const route = useMatches().at(-1)?.handle as RouteDefinition | undefined;
  return areParametersValid(params) ? { route, agency: params.abbreviation } : {};
}
