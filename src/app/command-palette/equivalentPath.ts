import { buildAgencyPath, ROUTE_PATTERNS } from '@/domain/paths';
import { type RouteDefinition } from '../routes';

/** The same page of another agency; of a rider's, who is nobody there, the list of riders. */
export function equivalentPath(route: RouteDefinition | undefined, abbreviation: string): string {
  if (route?.access !== 'admin') return buildAgencyPath('agencyDashboard', abbreviation);
  if (route.name === 'riderProfile') return buildAgencyPath('riders', abbreviation);
  return ROUTE_PATTERNS[route.name].replace(':abbreviation', encodeURIComponent(abbreviation));
}
