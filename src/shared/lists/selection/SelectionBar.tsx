import Button from 'antd/es/button';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatNumber } from '@/lib/text/formatNumber';
import { usePortalSelector, usePortalStore } from '@/session/hooks';
import { loadOnClick } from '@/session/loadOnClick';
import type * as ExportModule from '@/shared/table-tools/ExportModal';
import { copyWithToast } from '@/ui/data/copyWithToast';
import { Icon } from '@/ui/icons/Icon';
import { type FilteredListProps } from '../filteredListProps';
import { formatRowCount } from '../formatRowCount';
import { OpenInTabsButton } from './OpenInTabsButton';
import { findIdColumn } from './selectionColumn';
import { SelectionNoteButton } from './SelectionNoteButton';
import {
  hasSelection,
  rowsSelected,
  selectionEnded,
  selectionStarted,
  selectSelectedIds,
} from './selectionSlice';
import './SelectionBar.css';

const loadExport = () => import(/* webpackChunkName: 'export' */ '@/shared/table-tools/ExportModal');

interface Props<Row> extends FilteredListProps<Row> {
  /** The list with its filter; a selection ends with either of them. */
  selection: string;
  /** Whether Back shows the selection from before the list was left. */
  isRestored: boolean;
  onClose: () => void;
}

/** How many rows are selected, and what can be done with them. It takes the place of the buttons of the table. */
export function SelectionBar<Row>({ selection, isRestored, onClose, ...props }: Props<Row>) {
  const { agency, columns, rowKey, rowAction, list, filter, matchingRows = list.rows, nouns } = props;
  const { dispatch, getState } = usePortalStore();
  const selectedIds = usePortalSelector(selectSelectedIds);
  const [exporter, setExporter] = useState<typeof ExportModule>();
  /** The message after an action, and the selection that it is about. */
  const [result, setResult] = useState({ ids: selectedIds, message: '' });
  const cancelRef = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone. After Back the focus is the row's that had it.
  useEffect(() => {
    if (!isRestored) cancelRef.current?.focus();
  }, [isRestored]);
  // Before the first paint, which would else show the selection of the last list.
  useLayoutEffect(() => {
    if (!isRestored || !hasSelection(getState(), selection)) dispatch(selectionStarted(selection));
  }, [dispatch, getState, selection, isRestored]);
  const isSelected = (row: Row) => Object.hasOwn(selectedIds, String(rowKey(row)));
  const rows = list.rows.filter(isSelected);
  const count = rows.length;
  // A refresh reads the list from page 1, and leaves out what is no longer there.
  const unloadedCount = Object.keys(selectedIds).length - count;
  const size = filter ? undefined : ('small' as const);
  const isAllSelected = count > 0 && matchingRows.every(isSelected);
  const idColumn = findIdColumn(columns);
  const getName = (row: Row) => idColumn?.text(row) ?? '';
  const countText = formatRowCount(count, nouns);
  const matchingCount = formatNumber(matchingRows.length);
  const selectAll = (isAll: boolean) => {
    const ids = isAll ? matchingRows.map((row) => String(rowKey(row))) : Object.keys(selectedIds);
    dispatch(rowsSelected({ ids, isSelected: isAll, anchorId: null }));
  };
  const onMessage = (message: string) => setResult({ ids: selectedIds, message });
  const copyIds = () =>
    void copyWithToast(rows.map(getName).join('\n'), `Copied ${idColumn?.title} of ${countText}`).then(
      ({ message }) => onMessage(message),
    );
  const buttonProps = { size, disabled: count === 0 };
  const actionProps = { rows, onMessage, ...buttonProps };
  return (
    <div className="selection-bar" role="group" aria-label="Selection">
      <span role="status">{result.ids === selectedIds && result.message}</span>
      <span role="status" className="selection-bar__count">
        {`${formatNumber(count)} selected`}
        {unloadedCount > 0 && `, ${formatNumber(unloadedCount)} more not loaded`}
      </span>
      <Button
        size={size}
        disabled={matchingRows.length === 0 && count === 0}
        onClick={() => selectAll(!isAllSelected)}
      >
        {isAllSelected
          ? 'Select none'
          : list.hasMore
            ? `Select ${matchingCount} loaded`
            : `Select all ${matchingCount}`}
      </Button>
      <Button
        {...buttonProps}
        icon={<Icon name="copy" />}
        title="Copy ids"
        aria-label="Copy ids"
        onClick={copyIds}
      >
        <span className="selection-bar__label">Copy ids</span>
      </Button>
      <Button
        {...buttonProps}
        icon={<Icon name="download" />}
        title="Export only these"
        aria-label="Export only these"
        onClick={() => dispatch(loadOnClick(loadExport, setExporter))}
      >
        <span className="selection-bar__label">Export</span>
      </Button>
      {rowAction && (
        <>
          <OpenInTabsButton {...actionProps} rowAction={rowAction} />
          <SelectionNoteButton
            {...actionProps}
            rowAction={rowAction}
            getName={getName}
            agency={agency}
            nouns={nouns}
          />
        </>
      )}
      {count > 0 && props.renderSelectedAction?.(rows)}
      <Button
        size={size}
        ref={cancelRef}
        onClick={() => {
          dispatch(selectionEnded());
          onClose();
        }}
      >
        Cancel
      </Button>
      {exporter && (
        <exporter.ExportModal
          {...props}
          selectedRows={rows}
          unloadedCount={unloadedCount}
          onClose={() => setExporter(undefined)}
        />
      )}
    </div>
  );
}
