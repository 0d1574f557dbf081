import { type ListGap } from '@/api/paging/listGap';
import { PAGES_LIMIT } from '@/domain/limits';

const INCOMPLETE_TITLE = 'This list may be incomplete';
const CHANGED_TITLE = 'This list changed while it was read';

/** The texts of a list, or of its export, in which rows may be missing. `plural`: what the rows are. */
export function describeListGap(gap: ListGap, plural: string): { title: string; reason: string } {
  const totals = gap.pages.flatMap(({ total }) => total ?? []);
  const { rowCount, invalidRowCount } = gap.rows;
  switch (gap.kind) {
    case 'stopped':
      return { title: INCOMPLETE_TITLE, reason: describeEnd(gap, plural) };
    case 'shrunk': {
      const fall = totals.findIndex((total, index) => total < (totals[index - 1] ?? 0));
      return { title: CHANGED_TITLE, reason: describeChange(plural, totals[fall - 1], totals[fall]) };
    }
    case 'short':
      return totals[0] === totals.at(-1)
        ? {
            title: INCOMPLETE_TITLE,
            reason: `The platform counts ${formatNumber(totals[0])} ${plural}, and ${formatNumber(rowCount + invalidRowCount)} were read.`,
          }
        : { title: CHANGED_TITLE, reason: describeChange(plural, totals[0], totals.at(-1)) };
    case 'repeatedRow':
      return {
        title: INCOMPLETE_TITLE,
        reason: 'The platform sent a row twice. It may have left out another one.',
      };
  }
}

function describeEnd({ pages, rows }: ListGap, plural: string): string {
  if (!rows.hasNewRow) return `The last page that the platform sent had no new ${plural}.`;
  return pages.length < PAGES_LIMIT
    ? 'The page that the platform names as the next one was read already.'
    : `Reading ended after ${formatNumber(PAGES_LIMIT)} pages.`;
}

function describeChange(plural: string, from = 0, to = 0): string {
  return `The platform counted ${formatNumber(from)} ${plural} at first, and ${formatNumber(to)} later. Some may be missing.`;
}

function formatNumber(count = 0): string {
  return count.toLocaleString('en-US');
}
