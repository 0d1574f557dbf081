import Button from 'antd/es/button';
import { useCallback, useRef, useState } from 'react';
import { CODE_NOT_LOADED_TEXT } from '@/domain/failures';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { useDynamicImport } from '@/ui/loading/useDynamicImport';
import { type Column } from '@/ui/table/column';
import { type ListExport } from './listExport';
import './TableTools.css';

const loadColumns = () => import(/* webpackChunkName: 'table-tools' */ './ColumnsPanel');
const loadExport = () => import(/* webpackChunkName: 'export' */ './ExportModal');

interface Props<Row> extends ListExport<Row> {
  visibleColumns: readonly Column<Row>[];
}

/**
 * The Columns and Export buttons of a table. They are there with the list; the code behind a button is loaded when the
 * pointer or the focus comes to it.
 */
export function TableTools<Row>({ visibleColumns, ...props }: Props<Row>) {
  const { table, columns, filter } = props;
  // Without a filter there is no toolbar, only these buttons above the corner of the table.
  const size = filter ? undefined : 'small';
  const [openTool, setOpenTool] = useState<'columns' | 'export' | null>(null);
  const columnsButtonRef = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpenTool(null), []);
  const columnsPanel = useDynamicImport(loadColumns, openTool === 'columns');
  const exportModal = useDynamicImport(loadExport, openTool === 'export');
  const hiddenCount = columns.length - visibleColumns.length;
  const loadedModule = openTool === 'columns' ? columnsPanel : openTool && exportModal;
  return (
    <div className="table-tools">
      <Button
        ref={columnsButtonRef}
        size={size}
        className="table-tools__columns"
        aria-haspopup="dialog"
        aria-expanded={openTool === 'columns'}
        onClick={() => setOpenTool(openTool === 'columns' ? null : 'columns')}
        {...preloadProps(loadColumns)}
      >
        {hiddenCount === 0 ? 'Columns' : `${hiddenCount} ${hiddenCount === 1 ? 'column' : 'columns'} hidden`}
      </Button>
      <Button
        size={size}
        className="table-tools__export"
        aria-haspopup="dialog"
        onClick={() => setOpenTool('export')}
        {...preloadProps(loadExport)}
      >
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

/** If it fails, the click says so. */
function preloadProps(load: () => Promise<unknown>) {
  const preload = () => void load().catch(() => undefined);
  return { onPointerEnter: preload, onFocus: preload };
}
