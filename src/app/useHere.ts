import { useMatches, useParams } from 'react-router-dom';
import { areParametersValid } from '../domain/paths';
import { type RouteRow } from './routes';

/** The page in sight: its row of the route table and its agency, neither for a page that isn't there. */
export function useHere(): { row?: RouteRow | undefined; agency?: string | undefined } {
  const parameters = useParams();
  const row = useMatches().at(-1)?.handle as RouteRow | undefined;
  return areParametersValid(parameters) ? { row, agency: parameters.abbreviation } : {};
}
