import { act, waitFor } from '@testing-library/react';
import { sessionEnded } from '@/session/auth/sessionSlice';
import {
  getIdleEnd,
  readSessionUses,
  SIGNED_OUT,
  storeSessionEnd,
  storeSessionUse,
} from '@/session/auth/sessionUses';
import { SESSION_STORAGE_KEY, SESSION_USES_STORAGE_KEY } from '@/session/storage/storageKeys';
import { createTestStore } from '@tests/support/createTestStore';
import { HOUR_MS } from '@tests/support/durations';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

/** The id of the session that `createTestStore` stores, as a tab has it stored that is loaded again. */
const SESSION_ID = 'a-session';

const network = setUpNetwork();

const loadTab = () => createTestStore({ agencies: ['CBTA'] }, network);
const press = () => act(() => void window.dispatchEvent(new Event('keydown')));
const check = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const passTime = (ms: number) => {
  const later = Date.now() + ms;
  jest.spyOn(Date, 'now').mockReturnValue(later);
};

it('a tab that is loaded again after a Sign Out in another one is signed out', async () => {
  const tab = await loadTab();
  const stored = sessionStorage.getItem(SESSION_STORAGE_KEY) ?? '';
  tab.dispatch(sessionEnded({ reason: 'signedOut' }));
  sessionStorage.setItem(SESSION_STORAGE_KEY, stored);
  const { leaveReasons, store } = await renderRoute('/agencies?region=us-east', network, 'guest');
  expect(leaveReasons).toEqual(['otherTab']);
  expect(store.getState().session).toMatchObject({ psoToken: null, agencyTokens: {} });
  expect(sessionStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
  expect(network.requests).toEqual([]);
});

it('of a session that has ended by itself, the first end is stored, not when a later tab learns of it', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000);
  storeSessionUse(SESSION_ID, 500);
  storeSessionEnd(SESSION_ID);
  clock.mockReturnValue(2_000);
  storeSessionEnd(SESSION_ID);
  expect(readSessionUses()[SESSION_ID]).toBe(-1_000);
});

it('a tab that is loaded again after the session has ended by itself in another one does not revive it', async () => {
  const tab = await loadTab();
  const stored = sessionStorage.getItem(SESSION_STORAGE_KEY) ?? '';
  tab.dispatch(sessionEnded({ reason: 'idle' }));
  sessionStorage.setItem(SESSION_STORAGE_KEY, stored);
  const { leaveReasons } = await renderRoute('/agencies?region=us-east', network, 'guest');
  expect(leaveReasons).toEqual(['endedInOtherTab']);
});

it('a tab that gets no message finds the Sign Out with its next check', async () => {
  const { leaveReasons } = await loadTab();
  storeSessionUse(SESSION_ID, 0);
  check();
  expect(leaveReasons).toEqual(['otherTab']);
  expect(readSessionUses()).toEqual({ [SESSION_ID]: 0 });
});

it('a session that is restored after an hour without use ends; opening it is no use', async () => {
  await loadTab();
  passTime(HOUR_MS - 60_000);
  expect((await loadTab()).leaveReasons).toEqual([]);
  passTime(61_000);
  expect((await loadTab()).leaveReasons).toEqual(['idle']);
});

it('the first key after an hour without use does not prolong the session', async () => {
  const { leaveReasons } = await loadTab();
  passTime(HOUR_MS + 1000);
  press();
  expect(leaveReasons).toEqual(['idle']);
});

it('a use in another tab prolongs the session here', async () => {
  const { leaveReasons } = await loadTab();
  passTime(HOUR_MS - 1000);
  storeSessionUse(SESSION_ID, Date.now());
  passTime(2000);
  check();
  expect(leaveReasons).toEqual([]);
  passTime(HOUR_MS);
  check();
  expect(leaveReasons).toEqual(['idle']);
});

