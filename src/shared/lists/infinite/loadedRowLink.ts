import { isRecord } from '@/lib/isRecord';

/** React Router's location state of a link to a row of a list that the page of the link shows too, as the ledger does. */
export const LOADED_ROW_STATE = { isLoadedRow: true } as const;

/** Whether such a link has led here. The list then stays as it is loaded, and closing the row leads back. */
export function isLoadedRowLink(state: unknown): boolean {
  return isRecord(state) && state.isLoadedRow === true;
}
