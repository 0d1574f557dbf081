import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { letterShortcutsChanged } from '@/session/preferences/preferencesSlice';
import {
  DEFAULT_PATH as RIDERS_PATH,
  listGroup,
  listOptions,
  openPalette,
  paletteInput,
} from '@tests/support/commandPaletteFixture';
import { enterText } from '@tests/support/enterText';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { waitForSideEffects } from '@tests/support/waitForSideEffects';

const network = setUpNetwork();

const METRO_SESSION = { agencies: ['METRO'] };

const activeOption = () =>
  document.getElementById(paletteInput().getAttribute('aria-activedescendant') ?? '');

it('opens with Ctrl+K, also from a field, and focuses its own field; Esc returns the focus', async () => {
  const { user } = await renderRoute(RIDERS_PATH, network, METRO_SESSION);
  await user.click(screen.getByLabelText('Filter'));
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Command palette' })).toHaveAttribute(
    'aria-modal',
    'true',
  );
  expect(paletteInput()).toHaveFocus();
  await user.tab();
  expect(paletteInput()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Filter')).toHaveFocus();
});

it('opens with ⌘K and with its button, which names the shortcut, and closes with the same keys', async () => {
  const { user } = await renderRoute('/', network);
  const searchButton = screen.getByRole('button', { name: /^Search riders/ });
  expect(searchButton).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await user.click(searchButton);
  expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeInTheDocument();
  await user.keyboard('{Meta>}k{/Meta}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(searchButton).toHaveFocus();
  await user.keyboard('{Meta>}k{/Meta}');
  expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeInTheDocument();
});

it('highlights each of two hits that open the same page', async () => {
  const { user } = await renderRoute('/', network);
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Command palette' });
  await enterText(user, paletteInput(), 'fleet');
  const [first, second] = await screen.findAllByRole('option');
  expect(second).toHaveAttribute('href', first?.getAttribute('href'));
  await user.keyboard('{ArrowDown}');
  expect(activeOption()).toBe(second);
});

it('prevents the browser’s default for Ctrl+K but not for other keys with Ctrl', async () => {
  await renderRoute('/', network);
  const isDefaultPrevented = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true });
    act(() => void document.body.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(isDefaultPrevented('k')).toBe(true);
  expect(isDefaultPrevented('l')).toBe(false);
});

it('shows what was opened last, the pages of the agency and of the portal, and actions before anything is typed', async () => {
  const { user, goTo } = await renderRoute('/agency-dashboard/CBTA', network, {
    agencies: ['METRO', 'CBTA'],
  });
  // Each is kept once it is open.
  for (const [path, title] of [
    ['/agency-dashboard/CBTA/riders/1000120', 'RIDER PROFILE'],
    ['/pso-users', 'PSO USERS'],
    [RIDERS_PATH, 'RIDERS'],
  ] as const) {
    await goTo(path);
    await screen.findByRole('heading', { level: 1, name: title });
  }
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('listbox', { name: 'Results' });
  await waitFor(() =>
    expect(listGroup('Recent')).toEqual([
      'PSO Users',
      'Rider 1000120 · CBTA',
      'Chesapeake Bay Transit Authority · CBTA',
    ]),
  );
  expect(listOptions()[0]).toBe('PSO Users');
  expect(listGroup('Pages')).toEqual([
    'Agency Dashboard',
    'All Riders · RIDERS',
    'Purchase Orders',
    'All Passes · PASSES',
    'Business Rules',
    'Agency Diagnostics',
    'Client App Features',
    'Admins · ADMIN USERS',
    'Admin Registration',
    'Home',
    'All Agencies · AGENCIES',
    'Create an Agency · AGENCY CREATION',
    'PSO Users',
    'Fleet',
    'Rollout',
  ]);
  expect(listGroup('Actions')).toEqual([
    'Focus the filter',
    'Changes · Change journal and ticket note',
    'Refresh',
    'Switch agency',
    'Keyboard shortcuts',
    'Light theme',
    'Dark theme',
    'Sign Out',
  ]);
  expect(screen.queryByRole('group', { name: 'Agencies' })).not.toBeInTheDocument();
});

it('opens a recent rider again', async () => {
  const { user, goTo, currentUrl } = await renderRoute(
    '/agency-dashboard/METRO/riders/1000120',
    network,
    METRO_SESSION,
  );
  await goTo('/pso-users');
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('option', { name: 'Rider 1000120 METRO' }));
  await waitFor(() => expect(currentUrl()).toBe('/agency-dashboard/METRO/riders/1000120'));
});

