import { type Agency } from './entities/agency';

/** Whether the abbreviation or the name contains the text of a filter, without regard to case. */
export function matchesAgency({ abbreviation, name }: Agency, text: string): boolean {
  const term = text.trim().toLowerCase();
  return [abbreviation, name].some((part) => part?.toLowerCase().includes(term));
}
