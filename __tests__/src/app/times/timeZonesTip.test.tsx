import { act, screen, waitFor } from '@testing-library/react';
import {
  agencySignedIn,
  agencyTokenDropped,
  operatorRejected,
  selectPsoToken,
} from '@/session/auth/sessionSlice';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { BROWSER_ZONE, readTip } from '@tests/support/timeZones';

const network = setUpNetwork();

const ORDER = { id: 12, created: '2026-03-08T07:30:00.000Z', updated: '2026-03-09T08:31:01.000Z' };
const NEXT_ORDER = { ...ORDER, id: 11 };

async function openOrders() {
  const page = await renderRoute('/', network, { agencies: ['CBTA', 'METRO'] });
  network.intercept('/payment/api/v4/purchase', respondWith(200, [ORDER, NEXT_ORDER]));
  await page.goTo('/agency-dashboard/CBTA/purchase-orders');
  const row = await screen.findByRole('row', { name: /^12/ });
  const created = row.querySelector<HTMLElement>('[data-time-label="Created"]');
  if (!created) throw new Error('The row has no time');
  // The tip's code loads with the first input.
  await page.user.keyboard('{Shift}');
  await waitFor(() => expect(document.querySelector('[role="tooltip"]')).toBeInTheDocument());
  return { ...page, row, created };
}

const isShown = () => document.querySelector('[role="tooltip"]')?.getAttribute('data-visible') === 'true';

it('shows the time under the pointer in the browser’s zone, the agency’s and UTC', async () => {
  const { user, created } = await openOrders();
  expect(network.requests.some((request) => request.includes('/timezones'))).toBe(false);
  await user.hover(created);
  await waitFor(() => expect(isShown()).toBe(true));
  await waitFor(async () =>
    expect(await readTip()).toEqual({
      [`Yours ${BROWSER_ZONE}`]: '03/08/2026 07:30:00',
      'CBTA America/New_York': '03/08/2026 03:30:00',
      UTC: '03/08/2026 07:30:00',
    }),
  );
});

it('reads no other agency before a time of its page is shown', async () => {
  const { user, created, goTo } = await openOrders();
  await user.hover(created);
  await waitFor(async () => expect(await readTip()).toHaveProperty('CBTA America/New_York'));
  await user.hover(document.body);
  await waitFor(() => expect(isShown()).toBe(false));
  await goTo('/agency-dashboard/METRO/purchase-orders');
  await screen.findByRole('row', { name: /^12/ });
  expect(network.requests.some((request) => request.endsWith('/agencies/METRO'))).toBe(false);
});

it('describes a row that has the focus by all its times, and goes with Esc', async () => {
  const { user, row } = await openOrders();
  const opener = row.querySelector<HTMLElement>('[data-row-focus]');
  await user.keyboard('{Tab}');
  opener?.focus();
  await waitFor(() => expect(opener).toHaveAccessibleDescription(/Created.*Updated.*03\/09\/2026 08:31:01/));
  await waitFor(() => expect(isShown()).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).not.toHaveAccessibleDescription(/UTC/));
  expect(isShown()).toBe(false);
});

it('stays away from the other rows after Esc, until the focus has left the table', async () => {
  const { user, row } = await openOrders();
  const opener = row.querySelector<HTMLElement>('[data-row-focus]');
  await user.keyboard('{Tab}');
  opener?.focus();
  await waitFor(() => expect(isShown()).toBe(true));
  await user.keyboard('{Escape}{ArrowDown}');
  const nextOpener = screen.getByRole('button', { name: '11' });
  expect(nextOpener).toHaveFocus();
  expect(nextOpener).not.toHaveAccessibleDescription(/UTC/);
  await user.tab({ shift: true });
  nextOpener.focus();
  await waitFor(() => expect(nextOpener).toHaveAccessibleDescription(/UTC/));
});

it('keeps the description that a focused row had before', async () => {
  const { user, row } = await openOrders();
  const opener = row.querySelector<HTMLElement>('[data-row-focus]');
  opener?.setAttribute('aria-describedby', 'own-description');
  await user.keyboard('{Tab}');
  opener?.focus();
  await waitFor(() => expect(opener?.getAttribute('aria-describedby')).toMatch(/^own-description \S+$/));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveAttribute('aria-describedby', 'own-description'));
});

it('does not send a rejected operator’s token after an administrator has signed in', async () => {
  const { user, store, created, leaveReasons } = await openOrders();
  const agency = { region: 'usEast', abbreviation: 'METRO' } as const;
  const signIn = { ...agency, token: 'of-metro', tokenOrigin: window.location.origin };
  act(() => {
    store.dispatch(agencySignedIn(signIn));
    store.dispatch(operatorRejected({ token: selectPsoToken(store.getState()) ?? '' }));
    store.dispatch(agencyTokenDropped({ abbreviation: 'METRO', token: 'of-metro' }));
    store.dispatch(agencySignedIn({ ...signIn, email: 'jo@metro.example' }));
  });
  network.intercept('/timezones/', respondWith(401));
  await user.hover(created);
  await screen.findByText('time zone could not be read');
  expect(leaveReasons).toEqual([]);
  expect(network.requests.some((request) => request.includes('/timezones'))).toBe(false);
  // The platform has issued a token for the operator's, so that one is valid.
  act(() => void store.dispatch(agencySignedIn(signIn)));
  expect(store.getState().session.isOperatorRejected).toBe(false);
});

it('says so when the agency’s zone cannot be read, and still shows UTC', async () => {
  const { user, created } = await openOrders();
  network.intercept('/timezones/', respondWith(403, { message: 'Forbidden' }));
  await user.hover(created);
  await screen.findByText('time zone could not be read');
  expect(await readTip()).toMatchObject({
    'CBTA time zone could not be read': '—',
    UTC: '03/08/2026 07:30:00',
  });
});

it('stays while the pointer is on it, and goes when the pointer leaves', async () => {
  const { user, created } = await openOrders();
  await user.hover(created);
  await waitFor(() => expect(isShown()).toBe(true));
  const tip = await screen.findByRole('tooltip');
  await user.hover(tip);
  // A text selection ends with a click.
  await user.click(tip);
  expect(isShown()).toBe(true);
  await user.hover(document.body);
  await waitFor(() => expect(isShown()).toBe(false));
});
