import { formatCount } from '@/lib/text/formatCount';

const ROWS = { singular: 'row', plural: 'rows' };

/** Says how many rows of a list were left out because their data is invalid (decision 22). */
export function describeInvalidRows(count: number, { singular, plural } = ROWS): string {
  return `${formatCount(count, singular, plural)} could not be read and ${count === 1 ? 'is' : 'are'} left out.`;
}
