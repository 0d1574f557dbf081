import { isRecord } from '../lib/isRecord';

interface Options {
  /** The channel to the other tabs of this browser; null when the browser has no BroadcastChannel. */
  channel: BroadcastChannel | null;
  /** The ids of the changes that were loaded from sessionStorage, the oldest first. */
  storedIds: readonly string[];
  /** Whether this tab's journal has the change with this id. */
  hasChange: (id: string) => boolean;
  /** Removes changes from this tab's journal, because another tab has made them. */
  removeChanges: (ids: readonly string[]) => void;
}

/**
 * Decides whether the stored journal belongs to this tab. A tab that was opened from another one, or duplicated, starts
 * with a copy of that tab's sessionStorage. So this tab asks the older tabs whether one of them has the newest stored
 * change. If so, this tab removes the stored changes from its journal. After a reload no other tab has that change. If
 * two copies start at the same time, both keep the changes.
 */
export function resolveJournalOwner({ channel, storedIds, hasChange, removeChanges }: Options): void {
  const startedAt = Date.now();
  const newestId = storedIds.at(-1);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data) || typeof data.id !== 'string') return;
    const { type, id } = data;
    if (type === 'changeOwnerRequested' && Number(data.startedAt) > startedAt && hasChange(id))
      channel.postMessage({ type: 'changeOwned', id });
    else if (type === 'changeOwned' && id === newestId && hasChange(id)) removeChanges(storedIds);
  });
  if (newestId !== undefined) channel?.postMessage({ type: 'changeOwnerRequested', id: newestId, startedAt });
}
