import { isRecord } from '@/lib/isRecord';

/** React Router's location state of a page that is opened to revert a change. */
export interface RevertState {
  revertChangeId: string;
}

/** The id of the change to revert; null when the location state has none. */
export function parseRevertChangeId(state: unknown): string | null {
  return isRecord(state) && typeof state.revertChangeId === 'string' ? state.revertChangeId : null;
}
