import { fireEvent, screen, waitFor } from '@testing-library/react';
import { field, openPalette, options, PALETTE_PAGE as RIDERS } from '@tests/support/paletteBench';
import { answer, hang, openWire, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
afterEach(() => jest.restoreAllMocks());

const SIGN_IN = 'POST /platform/us-east/pso/api/v1/token/agency';

function opened(): jest.SpyInstance {
  return jest.spyOn(window, 'open').mockReturnValue(null);
}

it('opens in a new tab by Ctrl+Enter, by Ctrl+click and by the middle button, with this tab as its opener', async () => {
  const open = opened();
  const { user, address } = await openPalette(wire);
  await user.type(field(), 'business');
  await waitFor(() => expect(options()).toEqual(['BUSINESS RULES']));
  await user.keyboard('{Control>}{Enter}{/Control}');
  // No `noopener`: the new tab would be without the session.
  expect(open.mock.calls).toEqual([['/agency-dashboard/METRO/businessRules', '_blank']]);
  expect(address()).toBe(RIDERS);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  for (const event of [
    new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }),
    new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }),
  ]) {
    await user.keyboard('{Control>}k{/Control}');
    const option = await screen.findByRole('option', { name: /^PASSES/ });
    expect(option).toHaveAttribute('href', '/agency-dashboard/METRO/passes');
    fireEvent(option, event);
    expect(event.defaultPrevented).toBe(true);
  }
  expect(open).toHaveBeenCalledTimes(3);
  expect(address()).toBe(RIDERS);
});

it('opens an agency in a new tab once it is signed in to, as the tab takes that over', async () => {
  const open = opened();
  const { user } = await openPalette(wire, '/');
  await user.type(field(), 'cbta');
  await waitFor(() => expect(options()[0]).toContain('Chesapeake Bay'));
  wire.reset();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(open.mock.calls).toEqual([['/agency-dashboard/CBTA', '_blank']]));
  expect(wire.sent.filter((line) => !line.startsWith('GET'))).toEqual([SIGN_IN]);
});

it('opens an agency as its row does: signed in to first, by one call that writes nothing', async () => {
  const { user, address } = await openPalette(wire, '/');
  await user.type(field(), 'cbta');
  await waitFor(() => expect(options()[0]).toContain('Chesapeake Bay'));
  wire.reset();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeInTheDocument();
  expect(address()).toBe('/agency-dashboard/CBTA');
  expect(wire.sent.filter((line) => !line.startsWith('GET'))).toEqual([SIGN_IN]);
});

it('needs no sign-in where the token is at hand', async () => {
  const { user } = await openPalette(wire, '/');
  await user.type(field(), 'metro');
  await waitFor(() => expect(options()[0]).toContain('METRO'));
  wire.reset();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' })).toBeInTheDocument();
  expect(wire.sent.filter((line) => !line.startsWith('GET'))).toEqual([]);
});

it('stays, and says why, where the agency can’t be opened', async () => {
  const { user, address } = await openPalette(wire, '/');
  await user.type(field(), 'cbta');
  await waitFor(() => expect(options()[0]).toContain('Chesapeake Bay'));
  wire.fault(SIGN_IN, answer(500));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to log you in at this time');
  expect(address()).toBe('/');
  expect(field()).toHaveValue('cbta');
});

it('says that an agency is being opened, and is done with it when closed', async () => {
  const { user, address } = await openPalette(wire, '/');
  await user.type(field(), 'cbta');
  await waitFor(() => expect(options()[0]).toContain('Chesapeake Bay'));
  wire.fault(SIGN_IN, hang);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Opening CBTA…')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(address()).toBe('/');
});

it('finds an agency beyond the first 100 by its whole abbreviation', async () => {
  const { rows: listed } = await listOf('/agencies/?limit=100&order=abbreviation&direction=1');
  const { rows: rest } = await listOf('/agencies?limit=100&offset=100');
  const beyond = rest.find((one) => !listed.includes(one)) ?? '';
  const { user, address } = await openPalette(wire, '/');
  await user.type(field(), beyond);
  await waitFor(() => expect(options().some((text) => text?.includes(beyond))).toBe(true));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`/agency-dashboard/${beyond}`));
});

it('still leads to pages where the agencies can’t be had', async () => {
  const page = await renderAt('/', wire);
  wire.fault('/agencies/?', answer(500));
  await page.user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByText('Unable to retrieve Agencies.')).toBeInTheDocument();
  expect(options()).toContain('PSO USERS');
});

/** Abbreviations as the platform lists them. */
async function listOf(path: string): Promise<{ rows: string[] }> {
  const response = await fetch(`/platform/us-east/agency/api/v4${path}`, {
    headers: { authorization: `Bearer ${await wire.token('usEast')}` },
  });
  const body: unknown = await response.json();
  return { rows: JSON.stringify(body).match(/(?<="abbreviation":")[^"]+/g) ?? [] };
}
