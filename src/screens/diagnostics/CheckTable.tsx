import { useMemo, useState } from 'react';
import { TABLE_PAGE_SIZE_DEFAULT, TABLE_PAGE_SIZES } from '@/domain/limits';
import { useIsPrinting } from '@/ui/hooks/useIsPrinting';
import { DataTable, type TableView } from '@/ui/table/DataTable';
import { type ResultTable } from './checks/resultTable';

const INITIAL_VIEW: TableView = { sort: null, page: 1, pageSize: TABLE_PAGE_SIZE_DEFAULT };
const getRowKey = (index: number) => index;

/** The table of a check's result, with pages. Its rows are indexes (see `ResultTable`). */
export function CheckTable({ label, table }: { label: string; table: ResultTable }) {
  const isPrinting = useIsPrinting();
  const [view, setView] = useState(INITIAL_VIEW);
  const rowIndexes = useMemo(() => Array.from({ length: table.count }, (_row, index) => index), [table]);
  return (
    <DataTable
      label={label}
      columns={table.columns}
      rows={rowIndexes}
      rowKey={getRowKey}
      view={view}
      onViewChange={setView}
      pageSizes={TABLE_PAGE_SIZES}
      isLoading={false}
      emptyState={null}
      showsAllRows={isPrinting}
    />
  );
}
