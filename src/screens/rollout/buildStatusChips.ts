import { formatNumber } from '@/lib/text/formatNumber';

/**
 * The chips of a filter by status, in the order of the labels. The chosen status is among them also when no agency has it any
 * more, so that the filter can be taken off.
 */
export function buildStatusChips<Status extends string>(
  labels: Readonly<Record<Status, string>>,
  counts: readonly { status: Status; count: number }[],
  chosen: Status | null,
): { key: Status; label: string }[] {
  const countByStatus = new Map(counts.map(({ status, count }) => [status, count]));
  return (Object.keys(labels) as Status[])
    .filter((key) => countByStatus.has(key) || key === chosen)
    .map((key) => ({
      key,
      label: `${formatNumber(countByStatus.get(key) ?? 0)} ${labels[key]}`,
    }));
}
