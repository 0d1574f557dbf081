import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { useNewBuild } from '@/app/shell/notices/useNewBuild';
import { enterText } from '@tests/support/enterText';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const QUARTER_OF_HOUR_MS = 15 * 60_000;
const TITLE = 'A new version is ready';
const buildPage = (script: string) => `<html><link rel=modulepreload href=${script}></html>`;

beforeEach(() => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/runtime.1.js">';
});
afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
});

async function renderAndWait(html: string, path = '/pso-users') {
  const page = await renderRoute(path, network);
  await waitFor(() => expect(document.querySelector('.notices')).toBeInTheDocument());
  network.intercept('GET /index.html', respondWith(200, html));
  return page;
}
const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const countChecks = () => network.requestsTo('/index.html').length;

it('says that the server has another build, and is dismissed for good', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user } = await renderAndWait(buildPage('/assets/runtime.2.js'));
  await passTime(QUARTER_OF_HOUR_MS / 2);
  expect(countChecks()).toBe(0);
  await passTime(QUARTER_OF_HOUR_MS);
  expect(await screen.findByText(TITLE, { selector: 'strong' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await passTime(QUARTER_OF_HOUR_MS);
  expect(screen.queryByText(TITLE, { selector: 'strong' })).not.toBeInTheDocument();
  expect(countChecks()).toBe(1);
});

it('asks at once on a page that was loaded long ago, because the notice comes only with the first interaction', async () => {
  await renderRoute('/login', network, 'guest');
  const credentials: string[] = [];
  network.intercept('GET /index.html', (request) => {
    credentials.push(request.credentials);
    return respondWith(200, buildPage('/assets/runtime.2.js'))(request);
  });
  jest.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - QUARTER_OF_HOUR_MS);
  const { result } = renderHook(() => useNewBuild());
  await waitFor(() => expect(result.current).toBe(true));
  // An access gateway may know its user by a cookie.
  expect(new Set(credentials)).toEqual(new Set(['same-origin']));
});

it.each([
  ['the same build', buildPage('/assets/runtime.1.js')],
  ['the page of a proxy', '<html>Please sign in</html>'],
])('says nothing about %s', async (_case, html) => {
  jest.useFakeTimers({ advanceTimers: true });
  await renderAndWait(html);
  await passTime(QUARTER_OF_HOUR_MS + 1_000);
  expect(countChecks()).toBe(1);
  expect(screen.queryByText(TITLE, { selector: 'strong' })).not.toBeInTheDocument();
});

it('waits until no form has unsaved changes', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user, goTo } = await renderAndWait(buildPage('/assets/runtime.2.js'), '/agency-creation');
  await enterText(user, await screen.findByLabelText('Name'), 'Harbour');
  await passTime(QUARTER_OF_HOUR_MS + 1_000);
  expect(countChecks()).toBe(1);
  expect(screen.queryByText(TITLE, { selector: 'strong' })).not.toBeInTheDocument();
  await goTo('/pso-users');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText(TITLE, { selector: 'strong' })).toBeInTheDocument();
});
