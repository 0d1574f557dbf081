import { agencyPathTo, PATTERNS } from '@/domain/paths';
import { type RouteRow } from '../routes';

/** The same page of another agency; of a rider's, who is nobody there, the list of riders. */
export function samePageOf(row: RouteRow | undefined, abbreviation: string): string {
  if (row?.access !== 'admin') return agencyPathTo('agencyDashboard', abbreviation);
  if (row.name === 'riderProfile') return agencyPathTo('riders', abbreviation);
  return PATTERNS[row.name].replace(':abbreviation', encodeURIComponent(abbreviation));
}
