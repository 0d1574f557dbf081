import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { MISSING_VALUE } from '@/domain/missingValue';
import { copyText } from '../copyText';
import { type Column } from './column';

interface Props<Row> {
  table: RefObject<HTMLTableElement | null>;
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
  /** Pixels from the beginning of what scrolls. */
  top: number;
  left: number;
  height: number;
}

/**
 * The one copy button of a table: it stands in the id's cell that the pointer is at, or in that of the row which has
 * the focus, where Tab leads to it. Rows carry nothing for it.
 */
export function CellCopyButton<Row>({ table, columns, rows }: Props<Row>) {
  const [target, setTarget] = useState<CopyTarget<Row> | null>(null);
  const [statusMessage, setStatusMessage] = useState('');

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
    if (!row || !table.current?.contains(row)) return null;
    return findTarget(row.cells[columns.findIndex(({ isCopyable }) => isCopyable)]);
  };
  const pointAt = useEffectEvent((element: Element | null) => {
    const cell = element?.closest<HTMLTableCellElement>('.table__cell');
    if (cell) setTarget(findTarget(cell) ?? findFocusedTarget());
  });
  const onFocus = useEffectEvent(() => {
    const focused = findFocusedTarget();
    if (focused) setTarget(focused);
  });
  const onScroll = useEffectEvent(() => {
    if (target?.cell.isConnected) setTarget({ ...target, ...measureButton(target.cell) });
  });

  useEffect(() => {
    const element = table.current;
    const scroll = element?.parentElement;
    if (!element || !scroll) return undefined;
    const over = ({ target: at }: Event) => pointAt(at instanceof Element ? at : null);
    const focus = () => onFocus();
    const scrolled = () => onScroll();
    // The focus and the pointer may have been here before.
    const start = setTimeout(() => {
      focus();
      pointAt(element.querySelector('.table__cell:hover'));
    });
    element.addEventListener('pointerover', over);
    element.addEventListener('focusin', focus);
    scroll.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(start);
      element.removeEventListener('pointerover', over);
      element.removeEventListener('focusin', focus);
      scroll.removeEventListener('scroll', scrolled);
    };
  }, [table]);

  // Another row, or another column, may have come to its place.
  const isCurrent = target && rows[target.index] === target.row && columns === target.columns;
  const isCopied = target && statusMessage === formatCopiedMessage(target);
  return (
    <>
      {isCurrent && (
        <button
          type="button"
          className="table__copy"
          aria-label={`Copy ${target.title} ${target.text}`}
          title={`Copy ${target.text}`}
          data-copied={isCopied}
          style={{ top: target.top, left: target.left, height: target.height }}
          onClick={() => {
            setStatusMessage('');
            void copyText(target.text).then((hasCopied) =>
              setStatusMessage(hasCopied ? formatCopiedMessage(target) : 'The browser did not allow copying'),
            );
          }}
        >
          {isCopied ? <CheckOutlined /> : <CopyOutlined />}
        </button>
      )}
      <span role="status" className="visually-hidden">
        {statusMessage}
      </span>
    </>
  );
}

function formatCopiedMessage({ text }: { text: string }): string {
  return `Copied ${text}`;
}

/** Where a cell ends, less the border below it. */
function measureButton(cell: HTMLTableCellElement): { top: number; left: number; height: number } {
  const scroll = cell.closest('.table__scroll');
  const { top, right, height } = cell.getBoundingClientRect();
  const origin = scroll?.getBoundingClientRect();
  return {
    top: top - (origin?.top ?? 0) + (scroll?.scrollTop ?? 0),
    left: right - (origin?.left ?? 0) + (scroll?.scrollLeft ?? 0) - BUTTON_WIDTH,
    height: Math.max(height - 1, 0),
  };
}

/** Pixels. */
const BUTTON_WIDTH = 30;
