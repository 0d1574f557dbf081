import { type Key, useEffect, useEffectEvent, useRef } from 'react';

interface Options<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** The key of the row whose dialog is open; empty for none. */
  openedKey: string;
  focusRow: (index: number) => void;
}

/**
 * When the dialog of a row is closed, focuses the row that it has shown last. The dialog itself returns the focus to the
 * row that opened it.
 */
export function useFocusClosedRow<Row>({ rows, rowKey, openedKey, focusRow }: Options<Row>): void {
  const lastKeyRef = useRef(openedKey);
  const focusClosedRow = useEffectEvent(() => {
    const closedKey = openedKey === '' ? lastKeyRef.current : '';
    lastKeyRef.current = openedKey;
    const index = closedKey === '' ? -1 : rows.findIndex((row) => String(rowKey(row)) === closedKey);
    if (index >= 0) focusRow(index);
  });
  useEffect(() => focusClosedRow(), [openedKey]);
}
