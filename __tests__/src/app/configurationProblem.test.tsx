import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readConfigurationFile } from '@/api/client/readConfigurationFile';
import { ConfigurationProblem } from '@/app/ConfigurationProblem';
import { answer, lostConnection, openWire, type Wire } from '@tests/support/platform';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
afterEach(() => wire.reset());

it('reads /index.json of its own origin, without a token', async () => {
  expect((await readConfigurationFile()).backends.australia).toBe('http://localhost/platform/australia');
  expect(wire.sent).toEqual(['GET /index.json']);
});

it('takes the answer that index.html asked for, once; a retry asks anew', async () => {
  window.startingConfiguration = Promise.resolve({ ok: false, status: 503, text: '' });
  await expect(readConfigurationFile()).rejects.toThrow('/index.json could not be read (503).');
  expect(wire.sent).toEqual([]);
  await readConfigurationFile();
  expect(wire.sent).toEqual(['GET /index.json']);
});

it.each([
  ['404', answer(404), '/index.json could not be read (404).'],
  ['HTML', answer(200, '<html>'), '/index.json is not JSON.'],
  ['nothing', answer(200, ''), '/index.json is not JSON.'],
  ['no connection', lostConnection, '/index.json could not be loaded.'],
  ['no backend', answer(200, {}), '/index.json names no backend for US East ("backendUrl").'],
])('%s is told in words', async (_case, fault, words) => {
  wire.fault('/index.json', fault);
  await expect(readConfigurationFile()).rejects.toThrow(words);
});

it('says that there is no valid configuration, why, and tries again on demand', async () => {
  const onRetry = jest.fn();
  render(<ConfigurationProblem problem="/index.json is not JSON." onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('No Valid Config Found!');
  expect(screen.getByRole('alert')).toHaveTextContent('/index.json is not JSON.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
