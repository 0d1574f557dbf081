import { screen, waitFor, within } from '@testing-library/react';
import { selectUnfinishedRun } from '@/shared/fleet/fleetState';
import { enterText } from '@tests/support/enterText';
import { neverRespond, respondWith, respondWithPage, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const PATH = '/fleet?tab=riders&agencies=CBTA.METRO.BCC';
const RIDER = { user_id: 4711, first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com' };

async function search(term: string, path = PATH) {
  const page = await renderRoute(path, network);
  const button = await screen.findByRole('button', { name: 'Search' });
  await waitFor(() => expect(button).toBeEnabled());
  network.intercept('/customersearch/api/v3/riders', respondWith(200, []));
  await enterText(page.user, screen.getByRole('searchbox', { name: 'Rider' }), term);
  return { ...page, submit: () => page.user.click(button) };
}

it('lists the riders that match, by agency, and opens one after a sign-in to its agency', async () => {
  const { user, submit, currentUrl } = await search('ada@example.com');
  network.reset();
  network.intercept('/customersearch/api/v3/riders', respondWith(200, [RIDER]), 1);
  network.intercept('/customersearch/api/v3/riders', respondWith(200, []));
  await submit();
  await screen.findByText('1 rider found in 1 of 3 agencies that answered');
  const [agency] = screen.getAllByRole('region', { name: /^Riders of/ });
  expect(agency).toHaveTextContent('Ada Byron · ada@example.com · 4711');
  expect(network.requestsTo('per_page=10')).toHaveLength(3);
  await user.click(within(agency as HTMLElement).getByRole('button', { name: 'Open rider' }));
  await waitFor(() => expect(currentUrl()).toMatch(/^\/agency-dashboard\/\w+\/riders\/4711/));
});

it('does not state a total when an agency has more riders than were read', async () => {
  const { submit } = await search('ada@example');
  network.reset();
  network.intercept('/customersearch/api/v3/riders', respondWithPage([RIDER], { nextPage: 2 }), 1);
  network.intercept('/customersearch/api/v3/riders', respondWith(200, []));
  await submit();
  expect(await screen.findByText('At least 1 rider found in 1 of 3 agencies that answered')).toBeVisible();
});

it('opens the riders of an agency that has more with the same term', async () => {
  const { user, submit, currentUrl } = await search('ada@example');
  network.reset();
  network.intercept('/customersearch/api/v3/riders', respondWithPage([RIDER], { nextPage: 2 }), 1);
  network.intercept('/customersearch/api/v3/riders', respondWith(200, []));
  await submit();
  await user.click(await screen.findByRole('button', { name: 'Open riders' }));
  await waitFor(() => expect(currentUrl()).toMatch(/^\/agency-dashboard\/\w+\/riders$/));
  expect(await screen.findByRole('searchbox')).toHaveValue('ada@example');
});

it('keeps the term out of the address, and says when nobody matches', async () => {
  const { submit, currentUrl } = await search('nobody@example.com');
  await submit();
  expect(await screen.findByText('No rider matches “nobody@example.com”')).toBeVisible();
  // The announcement says the same, and only the one of them is seen.
  expect(screen.getByText('No rider found. All 3 agencies answered.')).toHaveClass('visually-hidden');
  expect(screen.getByText('All 3 agencies answered.')).toBeVisible();
  expect(decodeURIComponent(currentUrl())).toBe(PATH);
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('nobody');
});

it('names the term of the search when another one is typed', async () => {
  const { user, submit } = await search('nobody@example.com');
  await submit();
  await screen.findByText('No rider matches “nobody@example.com”');
  await user.type(screen.getByRole('searchbox', { name: 'Rider' }), '.au');
  expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent('· “nobody@example.com”');
});

it('says how many agencies answered when some could not be asked', async () => {
  const { submit } = await search('nobody@example.com');
  network.reset();
  const refuse = respondWith(403, { message: 'Closed for a day' });
  network.intercept('/customersearch/api/v3/riders', refuse, 1);
  network.intercept('/customersearch/api/v3/riders', respondWith(200, []));
  await submit();
  expect(await screen.findByText('No rider matches “nobody@example.com”')).toBeVisible();
  expect(screen.getByText('2 of 3 agencies answered.')).toBeVisible();
  const failed = within(screen.getByRole('region', { name: 'Agencies that could not be asked' }));
  expect(failed.getByRole('listitem')).toHaveTextContent(
    /^\w+: .*\(403\)\. The platform said: Closed for a day\.$/,
  );
});

it('says that no agency could be asked, and not that nobody matches', async () => {
  const { submit } = await search('nobody@example.com');
  network.reset();
  network.intercept('/customersearch/api/v3/riders', respondWith(403));
  await submit();
  expect(await screen.findByText('No agency could be asked')).toBeVisible();
  expect(screen.queryByText(/^No rider/)).not.toBeInTheDocument();
});

it('announces while it is searching only the riders that are found, not each answer', async () => {
  const { submit } = await search('ada@example');
  network.reset();
  network.intercept('/customersearch/api/v3/riders', respondWith(200, [RIDER]), 1);
  network.intercept('/customersearch/api/v3/riders', respondWith(200, []), 1);
  network.intercept('/customersearch/api/v3/riders', neverRespond);
  await submit();
  const bar = await screen.findByRole('group', { name: 'Run' });
  await waitFor(() => expect(bar).toHaveTextContent('2 of 3'));
  expect(screen.getByText('1 rider found in 1 agency so far')).toBeVisible();
});

it('does not say that nobody matches when riders could not be read', async () => {
  const { submit } = await search('nobody@example.com');
  network.reset();
  network.intercept(
    '/customersearch/api/v3/riders',
    respondWithPage([{ first_name: 'Ada' }], { nextPage: 2 }),
    1,
  );
  network.intercept('/customersearch/api/v3/riders', respondWith(200, []));
  await submit();
  expect(await screen.findByText('1 rider that could not be read is left out.')).toBeVisible();
  await screen.findByText('No rider found. All 3 agencies answered.');
  expect(screen.queryByText(/^No rider matches/)).not.toBeInTheDocument();
});

it('asks for at least four characters before it sends anything', async () => {
  const { submit } = await search('ada');
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent('Type at least 4 characters.');
  const field = screen.getByRole('searchbox', { name: 'Rider' });
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(field).toHaveClass('ant-input-status-error');
  expect(network.requestsTo('/token/')).toEqual([]);
});

it('does not search with Enter before it knows all agencies of its scope', async () => {
  const { user, goTo } = await renderRoute('/', network);
  const release = network.hold('offset=100', network.forward, Infinity);
  network.intercept('/customersearch/api/v3/riders', respondWith(200, []));
  await goTo(PATH);
  await screen.findByText(/^3 agencies × .*the rest is loading/);
  const field = screen.getByRole('searchbox', { name: 'Rider' });
  await user.type(field, 'nobody{Enter}');
  expect(screen.queryByRole('group', { name: 'Run' })).not.toBeInTheDocument();
  release();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toBeEnabled());
  await user.type(field, '{Enter}');
  await screen.findByText('No rider found. All 3 agencies answered.');
});

it('pauses when exactly this email was found, and looks in the rest when it is asked to', async () => {
  const { user, submit } = await search(
    'Ada@Example.com',
    '/fleet?tab=riders&agencies=AART.AMHERST.BAT.BCC.CBTA.METRO',
  );
  network.reset();
  network.intercept('/customersearch/api/v3/riders', respondWith(200, [RIDER]), 1);
  network.intercept('/customersearch/api/v3/riders', respondWith(200, []));
  await submit();
  const button = await screen.findByRole('button', { name: 'Look in the rest' });
  expect(
    screen.getByText(/^Exactly this email or card is in \w+\. \d agenc(y has|ies have) not been asked\./),
  ).toBeVisible();
  await user.click(button);
  expect(screen.getByRole('group', { name: 'Run' })).toHaveFocus();
  await screen.findByText('1 rider found in 1 of 6 agencies that answered');
  expect(screen.queryByRole('button', { name: 'Look in the rest' })).not.toBeInTheDocument();
});

it('ends a search that has found its rider', async () => {
  const { user, submit, store } = await search(
    'ada@example.com',
    '/fleet?tab=riders&agencies=AART.AMHERST.BAT.BCC.CBTA.METRO',
  );
  network.reset();
  network.intercept('/customersearch/api/v3/riders', respondWith(200, [RIDER]), 1);
  network.intercept('/customersearch/api/v3/riders', respondWith(200, []));
  await submit();
  await user.click(await screen.findByRole('button', { name: 'End search' }));
  const bar = screen.getByRole('group', { name: 'Run' });
  expect(bar).toHaveFocus();
  expect(bar).toHaveTextContent(/stopped at \d of 6/);
  expect(screen.queryByRole('button', { name: 'End search' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Look in the rest' })).toBeEnabled();
  expect(selectUnfinishedRun(store.getState())).toBeNull();
});

it('goes on when only a part matches', async () => {
  const { submit } = await search('ada@example');
  network.reset();
  network.intercept('/customersearch/api/v3/riders', respondWith(200, [RIDER]), 1);
  network.intercept('/customersearch/api/v3/riders', respondWith(200, []));
  await submit();
  await screen.findByText('1 rider found in 1 of 3 agencies that answered');
});
