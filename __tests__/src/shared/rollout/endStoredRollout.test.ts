import { type EndReason } from '@/session/auth/sessionEnds';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { readRolloutMarks, writeRolloutMark } from '@/session/storage/rolloutMarks';
import { selectStorageOwner } from '@/shared/fleet/storage/selectStorage';
import { watchStoredRollout } from '@/shared/rollout/endStoredRollout';
import { hasStoredRollout } from '@/shared/rollout/hasStoredRollout';
import { createTestStore } from '@tests/support/createTestStore';
import { network } from '@tests/support/rolloutPlatform';

const NOW = Date.now();

/**
 * Ends a session that has not loaded the code of rollouts. Returns the rollout's mark and the one that is left.
 * `ofSession`: the session of the mark.
 */
async function endSession(reason: EndReason, ofSession: 'this' | 'other' | 'ended', savedAt: number) {
  const store = await createTestStore({}, network);
  const state = store.getState();
  const owner = selectStorageOwner(state);
  const sessionIds = { this: state.session.sessionId, other: 'other', ended: null };
  const mark = { sessionId: sessionIds[ofSession], savedAt, keepMinutes: 30 };
  writeRolloutMark(owner, mark);
  expect(hasStoredRollout(state)).toBe(true);
  store.dispatch(watchStoredRollout());
  store.dispatch(sessionEnded({ reason }));
  return { mark, left: readRolloutMarks().get(owner) };
}

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOW));

it.each([
  ['this', NOW - 40 * 60_000],
  ['ended', NOW - 20 * 60_000],
] as const)('keeps a rollout of %s session for as long as its journal', async (ofSession, savedAt) => {
  const { left } = await endSession('expired', ofSession, savedAt);
  expect(left).toEqual({ sessionId: null, savedAt: NOW, keepMinutes: 30 });
});

it('removes it at a sign-out', async () => {
  expect((await endSession('signedOut', 'ended', NOW)).left).toBeUndefined();
});

it.each(['expired', 'signedOut'] as const)('leaves that of another session as it is (%s)', async (reason) => {
  const { mark, left } = await endSession(reason, 'other', NOW - 20 * 60_000);
  expect(left).toEqual(mark);
});
