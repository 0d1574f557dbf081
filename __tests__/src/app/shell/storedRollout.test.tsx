import { act, waitFor } from '@testing-library/react';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { readRolloutMarks, writeRolloutMark } from '@/session/storage/rolloutMarks';
import { selectStorageOwner } from '@/shared/fleet/storage/selectStorage';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

it('a Sign Out removes a rollout of an expired session that another tab has stored after the page was opened', async () => {
  const { store } = await renderRoute('/', network);
  // The chunk of the notices has the listener.
  await waitFor(() => expect(document.querySelector('.notices')).toBeInTheDocument());
  const owner = selectStorageOwner(store.getState());
  writeRolloutMark(owner, { sessionId: null, savedAt: Date.now(), keepMinutes: 30 });
  act(() => void store.dispatch(sessionEnded({ reason: 'signedOut' })));
  expect(readRolloutMarks().has(owner)).toBe(false);
});
