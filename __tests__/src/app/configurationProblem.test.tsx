import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchConfiguration } from '@/app/boot/fetchConfiguration';
import { ConfigurationProblem } from '@/app/ConfigurationProblem';
import { ConfigurationError } from '@/domain/configuration';
import { loseConnection, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const network = setUpNetwork();
afterEach(() => network.reset());

it('reads /index.json of its own origin, without a token, and with the cookies of an access gateway', async () => {
  const sent: Request[] = [];
  network.intercept('/index.json', (request) => {
    sent.push(request);
    return network.forward(request);
  });
  expect((await fetchConfiguration()).backends.australia).toBe('http://localhost/platform/australia');
  expect(network.requests).toEqual(['GET /index.json']);
  expect(sent).toMatchObject([{ credentials: 'same-origin', redirect: 'error' }]);
  expect(sent[0]?.headers.has('authorization')).toBe(false);
});

it('reads the request that index.html has started only the first time; a retry sends a new request', async () => {
  window.bootConfiguration = Promise.resolve({ ok: false, status: 503, text: '' });
  await expect(fetchConfiguration()).rejects.toThrow('/index.json could not be read (503).');
  expect(network.requests).toEqual([]);
  await fetchConfiguration();
  expect(network.requests).toEqual(['GET /index.json']);
});

it.each([
  ['404', respondWith(404), '/index.json could not be read (404).'],
  ['HTML', respondWith(200, '<html>'), '/index.json is not a JSON object.'],
  ['an empty response', respondWith(200, ''), '/index.json is not a JSON object.'],
  ['no connection', loseConnection, '/index.json could not be loaded.'],
  [
    'no backend',
    respondWith(200, {}),
    '/index.json has no backend URL, neither for US East ("backendUrl") nor for Australia ("backendUrlAustralia").',
  ],
])('rejects with a sentence that explains the problem: %s', async (_case, respond, message) => {
  network.intercept('/index.json', respond);
  await expect(fetchConfiguration()).rejects.toThrow(message);
});

it('shows that there is no valid configuration and why, logs it, and retries on click', async () => {
  const warnSpy = jest.spyOn(console, 'warn').mockReturnValue();
  const onRetry = jest.fn();
  const text = '/index.json is not a JSON object.';
  const { rerender } = render(
    <ConfigurationProblem error={new ConfigurationError(text)} onRetry={onRetry} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('No Valid Config Found!');
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(warnSpy.mock.calls).toEqual([[text]]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(<ConfigurationProblem error={new ConfigurationError(text)} onRetry={onRetry} />);
  expect(warnSpy.mock.calls).toEqual([[text], [text]]);
});

it('does not call another error one of the configuration', () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  render(<ConfigurationProblem error={new Error('no storage')} onRetry={() => undefined} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^The portal could not start.*no storage/);
  expect(screen.getByRole('alert')).not.toHaveTextContent(/Config|index\.json/);
});
