import { type Key, type RefObject, useEffect, useRef, useState } from 'react';

interface Options<Row> {
  tableRef: RefObject<HTMLTableElement | null>;
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** The first rendered row, and the number of rendered rows. */
  rendered: { first: number; count: number };
  scrollToRow: (index: number) => void;
}

/**
 * `tabStop` is the index of the one row in the tab order. It follows the row when rows are added above it; without a row
 * of its own it is the first rendered one. `focusRow` calls `scrollToRow` and focuses the row, after the next render if
 * the row is outside the view and not rendered yet. The focus of a row that is removed goes to the
 * area that scrolls.
 */
export function useRowFocus<Row>({ tableRef, rows, rowKey, rendered, scrollToRow }: Options<Row>) {
  const { first, count } = rendered;
  const [activeKey, setActiveKey] = useState<Key | null>(null);
  const pendingIndexRef = useRef<number | null>(null);
  /** The last focused element of a row. */
  const focusedRef = useRef<Element>(null);

  const focusIfRendered = (index: number) => {
    const opener = tableRef.current?.querySelector<HTMLElement>(`tr[data-index="${index}"] [data-row-focus]`);
    opener?.focus({ preventScroll: true });
    // At the first or the last row, nothing renders after the key.
    pendingIndexRef.current = opener ? null : index;
  };

  useEffect(() => {
    if (pendingIndexRef.current !== null) return focusIfRendered(pendingIndexRef.current);
    const focused = focusedRef.current;
    if (!focused || focused === document.activeElement) return;
    focusedRef.current = null;
    // The row was removed, or scrolled out of view, with the focus in it.
    if (!focused.isConnected && document.activeElement === document.body)
      tableRef.current?.parentElement?.focus({ preventScroll: true });
  });

  const setTabStop = (index: number) => {
    const row = rows[index];
    setActiveKey(row === undefined ? null : rowKey(row));
  };

  return {
    tabStop:
      first +
      Math.max(
        rows.slice(first, first + count).findIndex((row) => rowKey(row) === activeKey),
        0,
      ),
    resetTabStop: () => setActiveKey(null),
    onRowFocused: (index: number) => {
      setTabStop(index);
      focusedRef.current = document.activeElement;
    },
    focusRow: (index: number) => {
      setTabStop(index);
      scrollToRow(index);
      focusIfRendered(index);
    },
  };
}
