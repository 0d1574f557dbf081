import { act, screen, waitFor, within } from '@testing-library/react';
import { DAY_MS } from '@tests/support/durations';
import { enterText, replaceText } from '@tests/support/enterText';
import { neverRespond, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { pressRun } from '@tests/support/pressRun';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const formatDate = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

it('lists what lapses from a run without a further call, and opens the agency', async () => {
  const { user, currentUrl } = await renderRoute('/fleet?agencies=CBTA&checks=terms', network);
  network.intercept(
    '/terms/',
    respondWith(200, [
      { client_type: 'rider_ios', content: 'a', start_date: '2020-01-01', end_date: formatDate(12) },
      { client_type: 'rider_web', content: 'a', start_date: '2020-01-01', end_date: formatDate(-3) },
      { client_type: 'rider_android', content: 'a', start_date: '2020-01-01', end_date: null },
    ]),
  );
  await pressRun(user);
  await waitFor(() => expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent(/^Done/));
  const calls = network.requests.length;
  await user.click(screen.getByRole('button', { name: 'Validity' }));
  const table = await screen.findByRole('table', { name: 'Documents' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent(/CBTATermsrider_web.*lapsed \d days? ago/);
  expect(within(rows[0] as HTMLElement).getByText(/^lapsed/)).toHaveAttribute('data-tone', 'bad');
  expect(rows[1]).toHaveTextContent(/CBTATermsrider_ios.*lapses in 1[23] days/);
  expect(screen.getByText('1 valid for longer · 2 not read')).toBeVisible();
  expect(network.requests).toHaveLength(calls);
  const filter = screen.getByLabelText('Filter');
  await user.type(filter, 'xyzzy');
  expect(await screen.findByText('No agency matches')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Clear the filter' }));
  expect(filter).toHaveFocus();
  act(() => window.history.back());
  await waitFor(() => expect(filter).toHaveValue('xyzzy'));
  act(() => window.history.forward());
  await waitFor(() => expect(filter).toHaveValue(''));
  await within(table).findAllByRole('button', { name: 'CBTA' });
  await user.click(within(table).getAllByRole('button', { name: 'CBTA' })[1] as HTMLElement);
  await waitFor(() => expect(currentUrl()).toBe('/agency-dashboard/CBTA/agency-diagnostics'));
});

it('finds agencies by name, and tells no match from one without a lapse', async () => {
  const { user } = await renderRoute('/fleet?agencies=BCC.CBTA&checks=terms&reading=validity', network);
  const row = { client_type: 'rider_ios', content: 'a', start_date: '2020-01-01' };
  network.reset();
  network.intercept('/terms/', respondWith(200, [{ ...row, end_date: formatDate(12) }]), 1);
  network.intercept('/terms/', respondWith(200, [{ ...row, end_date: null }]));
  const button = await screen.findByRole('button', { name: 'Run' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await waitFor(() => expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent(/^Done/));
  const [lapsing] = await screen.findAllByRole('button', { name: /^(BCC|CBTA)$/ });
  const [name, otherName] =
    lapsing?.textContent === 'CBTA' ? ['chesapeake', 'bangor'] : ['bangor', 'chesapeake'];
  expect(screen.getByText('1 valid for longer · 4 not read')).toBeVisible();
  const filter = screen.getByLabelText('Filter');
  await enterText(user, filter, otherName);
  expect(await screen.findByText(/^No document of these agencies has lapsed,/)).toBeVisible();
  expect(screen.getByText('1 valid for longer · 2 not read')).toBeVisible();
  await replaceText(user, filter, name);
  expect(await screen.findByText('1 document')).toBeVisible();
});

it('says that an agency is opening', async () => {
  const { user } = await renderRoute('/fleet?agencies=CBTA&checks=terms', network);
  network.intercept(
    '/terms/',
    respondWith(200, [
      { client_type: 'rider_ios', content: 'a', start_date: '2020-01-01', end_date: formatDate(-3) },
    ]),
  );
  await pressRun(user);
  await waitFor(() => expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent(/^Done/));
  await user.click(screen.getByRole('button', { name: 'Validity' }));
  const table = await screen.findByRole('table', { name: 'Documents' });
  network.intercept('/token/agency', neverRespond);
  await user.click(within(table).getByRole('button', { name: 'CBTA' }));
  expect(await screen.findByText('Opening CBTA…')).toBeVisible();
});

it('says what another run finds by the time of that run, and what it leaves out once', async () => {
  const { user } = await renderRoute('/fleet?agencies=CBTA&checks=terms', network);
  const answerTerms = (end: string | null) =>
    network.intercept(
      '/terms/',
      respondWith(200, [{ client_type: 'rider_ios', content: 'a', start_date: '2020-01-01', end_date: end }]),
      1,
    );
  const run = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Run' })).toHaveTextContent(/^Done/));
  };
  answerTerms(null);
  await run('Run');
  await user.click(screen.getByRole('button', { name: 'Validity' }));
  expect(await screen.findAllByText('1 valid for longer · 2 not read')).toHaveLength(1);
  // Two minutes after the first showing.
  const start = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => start + 120_000);
  answerTerms(new Date(start + 60_000).toISOString());
  await run('Run');
  expect(await screen.findByText('lapsed within the last day')).toBeVisible();
  clock.mockRestore();
});
