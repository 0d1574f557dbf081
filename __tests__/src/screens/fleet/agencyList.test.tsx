import { act, screen, waitFor } from '@testing-library/react';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();
afterEach(() => jest.useRealTimers());

const countLists = () => network.requestsTo('/agencies/?').length;

it('reads the list of agencies again with r, and asks no agency', async () => {
  const { user } = await renderRoute('/fleet', network);
  expect(await screen.findByText(/^130 agencies/)).toBeVisible();
  network.reset();
  await user.keyboard('r');
  await waitFor(() => expect(countLists()).toBe(1));
  expect(network.requests.join()).not.toMatch(/token/);
});

it('reads a list that is more than a minute old again when a link opens the page', async () => {
  const { goTo } = await renderRoute('/fleet', network);
  expect(await screen.findByText(/^130 agencies/)).toBeVisible();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'], advanceTimers: true });
  await goTo('/');
  network.reset();
  await goTo('/fleet');
  expect(await screen.findByText(/^130 agencies/)).toBeVisible();
  expect(countLists()).toBe(0);
  await goTo('/');
  jest.setSystemTime(Date.now() + 61_000);
  await goTo('/fleet');
  await waitFor(() => expect(countLists()).toBe(1));
});

it('counts a call more for each agency when the list has got older than a minute', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'], advanceTimers: true });
  await renderRoute('/fleet', network);
  expect(await screen.findByText(/^130 agencies × 11 calls/)).toBeVisible();
  act(() => void jest.advanceTimersByTime(61_000));
  expect(screen.getByText(/^130 agencies × 12 calls/)).toBeVisible();
});
