import { type Sort } from '@/ui/table/column';
import { type HealthTable, type HealthTableRow } from '../healthTable';

/** The keys of an order besides the ids of columns. */
export const AGENCY_KEY = 'agency';
export const SUM_KEY = 'sum';

/**
 * Sorts stably: by abbreviation, by the share that is done, or by status, the good ones first. Of equal shares, the one of
 * which more was asked is the better one: 18 of 18 is more than 12 of 12 with 6 that were not run.
 */
export function sortMatrix(
  rows: readonly HealthTableRow[],
  statuses: HealthTable['statuses'],
  sort: Sort | null,
): readonly HealthTableRow[] {
  if (!sort) return rows;
  const sign = sort.direction === 'desc' ? -1 : 1;
  const getRank = ({ cells, done, total, failure }: HealthTableRow): number => {
    if (sort.key === SUM_KEY) {
      // Not asked: neither none done nor failed.
      if (done === null) return -2;
      return failure === null && total > 0 ? done / total : -1;
    }
    return statuses.findIndex(({ key }) => key === cells[sort.key]?.status);
  };
  return rows.toSorted((a, b) =>
    sort.key === AGENCY_KEY
      ? sign * a.agency.abbreviation.localeCompare(b.agency.abbreviation)
      : sign * (getRank(a) - getRank(b) || (sort.key === SUM_KEY ? b.notRun - a.notRun : 0)),
  );
}
