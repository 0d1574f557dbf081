import { act, fireEvent, screen } from '@testing-library/react';
import { loadWatchList } from '@/session/watch-list/loadWatchList';
import { itemWatched } from '@/session/watch-list/watchListSlice';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

it.each<[RegExp, () => Promise<unknown>]>([
  [/^Changes/, () => import('@/app/journal/journalBundle')],
  [/^Watching/, () => import('@/app/watch-list/WatchListDrawer')],
])('does not open %s over a page that was opened while its code was loading', async (name, load) => {
  const { store } = await renderRoute('/', network, { agencies: ['CBTA'] });
  act(() => {
    store.dispatch(loadWatchList());
    store.dispatch(itemWatched({ kind: 'rider', agency: 'CBTA', userId: '1000120', paymentId: null }));
  });
  const button = await screen.findByRole('button', { name });
  const url = window.location.href;
  fireEvent.click(button);
  // The code loads in a later task.
  window.history.pushState(null, '', '/agencies');
  await act(load);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  window.history.pushState(null, '', url);
  fireEvent.click(button);
  expect(await screen.findByRole('dialog')).toBeVisible();
});
