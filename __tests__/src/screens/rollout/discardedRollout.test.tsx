import { act, screen } from '@testing-library/react';
import { rolloutRestored } from '@/shared/rollout/rolloutSlice';
import { openFakeNetwork } from '@tests/support/fakeNetwork';
import { installFakeStorage } from '@tests/support/fakeStorage';
import { renderRoute } from '@tests/support/renderRoute';

it('says that a stored rollout was removed', async () => {
  const network = await openFakeNetwork();
  installFakeStorage();
  const { store } = await renderRoute('/rollout', network);
  await screen.findByText('No rollout is planned');
  expect(screen.queryByText('A stored rollout was removed')).not.toBeInTheDocument();
  act(() => void store.dispatch(rolloutRestored({ rollout: null, isElsewhere: false, isDiscarded: true })));
  expect(screen.getByText('A stored rollout was removed')).toBeVisible();
});