it('a clock that was ahead at the last use, and is corrected, leaves the hour as it is', async () => {
  const { leaveReasons } = await loadTab();
  storeSessionUse(SESSION_ID, Date.now() + 24 * HOUR_MS);
  press();
  check();
  expect(readSessionUses()[SESSION_ID]).toBeLessThanOrEqual(Date.now());
  passTime(HOUR_MS);
  check();
  expect(leaveReasons).toEqual(['idle']);
});

it('a use is stored before the page can be discarded, and when it is left, after which it checks no more', async () => {
  const { leaveReasons } = await loadTab();
  passTime(60_000);
  press();
  passTime(1000);
  press();
  check();
  expect(readSessionUses()).toEqual({ [SESSION_ID]: Date.now() });
  passTime(1000);
  press();
  window.dispatchEvent(new Event('pagehide'));
  expect(readSessionUses()).toEqual({ [SESSION_ID]: Date.now() });
  storeSessionUse(SESSION_ID, 0);
  check();
  expect(leaveReasons).toEqual([]);
});

it('when the storage is blocked, the hour begins with the page, and a use prolongs it', async () => {
  const store = await loadTab();
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  localStorage.removeItem(SESSION_USES_STORAGE_KEY);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  passTime(HOUR_MS - 1000);
  press();
  passTime(2000);
  check();
  expect(store.leaveReasons).toEqual([]);
  passTime(HOUR_MS);
  check();
  expect(store.leaveReasons).toEqual(['idle']);
});

it('an old time in a full storage does not end a session that is in use', async () => {
  await loadTab();
  passTime(HOUR_MS - 1000);
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(full).mockImplementationOnce(full);
  storeSessionUse(SESSION_ID, Date.now());
  passTime(2000);
  expect((await loadTab()).leaveReasons).toEqual([]);
});

it('a Sign Out is stored in a full storage, for tabs that do not run', async () => {
  for (let index = 0; index < 50; index += 1) storeSessionUse(`session-${index}`, 1);
  const tab = await loadTab();
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (text.length > 500) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
  tab.dispatch(sessionEnded({ reason: 'signedOut' }));
  expect(readSessionUses()).toEqual({ [SESSION_ID]: SIGNED_OUT });
});

it('a tab that is used goes on when another one, which cannot know it, has ended as idle', async () => {
  const { leaveReasons } = await loadTab();
  press();
  const otherTab = new BroadcastChannel('fare-portal');
  otherTab.postMessage({ type: 'sessionIdle', sessionId: SESSION_ID });
  otherTab.postMessage({ type: 'sessionExpired', sessionId: SESSION_ID });
  await waitFor(() => expect(leaveReasons).toEqual(['expired']));
  otherTab.close();
});

it('input before the stored session was read does not prolong it', async () => {
  storeSessionUse(SESSION_ID, Date.now());
  passTime(HOUR_MS + 1000);
  const loading = loadTab();
  press();
  expect((await loading).leaveReasons).toEqual(['idle']);
});

it('the last 100 sessions are stored', () => {
  for (let index = 0; index <= 100; index += 1) storeSessionUse(`session-${index}`, 1);
  storeSessionUse('session-1', 2);
  const ids = Object.keys(readSessionUses());
  expect(ids).toHaveLength(100);
  expect(ids).not.toContain('session-0');
  expect(ids.at(-1)).toBe('session-1');
});

it.each(['{', '7', '{"version":2}', '{"version":2,"uses":7}', '{"version":2,"uses":{"a-session":"x"}}'])(
  'a session starts although %s is stored of the last uses',
  async (text) => {
    localStorage.setItem(SESSION_USES_STORAGE_KEY, text);
    const { leaveReasons } = await loadTab();
    expect(leaveReasons).toEqual([]);
    expect(readSessionUses()).toEqual({ [SESSION_ID]: expect.any(Number) });
  },
);

it('a session that is not used ends after the minutes of /index.json, and with 0 never', () => {
  expect(getIdleEnd(1_000, 1)).toBe(61_000);
  expect(getIdleEnd(1_000, 0)).toBe(Infinity);
});
