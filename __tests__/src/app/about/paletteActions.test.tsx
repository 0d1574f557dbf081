import { screen, waitFor } from '@testing-library/react';
import { selectPreferences } from '@/session/preferencesSlice';
import { field, openPalette, options } from '@tests/support/paletteBench';
import { openWire, type Wire } from '@tests/support/platform';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

it('presses the page’s own buttons', async () => {
  const { user } = await openPalette(wire, '/pso-users');
  await user.type(field(), 'register');
  await waitFor(() => expect(options()[0]).toBe('Register operator'));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: /Register operator/ })).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Go to or do' })).not.toBeInTheDocument();
});

it('offers no button that can’t be pressed', async () => {
  await openPalette(wire, '/agency-dashboard/METRO/agency-diagnostics');
  expect(options()).toContain('RUN ALL');
  expect(options()).not.toContain('Cancel');
});

it('focuses the filter, and refreshes', async () => {
  const { user } = await openPalette(wire);
  await user.type(field(), 'filter');
  await waitFor(() => expect(options()).toEqual(['Focus the filter']));
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Filter')).toHaveFocus();
  await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(1));
  wire.reset();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: /^Page/ }), 'refresh');
  await waitFor(() => expect(options()).toEqual(['Refresh']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(wire.sent.some((line) => line.includes('/riders?page=1&'))).toBe(true));
  expect(await screen.findByText('Refreshed')).toBeInTheDocument();
});

it('picks a theme, and signs out', async () => {
  const { user, store, left } = await openPalette(wire, '/');
  await user.click(screen.getByRole('option', { name: 'Dark theme' }));
  expect(selectPreferences(store.getState()).theme).toBe('dark');
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('option', { name: 'Light theme' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Dark theme' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('option', { name: 'Sign Out' }));
  expect(left).toEqual(['signedOut']);
});

it('a theme that is picked there is worn at once', async () => {
  const { user } = await openPalette(wire, '/');
  await user.type(field(), 'dark theme');
  await waitFor(() => expect(options()).toEqual(['Dark theme']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
});
