import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode } from 'react';
import { leavePage } from '@/app/boot/leavePage';
import { type Region } from '@/domain/regions';

const NO_CONNECTION = 'There is no connection, so the sign-in page cannot be opened.';
const respond = () => Promise.resolve(new Response());
const fail = () => Promise.reject(new TypeError('fetch failed'));

async function leave(reason: 'signedOut' | 'expired', fetchPage: typeof fetch, region: Region | null = null) {
  window.history.replaceState(null, '', '/agency-dashboard/CBTA/riders?region=us-east');
  globalThis.fetch = jest.fn(fetchPage);
  const openedUrls: string[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  const root = { render: (page: ReactNode) => void render(page, { container }) };
  await act(() => leavePage(reason, region, root, (url) => openedUrls.push(url)));
  return openedUrls;
}

it.each([
  ['signedOut', '/login?region=us-east'],
  ['expired', '/login?region=us-east&ended=expired'],
] as const)('opens the sign-in page of the region for the reason %s', async (reason, url) => {
  expect(await leave(reason, respond)).toEqual([url]);
  expect(document.body).toHaveTextContent(/^$/);
});

it('opens that of the ended session on a page of the other region', async () => {
  expect(await leave('signedOut', respond, 'australia')).toEqual(['/login?region=australia']);
});

it('opens it also when an access gateway redirects to its own sign-in', async () => {
  // The browser does not let a page follow a redirect to that origin.
  const redirect = (_url: unknown, init?: RequestInit) => (init?.redirect === 'manual' ? respond() : fail());
  expect(await leave('expired', redirect)).toEqual(['/login?region=us-east&ended=expired']);
});

it('opens it also when the host does not respond in time', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await leave('signedOut', fail)).toEqual(['/login?region=us-east']);
});

it('says without a connection that the user is signed out, and opens the sign-in page on Try again', async () => {
  document.title = 'RIDERS · CBTA · US East';
  const openedUrls = await leave('signedOut', fail);
  expect(openedUrls).toEqual([]);
  expect(document.title).toBe('You are signed out.');
  expect(screen.getByRole('main', { name: 'You are signed out.' })).toHaveFocus();
  expect(screen.getByText('You are signed out.')).toBeVisible();
  expect(screen.getByText(NO_CONNECTION)).toBeVisible();
  expect(window.location.pathname).toBe('/login');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(openedUrls).toEqual([]);
  globalThis.fetch = jest.fn(respond);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(openedUrls).toEqual(['/login?region=us-east']));
});

it('opens the sign-in page by itself when the connection is back', async () => {
  const openedUrls = await leave('expired', fail);
  globalThis.fetch = jest.fn(respond);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(openedUrls).toEqual(['/login?region=us-east&ended=expired']));
});

it('tries again by itself after 5 seconds, because a connection can be reported before a request succeeds', async () => {
  jest.useFakeTimers();
  const openedUrls = await leave('expired', fail);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(openedUrls).toEqual([]);
  globalThis.fetch = jest.fn(respond);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(openedUrls).toEqual(['/login?region=us-east&ended=expired']);
  jest.useRealTimers();
});
