import Button from 'antd/es/button';
import { useEffect, useRef, useState } from 'react';
import { formatCount } from '@/lib/text/formatCount';
import { usePortalDispatch } from '@/session/hooks';
import { loadOnClick } from '@/session/loadOnClick';
import { Icon } from '@/ui/icons/Icon';
import { type Column } from '@/ui/table/column';
import type * as ColumnsModule from './ColumnsPanel';
import type * as ExportModule from './ExportModal';
import { type ExportableList } from './listExport';
import './TableTools.css';

const loadColumns = () => import(/* webpackChunkName: 'table-tools' */ './ColumnsPanel');
const loadExport = () => import(/* webpackChunkName: 'export' */ './ExportModal');

interface Props<Row> extends ExportableList<Row> {
  visibleColumns: readonly Column<Row>[];
  /** `isFocused`: whether it gets the focus, because the selection has ended. */
  selectButton: { isFocused: boolean; onClick: () => void };
}

/**
 * The Select, Columns and Export buttons of a table. They are there with the list; the code behind a button is loaded at
 * the latest when the pointer or the focus comes to it.
 */
export function TableTools<Row>({ visibleColumns, selectButton, ...props }: Props<Row>) {
  const { table, columns, filter } = props;
  const dispatch = usePortalDispatch();
  // Without a filter there is no toolbar, only these buttons above the corner of the table.
  const size = filter ? undefined : 'small';
  const [openTool, setOpenTool] = useState<Partial<typeof ColumnsModule & typeof ExportModule>>({});
  const { ColumnsPanel, ExportModal } = openTool;
  const selectButtonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (selectButton.isFocused) selectButtonRef.current?.focus();
  }, [selectButton.isFocused]);
  const columnsButtonRef = useRef<HTMLButtonElement>(null);
  const close = () => setOpenTool({});
  const hiddenCount = columns.length - visibleColumns.length;
  const columnsLabel =
    hiddenCount === 0 ? 'Columns' : `${formatCount(hiddenCount, 'column', 'columns')} hidden`;
  return (
    <div className="table-tools">
      <Button
        ref={selectButtonRef}
        size={size}
        icon={<Icon name="check" />}
        title="Select"
        onClick={selectButton.onClick}
      >
        <span className="table-tools__label">Select</span>
      </Button>
      <Button
        ref={columnsButtonRef}
        size={size}
        icon={<Icon name="columns" />}
        title={columnsLabel}
        aria-haspopup="dialog"
        aria-expanded={ColumnsPanel !== undefined}
        onClick={() => (ColumnsPanel ? close() : dispatch(loadOnClick(loadColumns, setOpenTool)))}
        {...preloadProps(loadColumns)}
      >
        <span className="table-tools__label">{columnsLabel}</span>
      </Button>
      <Button
        size={size}
        icon={<Icon name="download" />}
        title="Export"
        aria-haspopup="dialog"
        onClick={() => dispatch(loadOnClick(loadExport, setOpenTool))}
        {...preloadProps(loadExport)}
      >
        <span className="table-tools__label">Export</span>
      </Button>
      {ColumnsPanel && (
        <ColumnsPanel
          table={table}
          columns={columns}
          isFilterInMemory={filter?.isInMemory === true}
          openerRef={columnsButtonRef}
          onClose={close}
        />
      )}
      {ExportModal && <ExportModal {...props} onClose={close} />}
    </div>
  );
}

/** If it fails, the click says so. */
function preloadProps(load: () => Promise<unknown>) {
  const preload = () => void load().catch(() => undefined);
  return { onPointerEnter: preload, onFocus: preload };
}
