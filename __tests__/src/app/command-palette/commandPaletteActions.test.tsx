import { act, screen, waitFor } from '@testing-library/react';
import { agencyTokenDropped, selectAgencyToken } from '@/session/auth/sessionSlice';
import { writeStarted } from '@/session/journal/journalSlice';
import { loadJournal } from '@/session/journal/loadJournal';
import { selectPreferences } from '@/session/preferences/preferencesSlice';
import { listOptions, openPalette, paletteInput } from '@tests/support/commandPaletteFixture';
import { enterText } from '@tests/support/enterText';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { createChange } from '@tests/support/journalFixture';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

it('offers the page’s buttons, and Enter clicks the selected one', async () => {
  const { user } = await openPalette(network, '/pso-users');
  await enterText(user, paletteInput(), 'register');
  await waitFor(() => expect(listOptions()[0]).toBe('Register operator'));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: /Register operator/ })).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Command palette' })).not.toBeInTheDocument();
});

it('does not offer a disabled button', async () => {
  await openPalette(network, '/agency-dashboard/METRO/agency-diagnostics');
  expect(listOptions()).toContain('RUN ALL');
  expect(listOptions()).not.toContain('Cancel');
});

it('offers Submit Changes of the app features', async () => {
  await openPalette(network, '/agency-dashboard/METRO/agency-appfeatures');
  expect(listOptions()).toContain('Submit Changes');
});

it.each([
  ['/agency-dashboard/CBTA/riders/1000120', ['PASSES', 'PURCHASE ORDERS', 'LEDGER']],
  ['/fleet', ['RULES', 'FEATURES', 'RIDERS']],
])('offers on %s its tabs that are not open, and Enter opens one', async (path, tabs) => {
  const { user } = await renderRoute(path, network, { agencies: ['CBTA'] });
  const tab = tabs.at(-1) ?? '';
  await screen.findByRole('tab', { name: tab });
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Command palette' });
  const listTabs = () => listOptions().filter((option) => option.endsWith(' · Tab'));
  expect(listTabs()).toEqual(tabs.map((name) => `${name} · Tab`));
  await enterText(user, paletteInput(), tab);
  await waitFor(() => expect(listOptions()[0]).toBe(`${tab} · Tab`));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('tab', { name: tab, selected: true })).toHaveFocus();
});

it('offers the payments while a payment is edited, and asks before unsaved input is lost', async () => {
  const path = '/agency-dashboard/CBTA/riders/1000119?tab=editPayments&payment=5000083';
  const { user, currentUrl } = await renderRoute(path, network, { agencies: ['CBTA'] });
  await enterText(user, await screen.findByLabelText('Amount'), '7');
  const choosePayments = async () => {
    act(() => screen.getByRole('main').focus());
    await user.keyboard('{Control>}k{/Control}');
    await enterText(user, await screen.findByRole('combobox', { name: /^Rider/ }), 'payments');
    await waitFor(() => expect(listOptions()).toContain('PAYMENTS · Tab'));
    await user.click(screen.getByRole('option', { name: /^PAYMENTS/ }));
  };
  await choosePayments();
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText('Amount')).toHaveValue('4507');
  await choosePayments();
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(currentUrl()).toBe('/agency-dashboard/CBTA/riders/1000119'));
});

it('no longer offers the buttons of a page that was left', async () => {
  const { user, goTo } = await openPalette(network, '/pso-users');
  expect(listOptions()).toContain('Register operator');
  await user.keyboard('{Escape}');
  await goTo('/');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: /^Rider/ });
  expect(listOptions()).not.toContain('Register operator');
});

it('focuses the page’s filter and refreshes the page’s data', async () => {
  const { user } = await openPalette(network);
  await enterText(user, paletteInput(), 'filter');
  await waitFor(() => expect(listOptions()).toEqual(['Focus the filter']));
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Filter')).toHaveFocus();
  await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(1));
  network.reset();
  await user.keyboard('{Control>}k{/Control}');
  await enterText(user, await screen.findByRole('combobox', { name: /^Rider/ }), 'refresh');
  await waitFor(() => expect(listOptions()).toEqual(['Refresh']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(network.requests.some((line) => line.includes('/riders?page=1&'))).toBe(true));
  expect(await screen.findByText('Refreshed')).toBeInTheDocument();
});

