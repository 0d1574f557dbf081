import Button from 'antd/es/button';
import { useCallback, useState } from 'react';
import { NEW_VERSION_TEXT } from '@/domain/failures';
import { FailureAlert } from '@/ui/FailureAlert';
import { type Column } from '@/ui/table/column';
import { useDynamicImport } from '@/ui/useDynamicImport';
import { useVisibleColumns } from '../useVisibleColumns';
import { type ListExport } from './listExport';
import './TableButtons.css';

const loadColumns = () => import(/* webpackChunkName: 'table-tools' */ './ColumnsPanel');
const loadExport = () => import(/* webpackChunkName: 'export' */ './ExportModal');

/** The table, as its tools have to know it. */
export interface TableButtonsProps<Row> {
  /** The table's name in the preferences, and in the names of files. */
  table: string;
  /** As they are shipped. */
  columns: readonly Column<Row>[];
  exported: ListExport<Row>;
  size?: 'small';
}

/** What can be done with a table as such: choose its columns, save its rows. The code for it comes when it is opened. */
export function TableButtons<Row>({ table, columns, exported, size }: TableButtonsProps<Row>) {
  const [open, setOpen] = useState<'columns' | 'export' | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const columnsPanel = useDynamicImport(loadColumns, open === 'columns');
  const exportModal = useDynamicImport(loadExport, open === 'export');
  const hidden = columns.length - useVisibleColumns(table, columns).length;
  const loadedModule = open === 'columns' ? columnsPanel : open && exportModal;
  return (
    <div className="table-tools">
      <Button
        size={size}
        aria-haspopup="dialog"
        aria-expanded={open === 'columns'}
        onClick={() => setOpen(open === 'columns' ? null : 'columns')}
      >
        {hidden === 0 ? 'Columns' : `${hidden} ${hidden === 1 ? 'column' : 'columns'} hidden`}
      </Button>
      <Button size={size} aria-haspopup="dialog" onClick={() => setOpen('export')}>
        Export
      </Button>
      {open && loadedModule === 'failed' && (
        <div className="table-tools__failure">
          <FailureAlert title="This could not be loaded" onRetry={close} retryLabel="Close">
            {NEW_VERSION_TEXT}
          </FailureAlert>
        </div>
      )}
      {open === 'columns' && typeof columnsPanel === 'object' && (
        <columnsPanel.ColumnsPanel table={table} columns={columns} onClose={close} />
      )}
      {open === 'export' && typeof exportModal === 'object' && (
        <exportModal.ExportModal table={table} columns={columns} exported={exported} onClose={close} />
      )}
    </div>
  );
}
