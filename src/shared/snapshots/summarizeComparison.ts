import { type SnapshotKind } from '@/domain/snapshots/snapshot';
import { formatCount } from '@/lib/text/formatCount';

/** The result of a comparison with a snapshot. */
export interface ComparisonResult {
  /** The rules or applications that differ. */
  differences: readonly unknown[];
  /** Added to the summary of the differences. */
  detail?: string;
  /** The compared items, for example `20 rules in 6 categories`. */
  compared: string;
  /** The names of the categories or applications that could not be compared. */
  notCompared: readonly string[];
  /** Whether all categories or applications could be listed. */
  hasAllParts: boolean;
}

/** The nouns of the compared items, and of the parts in which they are read. */
export const SNAPSHOT_NOUNS = {
  rules: {
    item: 'rule',
    items: 'rules',
    part: 'category',
    parts: 'categories',
    others: 'rules of other categories',
  },
  features: {
    item: 'application',
    items: 'applications',
    part: 'application',
    parts: 'applications',
    others: 'other applications',
  },
} as const;

/** Never 'no difference' where a part could not be read. */
export function summarizeComparison(
  kind: SnapshotKind,
  { differences: { length: count }, detail = '', notCompared, hasAllParts }: ComparisonResult,
  source: string,
): string {
  const { item, items } = SNAPSHOT_NOUNS[kind];
  if (count > 0)
    return `${formatCount(count, item, items)} ${count === 1 ? 'differs' : 'differ'} from ${source}${detail}`;
  return hasAllParts && notCompared.length === 0
    ? `No ${item} differs from ${source}`
    : `Not all ${items} could be compared with ${source}`;
}
