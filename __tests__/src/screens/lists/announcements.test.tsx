import { screen, waitFor } from '@testing-library/react';
import { enterText } from '@tests/support/enterText';
import { respondWithPage, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { RIDERS_PATH } from '@tests/support/ridersFixture';

const network = setUpNetwork();

/** Records from now on each text that the page's live regions get. */
function recordAnnouncements(): string[] {
  const texts: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[aria-live], [role="status"]');
      const text = region?.textContent ?? '';
      if (addedNodes.length > 0 && text !== '') texts.push(text);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return texts;
}

async function openList(path: string) {
  const page = await renderRoute(path, network, { agencies: ['CBTA'] });
  // The first rows are announced.
  await screen.findByText(/^[A-Z][\w ]*, \d/);
  return page;
}

const respondWithRiders = (page: number, next?: number) =>
  respondWithPage(
    Array.from({ length: 10 }, (_rider, index) => ({ user_id: page * 100 + index })),
    next === undefined ? { total: page * 10 } : { total: 30, nextPage: next },
  );

it('announces the number of rows once per filter, not after each page that fills the window', async () => {
  const { user } = await openList('/agency-dashboard/CBTA/riders');
  network.intercept('page=1&', respondWithRiders(1, 2));
  network.intercept('page=2&', respondWithRiders(2, 3));
  network.intercept('page=3&', respondWithRiders(3));
  const texts = recordAnnouncements();
  await enterText(user, screen.getByLabelText('Filter'), 'jones');
  await waitFor(() => expect(texts).toEqual(['Riders, 30']));
  expect(network.requestsTo('term=jones')).toHaveLength(3);
});

it('announces the same number again for another filter', async () => {
  const { user } = await openList('/agency-dashboard/CBTA/riders');
  network.intercept(RIDERS_PATH, respondWithRiders(1));
  const texts = recordAnnouncements();
  await enterText(user, screen.getByLabelText('Filter'), 'jo');
  await waitFor(() => expect(texts).toHaveLength(1));
  await enterText(user, screen.getByLabelText('Filter'), 'jon');
  await waitFor(() => expect(texts).toEqual(['Riders, 10', 'Riders, 10']));
});

it.each([
  ['/agencies', 'No agency matches “zz@@”.'],
  ['/pso-users', 'No operator’s email matches “zz@@”.'],
  ['/agency-dashboard/CBTA/riders', 'No rider matches “zz@@”.'],
  ['/agency-dashboard/CBTA/passes', 'No pass matches “zz@@”.'],
  ['/agency-dashboard/CBTA/purchase-orders', 'No purchase order matches “zz@@”.'],
])('announces on %s that nothing matches', async (path, text) => {
  const { user } = await openList(path);
  if (path === '/agencies') await screen.findByText('1–30 of 130');
  const texts = recordAnnouncements();
  await enterText(user, screen.getByLabelText('Filter'), 'zz@@');
  await waitFor(() => expect(texts.some((announced) => announced.startsWith(text))).toBe(true));
  // Nothing is announced about the number of rows.
  expect(texts.filter((announced) => /, \d/.test(announced))).toEqual([]);
});
