import { containsText } from '@/lib/text/containsText';
import { type Agency } from '../entities/agency';

/** Whether the abbreviation or the name contains the text of a filter, without regard to case. */
export function matchesAgency({ abbreviation, name }: Agency, text: string): boolean {
  return containsText(text, abbreviation, name);
}
