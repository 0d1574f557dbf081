import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { COLUMN_TERMS } from '@/domain/columnTerms';
import { type Column } from '../column';
import { CellCopyButton } from './CellCopyButton';

const TERMS: ReadonlyMap<string, string> = new Map(Object.entries(COLUMN_TERMS));

/**
 * The parts of a table that come with the first interaction: the copy button, the tooltips of the heads, and the focus of the
 * footer's button.
 */
export function TableExtras<Row>(props: ComponentProps<typeof CellCopyButton<Row>>) {
  useColumnTooltips(props.tableRef, props.columns);
  useFooterFocus(props.tableRef);
  return <CellCopyButton {...props} />;
}

/** The header renders no tooltips, so that no list loads the terms before its rows. */
function useColumnTooltips<Row>(
  tableRef: RefObject<HTMLTableElement | null>,
  columns: readonly Column<Row>[],
): void {
  useEffect(() => {
    const heads = tableRef.current?.tHead?.rows[0]?.cells ?? [];
    for (const [index, head] of [...heads].entries()) {
      const { description, title = '' } = columns[index] ?? {};
      const term = description ?? TERMS.get(title);
      if (term === undefined) head.removeAttribute('title');
      else head.title = term;
    }
  }, [tableRef, columns]);
}

/** With the last page, 'Load more' is removed: the text that replaces it takes its focus. */
function useFooterFocus(tableRef: RefObject<HTMLTableElement | null>): void {
  const focusedRef = useRef<Element>(null);
  // Pressing the button renders the table, so the focused button is known before it is removed.
  useEffect(() => {
    const end = tableRef.current?.closest('.table')?.querySelector<HTMLElement>('.table__footer-end');
    if (!end) return;
    if (focusedRef.current?.isConnected === false && document.activeElement === document.body) {
      end.tabIndex = -1;
      end.focus();
    }
    focusedRef.current = end.contains(document.activeElement) ? document.activeElement : null;
  });
}
