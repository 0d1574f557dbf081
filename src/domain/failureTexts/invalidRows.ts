import { formatCount } from '@/lib/text/formatCount';

/** Says how many rows of a list were left out because their data is invalid (decision 22). */
export function describeInvalidRows(count: number): string {
  return `${formatCount(count, 'row', 'rows')} could not be read and ${count === 1 ? 'is' : 'are'} left out.`;
}
