import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openFakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

it('after “g”, “?” and “/” belong to the pair, which opens nothing', async () => {
  const network = await openFakeNetwork();
  const { user } = await renderRoute('/agencies', network);
  // Loads the code of the shortcuts.
  await user.keyboard('?');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  for (const init of [{ key: '?', shiftKey: true }, { key: '?' }, { key: '/' }]) {
    fireEvent.keyDown(document.body, { key: 'g' });
    fireEvent.keyDown(document.body, init);
  }
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Filter')).not.toHaveFocus();
});
