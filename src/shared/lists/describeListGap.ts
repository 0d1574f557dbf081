import { type ListGap } from '@/api/paging/listGap';
import { PAGES_LIMIT } from '@/domain/limits';
import { formatCount } from '@/lib/text/formatCount';
import { formatNumber } from '@/lib/text/formatNumber';
import { formatRowCount, type Nouns } from './formatRowCount';

/** The texts of a list, or of its export, in which rows may be missing. `isOneOfSeveral`: the title names the list's rows. */
export function describeListGap(
  gap: ListGap,
  nouns: Nouns,
  isOneOfSeveral = false,
): { title: string; reason: string } {
  const incompleteTitle = `${isOneOfSeveral ? `The ${nouns.plural}` : 'This list'} may be incomplete`;
  const changedTitle = isOneOfSeveral
    ? `The ${nouns.plural} changed while they were read`
    : 'This list changed while it was read';
  const totals = gap.pages.flatMap(({ total }) => total ?? []);
  const { rowCount, invalidRowCount } = gap.counts;
  switch (gap.kind) {
    case 'stopped':
      return { title: incompleteTitle, reason: describeEnd(gap, nouns.plural) };
    case 'shrunk': {
      const fall = totals.findIndex((total, index) => total < (totals[index - 1] ?? 0));
      return { title: changedTitle, reason: describeChange(nouns, totals[fall - 1], totals[fall]) };
    }
    case 'short':
      return totals[0] === totals.at(-1)
        ? {
            title: incompleteTitle,
            reason: `The platform counts ${formatRowCount(totals[0] ?? 0, nouns)}, and ${formatCount(rowCount + invalidRowCount, 'was', 'were')} read.`,
          }
        : { title: changedTitle, reason: describeChange(nouns, totals[0], totals.at(-1)) };
    case 'repeatedRow':
      return {
        title: incompleteTitle,
        reason: 'The platform sent a row twice. It may have left out another one.',
      };
  }
}

function describeEnd({ pages, counts }: ListGap, plural: string): string {
  if (!counts.hasNewRow) return `The last page that the platform sent had no new ${plural}.`;
  return pages.length < PAGES_LIMIT
    ? 'The page that the platform names as the next one was read already.'
    : `Reading ended after ${formatNumber(PAGES_LIMIT)} pages.`;
}

function describeChange(nouns: Nouns, from = 0, to = 0): string {
  return `The platform counted ${formatRowCount(from, nouns)}, and ${formatNumber(to)} later. Some may be missing.`;
}
