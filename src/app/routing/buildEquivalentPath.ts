import { buildAgencyPath, buildPagePath } from '@/domain/paths';
import { type RouteDefinition } from './routes';

/** Returns the path of the same page of another agency; for a rider, who has only one agency, the riders list. */
export function buildEquivalentPath(route: RouteDefinition | undefined, abbreviation: string): string {
  if (route?.access !== 'admin') return buildAgencyPath('agencyDashboard', abbreviation);
  if (route.name === 'riderProfile') return buildAgencyPath('riders', abbreviation);
  return buildPagePath(route.name, abbreviation);
}
