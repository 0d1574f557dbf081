import { formatCount } from '@/lib/text/formatCount';
import { type FleetRun } from './fleetRun';
import { listAnswers } from './runOutcomes';

/** Number of ids that a remark names. */
const NAMED_IDS = 4;

/**
 * A sentence for each category whose name has different ids in the agencies of a run. Categories and rules are compared by
 * their names; the sentence shows that two categories of one name need not be the same one.
 */
export function describeDifferingCategoryIds(run: FleetRun<'rules'>): readonly string[] {
  /** Number of agencies by id, by the category's name. */
  const categories = new Map<string, Map<string, number>>();
  for (const { categories: names, categoryIds } of listAnswers(run))
    names.forEach((name, index) => {
      const id = categoryIds[index];
      if (id === undefined) return;
      const counts = categories.get(name) ?? new Map<string, number>();
      categories.set(name, counts.set(id, (counts.get(id) ?? 0) + 1));
    });
  return [...categories]
    .filter(([, counts]) => counts.size > 1)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, counts]) => `The category "${name}" has different ids: ${describeIds(counts)}.`);
}

/** `3 in 120 agencies, 7 in 10`, the most frequent id first. */
function describeIds(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const named = sorted
    .slice(0, NAMED_IDS)
    .map(([id, count], index) =>
      index === 0 ? `${id} in ${formatCount(count, 'agency', 'agencies')}` : `${id} in ${count}`,
    );
  const further = sorted.length - NAMED_IDS;
  return [...named, ...(further > 0 ? [`and ${further} more`] : [])].join(', ');
}
