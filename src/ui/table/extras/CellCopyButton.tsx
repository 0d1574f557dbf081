import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { MISSING_VALUE } from '@/domain/missingValue';
import { type CopyResult, copyWithToast } from '@/ui/data/copyWithToast';
import { Icon } from '@/ui/icons/Icon';
import { type Column } from '../column';

interface Props<Row> {
  tableRef: RefObject<HTMLTableElement | null>;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

interface CopyTarget<Row> {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  title: string;
  text: string;
  cell: HTMLTableCellElement;
  /** Pixels from the top left corner of the scrolled content. */
  top: number;
  left: number;
  height: number;
}

/**
 * The only copy button of a table, so that rows are cheap to render. It is over the copyable cell under the pointer, or
 * over the first copyable cell of the focused row.
 */
export function CellCopyButton<Row>({ tableRef, columns, rows }: Props<Row>) {
  const [target, setTarget] = useState<CopyTarget<Row> | null>(null);
  const [copied, setCopied] = useState<{ text: string; result: CopyResult } | null>(null);

  const findTarget = (cell: HTMLTableCellElement | null | undefined): CopyTarget<Row> | null => {
    const column = cell && columns[cell.cellIndex];
    const index = Number(cell?.closest('tr')?.dataset.index ?? -1);
    const row = rows[index];
    if (!cell || !column?.isCopyable || row === undefined) return null;
    const text = column.text(row);
    return text === MISSING_VALUE
      ? null
      : { row, index, columns, title: column.title, text, cell, ...measureButton(cell) };
  };
  const findFocusedTarget = () => {
    const row = document.activeElement?.closest<HTMLTableRowElement>('tr[data-index]');
    if (!row || !tableRef.current?.contains(row)) return null;
    return findTarget(row.cells[columns.findIndex(({ isCopyable }) => isCopyable)]);
  };
  const showButtonAt = useEffectEvent((element: Element | null) => {
    const cell = element?.closest<HTMLTableCellElement>('.table__cell');
    if (cell) setTarget(findTarget(cell) ?? findFocusedTarget());
  });
  const onFocus = useEffectEvent(() => {
    const focusedTarget = findFocusedTarget();
    if (focusedTarget) setTarget(focusedTarget);
  });
  const onScroll = useEffectEvent(() => {
    if (target?.cell.isConnected) setTarget({ ...target, ...measureButton(target.cell) });
  });

  useEffect(() => {
    const table = tableRef.current;
    const scrollContainer = table?.parentElement;
    if (!table || !scrollContainer) return undefined;
    const handlePointerOver = (event: Event) =>
      showButtonAt(event.target instanceof Element ? event.target : null);
    const handleFocusIn = () => onFocus();
    const handleScroll = () => onScroll();
    // The focus or the pointer may have been on a row before this component was mounted.
    const initialTimer = setTimeout(() => {
      handleFocusIn();
      showButtonAt(table.querySelector('.table__cell:hover'));
    });
    table.addEventListener('pointerover', handlePointerOver);
    table.addEventListener('focusin', handleFocusIn);
    scrollContainer.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(initialTimer);
      table.removeEventListener('pointerover', handlePointerOver);
      table.removeEventListener('focusin', handleFocusIn);
      scrollContainer.removeEventListener('scroll', handleScroll);
    };
  }, [tableRef]);

  // The rows or columns may have changed since the button was placed.
  const isCurrent = target && rows[target.index] === target.row && columns === target.columns;
  const result = copied && copied.text === target?.text ? copied.result : null;
  return (
    <>
      {isCurrent && (
        <button
          type="button"
          className="table__copy"
          aria-label={`Copy ${target.title} ${target.text}`}
          title={result?.message || `Copy ${target.text}`}
          data-copied={result?.isCopied === true}
          style={{ top: target.top, left: target.left, height: target.height }}
          onClick={() =>
            void copyWithToast(target.text).then((copyResult) =>
              setCopied({ text: target.text, result: copyResult }),
            )
          }
        >
          <Icon name={result === null ? 'copy' : result.isCopied ? 'check' : 'alert'} />
        </button>
      )}
      <span role="status" className="visually-hidden">
        {copied?.result.message}
      </span>
    </>
  );
}

/** The button is at the end of the cell, and 1 pixel less high because of the cell's bottom border. */
function measureButton(cell: HTMLTableCellElement): { top: number; left: number; height: number } {
  const scrollContainer = cell.closest('.table__scroll');
  const { top, right, height } = cell.getBoundingClientRect();
  const origin = scrollContainer?.getBoundingClientRect();
  return {
    top: top - (origin?.top ?? 0) + (scrollContainer?.scrollTop ?? 0),
    left: right - (origin?.left ?? 0) + (scrollContainer?.scrollLeft ?? 0) - BUTTON_WIDTH,
    height: Math.max(height - 1, 0),
  };
}

/** Pixels; must be the same as the width of `.table__copy` in table.css. */
const BUTTON_WIDTH = 26;
