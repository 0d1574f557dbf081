import { startAgencySignIn } from '@/api/startAgencySignIn';
import { selectAgencyToken, sessionEnded } from '@/session/auth/sessionSlice';
import { createTestStore } from '@tests/support/createTestStore';
import { openFakeNetwork } from '@tests/support/fakeNetwork';

it('an administrator without an operator who signs out while another agency is opened stays signed out', async () => {
  const store = await createTestStore({}, await openFakeNetwork());
  store.dispatch(sessionEnded({ reason: 'signedOut' }));
  startAgencySignIn('CBTA', store)('a-token', 'ada@cbta.example');
  const storeToken = startAgencySignIn('METRO', store);
  expect(store.getState().session.sessionId).not.toBeNull();
  store.dispatch(sessionEnded({ reason: 'signedOut' }));
  storeToken('another-token', 'ada@metro.example');
  expect(store.getState().session.sessionId).toBeNull();
  expect(selectAgencyToken(store.getState(), 'METRO')).toBeNull();
});