it.each(['changes', 'journal', 'ticket'])('“%s” opens the changes, and does not sign out', async (text) => {
  const { user, store, leaveReasons } = await openPalette(network, '/');
  // With a change that is not exported, the palette also has “Download changes, then sign out”.
  act(() => store.dispatch(loadJournal()));
  act(() => void store.dispatch(writeStarted(createChange())));
  expect(await screen.findByRole('option', { name: /^Download changes/ })).toBeInTheDocument();
  await enterText(user, paletteInput(), text);
  await waitFor(() => expect(listOptions()[0]).toBe('Changes · Change journal and ticket note'));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Changes of this session' })).toBeInTheDocument();
  expect(leaveReasons).toEqual([]);
});

it('changes the theme and signs out', async () => {
  const { user, store, leaveReasons } = await openPalette(network, '/');
  await user.click(screen.getByRole('option', { name: 'Dark theme' }));
  expect(selectPreferences(store.getState()).theme).toBe('dark');
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('option', { name: 'Light theme' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Dark theme' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('option', { name: 'Sign Out' }));
  expect(leaveReasons).toEqual(['signedOut']);
});

it('applies a picked theme at once', async () => {
  const { user } = await openPalette(network, '/');
  await enterText(user, paletteInput(), 'dark theme');
  await waitFor(() => expect(listOptions()).toEqual(['Dark theme']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
});

it.each([
  ['diagnostics of all', 'Run diagnostics of all agencies', '/fleet'],
  ['compare rule', 'Compare rules of all agencies', '/fleet?tab=rules'],
  ['compare feature', 'Compare features of all agencies', '/fleet?tab=features'],
  ['find a rider in all', 'Find a rider in all agencies', '/fleet?tab=riders&find=search'],
  ['roll out', 'Roll out a change…', '/rollout'],
])('%s leads to its page, where nothing runs by itself', async (text, label, url) => {
  const { user, currentUrl } = await openPalette(network, '/');
  await enterText(user, paletteInput(), text);
  await waitFor(() => expect(listOptions()[0]).toContain(label));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentUrl()).toBe(url));
  await screen.findByRole('heading', { level: 1, name: /^(FLEET|ROLLOUT)$/ });
  expect(network.requestsTo('/token/')).toEqual([]);
});

describe('the key .', () => {
  const searchField = () => screen.findByRole('combobox', { name: /^Rider/ });

  it('repeats the last command of the palette', async () => {
    const { user } = await openPalette(network, '/pso-users');
    await enterText(user, paletteInput(), 'register');
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.keyboard('.');
    expect(await screen.findByRole('dialog', { name: /Register operator/ })).toBeInTheDocument();
  });

  it('opens a page again', async () => {
    const { user, goTo, currentUrl } = await openPalette(network, '/pso-users');
    await enterText(user, paletteInput(), 'all agencies');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentUrl()).toBe('/agencies'));
    await goTo('/pso-users');
    await user.keyboard('.');
    await waitFor(() => expect(currentUrl()).toBe('/agencies'));
  });

  it('opens the palette when there is nothing to repeat, or the page does not have the action', async () => {
    const { user, goTo } = await openPalette(network, '/pso-users');
    await user.keyboard('{Escape}.');
    expect(await searchField()).toHaveValue('');
    await enterText(user, await searchField(), 'register');
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await goTo('/');
    await user.keyboard('.');
    expect(await searchField()).toHaveValue('Register operator');
    expect(screen.queryByRole('dialog', { name: /Register operator/ })).not.toBeInTheDocument();
  });

  it('does not open a page of an agency whose token is gone, because the palette signs in first', async () => {
    const { user, goTo, store, currentUrl } = await openPalette(network, '/pso-users');
    await enterText(user, paletteInput(), 'METRO');
    await waitFor(() => expect(listOptions()[0]).toContain('METRO'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentUrl()).toContain('METRO'));
    await goTo('/pso-users');
    const token = selectAgencyToken(store.getState(), 'METRO') ?? '';
    act(() => void store.dispatch(agencyTokenDropped({ abbreviation: 'METRO', token })));
    await user.keyboard('.');
    expect(await searchField()).not.toHaveValue('');
    expect(currentUrl()).toBe('/pso-users');
  });

  it.each([
    ['Refresh', '/agencies', '/agency-creation'],
    ['Switch agency', '/agency-dashboard/METRO', '/'],
  ])('does not repeat %s on a page that does not have it', async (label, from, to) => {
    const { user, goTo } = await openPalette(network, from);
    await enterText(user, paletteInput(), label);
    await waitFor(() => expect(listOptions()).toEqual([label]));
    await user.keyboard('{Enter}');
    await goTo(to);
    await user.keyboard('.');
    expect(await searchField()).toHaveValue(label);
    expect(listOptions()).not.toContain(label);
    expect(screen.queryByRole('dialog', { name: 'Switch agency' })).not.toBeInTheDocument();
  });
});
