import { useMemo, useState } from 'react';
import { TABLE_PAGE_SIZE_DEFAULT, TABLE_PAGE_SIZES } from '@/domain/limits';
import { DataTable, type TableView } from '@/ui/table/DataTable';
import { usePrinting } from '@/ui/usePrinting';
import { type ResultTable } from './resultTable';

const FIRST_VIEW: TableView = { sort: null, page: 1, pageSize: TABLE_PAGE_SIZE_DEFAULT };
const itself = (index: number) => index;

/** A check's rows in the generic table, a page of them at a time. */
export function ResultRows({ label, table }: { label: string; table: ResultTable }) {
  const isPrinting = usePrinting();
  const [view, setView] = useState(FIRST_VIEW);
  const rows = useMemo(() => Array.from({ length: table.count }, (_row, index) => index), [table]);
  return (
    <DataTable
      label={label}
      columns={table.columns}
      rows={rows}
      rowKey={itself}
      view={view}
      onView={setView}
      pageSizes={TABLE_PAGE_SIZES}
      isLoading={false}
      empty={null}
      isWhole={isPrinting}
    />
  );
}
