import { type RowAction } from '@/ui/table/column';

/** The page of a row, or the list's own with the row's dialog. */
export function getRowUrl<Row>({ getHref, getDialogHref }: RowAction<Row>, row: Row): string {
  return getHref?.(row) ?? getDialogHref?.(row) ?? window.location.pathname;
}
