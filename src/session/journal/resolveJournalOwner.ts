import { isRecord } from '@/lib/isRecord';

interface Options {
  /** The channel to the other tabs; null when the browser has no BroadcastChannel. */
  channel: BroadcastChannel | null;
  /** The ids of the changes that were loaded from sessionStorage, the oldest first. */
  storedIds: readonly string[];
  /** Whether this tab's journal has the change with this id. */
  hasChange: (id: string) => boolean;
  /** Removes changes from this tab's journal. */
  removeChanges: (ids: readonly string[]) => void;
}

/**
 * Removes the stored changes if another tab has made them: a duplicated tab starts with a copy of the other tab's
 * sessionStorage. This tab asks the older tabs for the newest stored change. After a reload no other tab has it. If two
 * copies start at the same time, neither removes the changes.
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
