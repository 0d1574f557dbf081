import { type Agency } from './entities/agency';

/** The status of the agency's database when it is another one than active; null also when the platform does not say. */
export function getInactiveDatabaseStatus({
  database_status: status,
}: Pick<Agency, 'database_status'>): string | null {
  return !status || status.toLowerCase() === 'active' ? null : status;
}
