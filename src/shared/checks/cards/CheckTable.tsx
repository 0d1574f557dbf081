import { useMemo, useState } from 'react';
import { useZonedColumns } from '@/shared/lists/columns/useZonedColumns';
import { useAnnouncer } from '@/shared/lists/useAnnouncer';
import { useLocalTableView } from '@/shared/lists/useLocalTableView';
import { DataTable } from '@/ui/table/DataTable';
import { type ResultTable } from '../resultTable';

const getRowKey = (index: number) => index;
/** The page announces the results of its checks: each table of a run would add its range. */
const announceNothing = () => undefined;

/** The table of a check's result, with pages. Its rows are indexes (see `ResultTable`). */
export function CheckTable({ label, table }: { label: string; table: ResultTable }) {
  const tableView = useLocalTableView();
  const [initialView] = useState(tableView.view);
  const [announce, liveRegion] = useAnnouncer();
  const rowIndexes = useMemo(() => Array.from({ length: table.count }, (_row, index) => index), [table]);
  return (
    <>
      <DataTable
        label={label}
        columns={useZonedColumns(table.columns)}
        rows={rowIndexes}
        rowKey={getRowKey}
        {...tableView}
        isLoading={false}
        emptyState={null}
        announce={tableView.view === initialView ? announceNothing : announce}
      />
      {liveRegion}
    </>
  );
}
