import { isRecord } from '../lib/isRecord';

/** What of a record the claim to it needs. */
interface Options {
  /** Where the tabs of this browser hear each other; null where they can't. */
  channel: BroadcastChannel | null;
  /** The ids of the writes that came out of the storage, the oldest first. */
  storedIds: readonly string[];
  /** Whether this tab's record has a write. */
  hasChange: (id: string) => boolean;
  /** Another tab has made what was read. */
  release: (ids: readonly string[]) => void;
}

/**
 * A record belongs to the tab that made it. A tab that is opened from another one, or duplicated, begins with a copy of
 * its storage: so what is found there is asked for among the others, and dropped where one of them holds it already. A
 * reload, or coming back from another site, finds nobody who does. Of two that begin at once both keep it.
 */
export function resolveJournalOwner({ channel, storedIds, hasChange, release }: Options): void {
  const since = Date.now();
  const asked = storedIds.at(-1);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data) || typeof data.id !== 'string') return;
    const { type, id } = data;
    if (type === 'changeSought' && Number(data.since) > since && hasChange(id))
      channel.postMessage({ type: 'changeHeld', id });
    else if (type === 'changeHeld' && id === asked && hasChange(id)) release(storedIds);
  });
  if (asked !== undefined) channel?.postMessage({ type: 'changeSought', id: asked, since });
}
