import { useMatches, useParams } from 'react-router-dom';
import { areParametersValid } from '../domain/paths';
import { type RouteDefinition } from './routes';

/** The page in sight: its row of the route table and its agency, neither for a page that isn't there. */
export function useCurrentRoute(): { route?: RouteDefinition | undefined; agency?: string | undefined } {
  const params = useParams();
  const route = useMatches().at(-1)?.handle as RouteDefinition | undefined;
  return areParametersValid(params) ? { route, agency: params.abbreviation } : {};
}
