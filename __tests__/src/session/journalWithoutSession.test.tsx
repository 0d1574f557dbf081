import { act, cleanup } from '@testing-library/react';
import { operatorSignedIn, sessionEnded } from '@/session/auth/sessionSlice';
import { recordWriteStarted } from '@/session/journal/journalThunks';
import { loadJournal } from '@/session/journal/loadJournal';
import { createTestStore } from '@tests/support/createTestStore';
import { openFakeNetwork } from '@tests/support/fakeNetwork';
import { changesOf, NEW_OPERATOR, STARTED_WRITE } from '@tests/support/journalFixture';
import { renderRoute } from '@tests/support/renderRoute';
import { OPERATOR_EMAILS } from '@tests/support/storeSession';

it('keeps the journal of an expired session while nobody is signed in', async () => {
  const network = await openFakeNetwork();
  const store = await createTestStore({}, network);
  store.dispatch(recordWriteStarted(STARTED_WRITE));
  store.dispatch(sessionEnded({ reason: 'expired' }));
  cleanup();
  const nextPage = await renderRoute('/agency-login', network, { operator: false });
  act(() => nextPage.store.dispatch(loadJournal()));
  const token = await network.fetchToken('usEast');
  const { usEast: email } = OPERATOR_EMAILS;
  act(() => {
    nextPage.store.dispatch(
      operatorSignedIn({ region: 'usEast', email, token, tokenOrigin: window.location.origin }),
    );
    nextPage.store.dispatch(loadJournal());
  });
  expect(changesOf(nextPage)).toMatchObject([{ object: NEW_OPERATOR }]);
});
