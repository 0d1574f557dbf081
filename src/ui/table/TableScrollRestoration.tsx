import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type RowExtrasProps } from './tableProps';
import { useScrollRestoration } from './useScrollRestoration';

export interface TableScrollRestorationProps<Row> extends RowExtrasProps<Row> {
  scrollRef: RefObject<HTMLElement | null>;
  /** Identifies the filter, the order and the page. */
  listKey: string;
}

/** For the `DataTable` that is the list of its page: the back button restores its scroll position and the focused row. */
export function TableScrollRestoration<Row>({ tableRef, ...list }: TableScrollRestorationProps<Row>) {
  const { onRowFocused } = useScrollRestoration({
    ...list,
    tableRef,
    // All rows of a page are there at once.
    height: Infinity,
    hasMore: false,
  });
  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    const row = (target as Element).closest<HTMLElement>('tr[data-index]');
    if (row) onRowFocused(Number(row.dataset.index));
  });
  useEffect(() => {
    const table = tableRef.current;
    const listener = (event: FocusEvent) => onFocusIn(event);
    table?.addEventListener('focusin', listener);
    return () => table?.removeEventListener('focusin', listener);
  }, [tableRef]);
  return null;
}
