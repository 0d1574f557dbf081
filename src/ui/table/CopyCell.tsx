import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { MISSING } from '@/domain/missing';
import { copyText } from '../copyText';
import { type Column } from './column';

interface Props<Row> {
  table: RefObject<HTMLTableElement | null>;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

interface Target<Row> {
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
export function CopyCell<Row>({ table, columns, rows }: Props<Row>) {
  const [target, setTarget] = useState<Target<Row> | null>(null);
  const [said, setSaid] = useState('');

  const targetOf = (cell: HTMLTableCellElement | null | undefined): Target<Row> | null => {
    const column = cell && columns[cell.cellIndex];
    const index = Number(cell?.closest('tr')?.dataset.index ?? -1);
    const row = rows[index];
    if (!cell || !column?.copies || row === undefined) return null;
    const text = column.text(row);
    return text === MISSING
      ? null
      : { row, index, columns, title: column.title, text, cell, ...placeOf(cell) };
  };
  const focusedTarget = () => {
    const row = document.activeElement?.closest<HTMLTableRowElement>('tr[data-index]');
    if (!row || !table.current?.contains(row)) return null;
    return targetOf(row.cells[columns.findIndex(({ copies }) => copies)]);
  };
  const pointAt = useEffectEvent((element: Element | null) => {
    const cell = element?.closest<HTMLTableCellElement>('.table__cell');
    if (cell) setTarget(targetOf(cell) ?? focusedTarget());
  });
  const onFocus = useEffectEvent(() => {
    const focused = focusedTarget();
    if (focused) setTarget(focused);
  });
  const onScroll = useEffectEvent(() => {
    if (target?.cell.isConnected) setTarget({ ...target, ...placeOf(target.cell) });
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
  const isThere = target && rows[target.index] === target.row && columns === target.columns;
  const done = target && said === copiedText(target);
  return (
    <>
      {isThere && (
        <button
          type="button"
          className="table__copy"
          aria-label={`Copy ${target.title} ${target.text}`}
          title={`Copy ${target.text}`}
          data-done={done}
          style={{ top: target.top, left: target.left, height: target.height }}
          onClick={() => {
            setSaid('');
            void copyText(target.text).then((hasCopied) =>
              setSaid(hasCopied ? copiedText(target) : 'The browser did not allow copying'),
            );
          }}
        >
          {done ? <CheckOutlined /> : <CopyOutlined />}
        </button>
      )}
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </>
  );
}

function copiedText({ text }: { text: string }): string {
  return `Copied ${text}`;
}

/** Where a cell ends, less the border below it. */
function placeOf(cell: HTMLTableCellElement): { top: number; left: number; height: number } {
  const scroll = cell.closest('.table__scroll');
  const { top, right, height } = cell.getBoundingClientRect();
  const origin = scroll?.getBoundingClientRect();
  return {
    top: top - (origin?.top ?? 0) + (scroll?.scrollTop ?? 0),
    left: right - (origin?.left ?? 0) + (scroll?.scrollLeft ?? 0) - WIDTH,
    height: Math.max(height - 1, 0),
  };
}

/** Pixels. */
const WIDTH = 30;
