import { type EndReason } from '@/session/auth/sessionEnds';
import { operatorSignedIn, sessionEnded } from '@/session/auth/sessionSlice';
import { EXPIRED_CORRECTIONS_STORAGE_KEY } from '@/session/storage/storageKeys';
import { type PendingRegistration, pendingWriteSaved } from '@/session/writes/pendingWritesSlice';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { PAYMENT_VALUES, PENDING_CORRECTION } from '@tests/support/pendingCorrection';
import { OPERATOR_EMAILS } from '@tests/support/storeSession';

const network = setUpNetwork();

const REGISTRATION: PendingRegistration = {
  kind: 'registration',
  region: 'usEast',
  agency: 'CBTA',
  email: 'jo@agency.example',
  firstName: 'Jo',
  lastName: 'Johnson',
  telephone: '',
};

/** Ends a session with unfinished writes, and signs in again. */
async function signInAgain(reason: EndReason, email: string = OPERATOR_EMAILS.usEast) {
  const store = await createTestStore({}, network);
  const sending = { ...PENDING_CORRECTION, status: 'sending' } as const;
  const resolved = { ...PENDING_CORRECTION, paymentId: '1', verification: APPLIED } as const;
  for (const write of [sending, resolved, REGISTRATION]) store.dispatch(pendingWriteSaved(write));
  store.dispatch(sessionEnded({ reason }));
  expect(store.getState().pendingWrites.list).toEqual([]);
  const stored = sessionStorage.getItem(EXPIRED_CORRECTIONS_STORAGE_KEY);
  const token = await network.fetchToken('usEast');
  store.dispatch(operatorSignedIn({ region: 'usEast', email, token, tokenOrigin: window.location.origin }));
  expect(sessionStorage.getItem(EXPIRED_CORRECTIONS_STORAGE_KEY)).toBeNull();
  return { stored, list: store.getState().pendingWrites.list };
}
const APPLIED = { result: 'applied', payment: PAYMENT_VALUES } as const;

it('after an expired session, the same operator is asked to check a correction whose outcome is unknown', async () => {
  const { stored, list } = await signInAgain('expired');
  expect(list).toEqual([{ ...PENDING_CORRECTION, unansweredAt: expect.any(Number) as number }]);
  expect(stored).not.toContain('Johnson');
});

it('another operator is not asked to check it', async () => {
  const { stored, list } = await signInAgain('idle', 'other@us-east.example');
  expect(stored).not.toBeNull();
  expect(list).toEqual([]);
});

it.each(['signedOut', 'otherTab', 'otherHost'] as const)(
  'a sign-out or another platform removes it (%s)',
  async (reason) => {
    expect(await signInAgain(reason)).toEqual({ stored: null, list: [] });
  },
);

it('nothing is stored where nothing may be kept', async () => {
  network.intercept(
    '/index.json',
    respondWith(200, { backendUrl: '/platform/us-east', keepInputMinutes: 0 }),
    1,
  );
  expect(await signInAgain('expired')).toEqual({ stored: null, list: [] });
});