it('shows the letters of pages and actions as keys, unless they are off', async () => {
  const { user, store } = await openPalette(network);
  const listKeys = (name: string) =>
    [...screen.getByRole('option', { name }).querySelectorAll('kbd')].map(({ textContent }) => textContent);
  expect(listKeys('All Passes PASSES')).toEqual(['g', 'p']);
  expect(listKeys('Refresh')).toEqual(['r']);
  expect(listKeys('Sign Out')).toEqual([]);
  await user.keyboard('{Escape}');
  act(() => void store.dispatch(letterShortcutsChanged(false)));
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Command palette' });
  expect(listKeys('All Passes PASSES')).toEqual([]);
});

it('opens a page with the arrow keys and Enter, and focuses the page’s title', async () => {
  const { user, currentUrl } = await openPalette(network);
  const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  await user.type(paletteInput(), 'pa');
  await waitFor(() => expect(listOptions()[0]).toBe('All Passes · PASSES'));
  expect(activeOption()).toHaveTextContent('PASSES');
  expect(activeOption()).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(activeOption()).not.toHaveTextContent('PASSES');
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(activeOption());
  await user.keyboard('{ArrowUp}{Enter}');
  const title = await screen.findByRole('heading', { level: 1, name: 'PASSES' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(currentUrl()).toBe('/agency-dashboard/METRO/passes');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('wraps around from the first result to the last and back', async () => {
  const { user } = await openPalette(network);
  await user.keyboard('{ArrowUp}');
  expect(activeOption()).toHaveTextContent('Sign Out');
  await user.keyboard('{ArrowDown}');
  expect(activeOption()).toBe(screen.getAllByRole('option')[0]);
});

it('highlights the matching letters and shows the number of results', async () => {
  const { user } = await openPalette(network);
  await enterText(user, paletteInput(), 'caf');
  await waitFor(() => expect(screen.getByText('1 result')).toBeInTheDocument());
  expect(listOptions()).toEqual(['Client App Features']);
  expect([...(activeOption()?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual(
    ['C', 'A', 'F'],
  );
  await user.type(paletteInput(), 'zz');
  expect(await screen.findByText('No page or agency matches “cafzz”')).toBeInTheDocument();
  expect(listGroup('Riders')).toEqual([
    'Find “cafzz” in METRO · All Riders',
    'Find “cafzz” in all agencies · Fleet',
  ]);
});

it('asks before it leaves a form with unsaved input', async () => {
  const { user, currentUrl } = await renderRoute('/agency-creation', network);
  await enterText(user, await screen.findByLabelText('Name'), 'Any');
  await user.keyboard('{Control>}k{/Control}');
  await enterText(user, await screen.findByRole('combobox', { name: /^Rider/ }), 'pso users');
  await waitFor(() => expect(listOptions()).toEqual(['PSO Users']));
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(currentUrl()).toBe('/agency-creation');
  expect(screen.getByLabelText('Name')).toHaveValue('Any');
});

it('does not open over a dialog', async () => {
  const { user } = await renderRoute('/pso-users', network);
  await user.click(screen.getByRole('button', { name: 'Register operator' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Control>}k{/Control}');
  await waitForSideEffects();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

it('is not available without an operator', async () => {
  const { user } = await renderRoute('/agency-login/METRO', network, 'guest');
  expect(screen.queryByRole('button', { name: /^Search riders/ })).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  await waitForSideEffects();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('has the focus before the next key after Ctrl+K', async () => {
  const { user } = await renderRoute('/', network);
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Command palette' });
  await user.keyboard('{Escape}');
  // As a browser does it: before the next key there are only microtasks.
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
  await Promise.resolve();
  expect(paletteInput()).toHaveFocus();
});

describe('with letter shortcuts off, before the code of the palette has loaded,', () => {
  const pressAtOnce = (...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(document.body, { key, ctrlKey: key === 'k' });
  };
  const openWithoutLetters = async () => {
    const { store } = await renderRoute('/', network);
    act(() => void store.dispatch(letterShortcutsChanged(false)));
  };

  it('what is typed after Ctrl+K is in its field', async () => {
    await openWithoutLetters();
    pressAtOnce('k', 'p', 'a');
    await waitFor(() => expect(paletteInput()).toHaveValue('pa'));
  });

  it('a key after a second Ctrl+K, which closes it, is no shortcut', async () => {
    await openWithoutLetters();
    pressAtOnce('k', 'k', '?');
    await waitForSideEffects();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
