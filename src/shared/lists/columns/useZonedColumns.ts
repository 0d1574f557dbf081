import { useContext, useMemo } from 'react';
import { TimeZoneContext } from '@/ui/data/timeZone';
import { type Column } from '@/ui/table/column';

/** The columns with their times in the zone that the page shows. */
export function useZonedColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const timeZone = useContext(TimeZoneContext);
  return useMemo(
    () =>
      timeZone === '' ? columns : columns.map((column) => ({ ...column, ...column.inTimeZone?.(timeZone) })),
    [columns, timeZone],
  );
}
