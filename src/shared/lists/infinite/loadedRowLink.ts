import { isRecord } from '@/lib/isRecord';

/** React Router's location state of a row that was opened from a page that shows the row: its list, or the ledger. */
export const LOADED_ROW_STATE = { isLoadedRow: true } as const;

/** Whether the row was opened so. The list then stays as it is loaded, and closing the row leads back. */
export function isLoadedRowLink(state: unknown): boolean {
  return isRecord(state) && state.isLoadedRow === true;
}
