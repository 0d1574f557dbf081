import { useMemo } from 'react';
import { useZonedColumns } from '@/shared/lists/columns/useZonedColumns';
import { useLocalTableView } from '@/shared/lists/useLocalTableView';
import { DataTable } from '@/ui/table/DataTable';
import { type ResultTable } from '../resultTable';

const getRowKey = (index: number) => index;
/** The page announces the result of its checks: each table of a run would add its range, without a name. */
const announceNothing = () => undefined;

/** The table of a check's result, with pages. Its rows are indexes (see `ResultTable`). */
export function CheckTable({ label, table }: { label: string; table: ResultTable }) {
  const tableView = useLocalTableView();
  const rowIndexes = useMemo(() => Array.from({ length: table.count }, (_row, index) => index), [table]);
  return (
    <DataTable
      label={label}
      columns={useZonedColumns(table.columns)}
      rows={rowIndexes}
      rowKey={getRowKey}
      {...tableView}
      isLoading={false}
      emptyState={null}
      announce={announceNothing}
    />
  );
}
