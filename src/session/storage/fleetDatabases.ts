import { type PortalState } from '../hooks';
import { FLEET_DATABASE } from './fleetDatabaseName';
import { mayBeInUse } from './sessionStates';

/** The database with the runs of one session, which is removed with it. */
export function getSessionDatabase(sessionId: string): string {
  return `${FLEET_DATABASE}:${sessionId}`;
}

/** Whether the browser has what keeping runs needs; both are missing outside a secure context. */
export function canStoreRuns(): boolean {
  return 'indexedDB' in window && 'locks' in navigator;
}

/**
 * Holds a lock until this document ends, by which other tabs know that it is open. `tabId` is an id of this document, so a
 * page that was reloaded is another tab.
 */
export function holdTabLock(sessionId: string, tabId: string): void {
  const forever = new Promise<void>(() => undefined);
  // The promise rejects when the document ends.
  navigator.locks.request(`${getSessionDatabase(sessionId)}:${tabId}`, () => forever).catch(() => undefined);
}

/** The ids of the open tabs that have opened Fleet, with their sessions. */
export async function listOpenTabs(): Promise<readonly { sessionId: string; tabId: string }[]> {
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name = '' }) => {
    const [sessionId, tabId] = name.startsWith(`${FLEET_DATABASE}:`)
      ? name.slice(FLEET_DATABASE.length + 1).split(':')
      : [];
    return sessionId && tabId ? [{ sessionId, tabId }] : [];
  });
}

/**
 * Removes the runs of sessions that have ended: a tab that was closed, or left without opening Fleet again, cannot remove
 * them itself. A tab without a lock is no sign of the end: it may be loading, or have been discarded by the browser.
 */
export async function removeRunsOfEndedSessions({ session, configuration }: PortalState): Promise<void> {
  if (!canStoreRuns()) return;
  const openSessions = new Set((await listOpenTabs()).map(({ sessionId }) => sessionId));
  for (const { name = '' } of await indexedDB.databases()) {
    const sessionId = name.startsWith(`${FLEET_DATABASE}:`) ? name.slice(FLEET_DATABASE.length + 1) : null;
    if (sessionId === null || sessionId === session.sessionId || openSessions.has(sessionId)) continue;
    if (!mayBeInUse(sessionId, configuration.idleMinutes)) indexedDB.deleteDatabase(name);
  }
}
