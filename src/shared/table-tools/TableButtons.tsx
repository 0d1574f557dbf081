import Button from 'antd/es/button';
import { useCallback, useRef, useState } from 'react';
import { CODE_NOT_LOADED_TEXT } from '@/domain/failures';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { useDynamicImport } from '@/ui/loading/useDynamicImport';
import { useVisibleColumns } from '../lists/useVisibleColumns';
import { type ListExport } from './listExport';
import './TableButtons.css';

const loadColumns = () => import(/* webpackChunkName: 'table-tools' */ './ColumnsPanel');
const loadExport = () => import(/* webpackChunkName: 'export' */ './ExportModal');

/** The Columns and Export buttons of a table. The code behind each button is loaded when it is clicked. */
export function TableButtons<Row>(props: ListExport<Row>) {
  const { table, columns, filter } = props;
  // Without a filter there is no toolbar, only these buttons above the corner of the table.
  const size = filter ? undefined : 'small';
  const [openTool, setOpenTool] = useState<'columns' | 'export' | null>(null);
  const columnsButtonRef = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpenTool(null), []);
  const columnsPanel = useDynamicImport(loadColumns, openTool === 'columns');
  const exportModal = useDynamicImport(loadExport, openTool === 'export');
  const hiddenCount = columns.length - useVisibleColumns(table, columns).length;
  const loadedModule = openTool === 'columns' ? columnsPanel : openTool && exportModal;
  return (
    <div className="table-tools">
      <Button
        ref={columnsButtonRef}
        size={size}
        aria-haspopup="dialog"
        aria-expanded={openTool === 'columns'}
        onClick={() => setOpenTool(openTool === 'columns' ? null : 'columns')}
      >
        {hiddenCount === 0 ? 'Columns' : `${hiddenCount} ${hiddenCount === 1 ? 'column' : 'columns'} hidden`}
      </Button>
      <Button size={size} aria-haspopup="dialog" onClick={() => setOpenTool('export')}>
        Export
      </Button>
      {openTool && loadedModule === 'failed' && (
        <div className="table-tools__failure">
          <FailureAlert title="This could not be loaded" onAction={close} actionLabel="Close">
            {CODE_NOT_LOADED_TEXT}
          </FailureAlert>
        </div>
      )}
      {openTool === 'columns' && typeof columnsPanel === 'object' && (
        <columnsPanel.ColumnsPanel {...{ table, columns }} openerRef={columnsButtonRef} onClose={close} />
      )}
      {openTool === 'export' && typeof exportModal === 'object' && (
        <exportModal.ExportModal {...props} onClose={close} />
      )}
    </div>
  );
}
