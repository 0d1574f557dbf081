import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { SAVED_VIEWS_STORAGE_KEY } from '@/session/storage/storageKeys';
import { subscribeToToasts } from '@/ui/feedback/toast';
import { enterText } from '@tests/support/enterText';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();
beforeEach(() => localStorage.clear());

interface SavedEntry {
  views: { layout: { hidden: string[] } }[];
}

const PASSES_PATH = '/agency-dashboard/CBTA/passes';
const openList = (path: string) => renderRoute(path, network, { agencies: ['CBTA'] });
const openViews = async ({ user }: Pick<Awaited<ReturnType<typeof openList>>, 'user'>) => {
  await user.click(await screen.findByRole('button', { name: /^(Columns|\d+ columns? hidden)$/ }));
  return within(await screen.findByRole('region', { name: 'Views' }));
};

it('saves filter and columns, shows them again after a reload and elsewhere, and deletes the view', async () => {
  const page = await openList(`${PASSES_PATH}?filter=day`);
  const views = await openViews(page);
  await page.user.click(screen.getByRole('checkbox', { name: 'Price' }));
  const saveButton = views.getByRole('button', { name: 'Save' });
  expect(saveButton).toHaveAttribute('aria-disabled', 'true');
  const nameField = views.getByRole<HTMLInputElement>('textbox', { name: 'Name of the view' });
  await page.user.click(nameField);
  await page.user.paste('x'.repeat(41));
  // Nothing of the pasted name is cut off, and it is not saved.
  expect(nameField.value).toHaveLength(41);
  expect(views.getByText('The name must have at most 40 characters.')).toBeVisible();
  await page.user.click(saveButton);
  expect(localStorage.getItem(SAVED_VIEWS_STORAGE_KEY) ?? '').not.toContain('xxx');
  await page.user.clear(nameField);
  await enterText(page.user, views.getByRole('textbox', { name: 'Name of the view' }), 'Days');
  await page.user.click(saveButton);
  expect(await views.findByText('Saved Days')).toBeInTheDocument();
  expect(saveButton).toHaveFocus();
  expect(saveButton).toBeEnabled();
  await page.user.click(screen.getByRole('button', { name: 'Close' }));
  // The tabs above the table.
  const tabs = within(await screen.findByRole('group', { name: 'Saved views' }));
  expect(tabs.getByRole('button', { name: 'Days' })).toHaveAttribute('aria-pressed', 'true');
  await page.user.click(tabs.getByRole('button', { name: 'Default' }));
  await waitFor(() => expect(page.currentUrl()).toBe(PASSES_PATH));
  expect(tabs.getByRole('button', { name: 'Default' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('columnheader', { name: 'Price' })).toBeInTheDocument();
  await page.user.click(tabs.getByRole('button', { name: 'Days' }));
  await waitFor(() => expect(page.currentUrl()).toBe(`${PASSES_PATH}?filter=day`));
  expect(screen.queryByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await page.user.click(screen.getByRole('button', { name: 'Copy link to view' }));
  expect(await screen.findByText('The browser did not allow copying')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Copy link to view' }));
  await waitFor(() =>
    expect(screen.queryByText('The browser did not allow copying')).not.toBeInTheDocument(),
  );
  await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/&filter=day$/));
  cleanup();

  const second = await openList(`${PASSES_PATH}?filter=month`);
  expect(await screen.findByRole('group', { name: 'Saved views' })).toBeInTheDocument();
  const laterViews = await openViews(second);
  await second.user.click(screen.getByRole('button', { name: 'Reset' }));
  await second.user.click(laterViews.getByRole('button', { name: 'Days' }));
  await waitFor(() => expect(second.currentUrl()).toBe(`${PASSES_PATH}?filter=day`));
  expect(screen.getByLabelText('Filter')).toHaveValue('day');
  expect(screen.getByRole('checkbox', { name: 'Price' })).not.toBeChecked();
  await second.user.click(laterViews.getByRole('button', { name: 'Delete the view Days' }));
  expect(laterViews.queryByRole('button', { name: 'Days' })).not.toBeInTheDocument();
  expect(laterViews.getByText('Deleted Days')).toBeInTheDocument();
  expect(laterViews.getByRole('textbox', { name: 'Name of the view' })).toHaveFocus();
  expect(localStorage.getItem(SAVED_VIEWS_STORAGE_KEY)).not.toContain('Days');
  expect(screen.queryByRole('group', { name: 'Saved views' })).not.toBeInTheDocument();
});

it('shows which view it is, whatever the order of its parameters', async () => {
  const page = await openList(`${PASSES_PATH}?sort=name.desc&filter=day`);
  const views = await openViews(page);
  await enterText(page.user, views.getByRole('textbox', { name: 'Name of the view' }), 'Days');
  await page.user.click(views.getByRole('button', { name: 'Save' }));
  await page.user.click(screen.getByRole('button', { name: 'Close' }));
  const tab = await screen.findByRole('button', { name: 'Days' });
  await page.goTo(PASSES_PATH);
  await waitFor(() => expect(tab).toHaveAttribute('aria-pressed', 'false'));
  await page.goTo(`${PASSES_PATH}?filter=day&sort=name.desc`);
  await waitFor(() => expect(tab).toHaveAttribute('aria-pressed', 'true'));
});

it('Back undoes a view that has another filter', async () => {
  const page = await openList(`${PASSES_PATH}?filter=day`);
  const views = await openViews(page);
  await enterText(page.user, views.getByRole('textbox', { name: 'Name of the view' }), 'Days');
  await page.user.click(views.getByRole('button', { name: 'Save' }));
  await page.user.click(screen.getByRole('button', { name: 'Close' }));
  await page.user.click(await screen.findByRole('button', { name: 'Default' }));
  await waitFor(() => expect(page.currentUrl()).toBe(PASSES_PATH));
  act(() => window.history.back());
  await waitFor(() => expect(page.currentUrl()).toBe(`${PASSES_PATH}?filter=day`));
});

it('shows which view it is, whatever the order in which its columns were hidden', async () => {
  const page = await openList(PASSES_PATH);
  const views = await openViews(page);
  await page.user.click(screen.getByRole('checkbox', { name: 'Price' }));
  await page.user.click(screen.getByRole('checkbox', { name: 'Name' }));
  await enterText(page.user, views.getByRole('textbox', { name: 'Name of the view' }), 'Short');
  await page.user.click(views.getByRole('button', { name: 'Save' }));
  const readEntry = () => JSON.parse(localStorage.getItem(SAVED_VIEWS_STORAGE_KEY) ?? '') as SavedEntry;
  const entry = readEntry();
  expect(entry.views[0]?.layout.hidden).toEqual(['name', 'price']);
  cleanup();

  // A view that was stored before the hidden columns were in the columns' order.
  entry.views[0]?.layout.hidden.reverse();
  localStorage.setItem(SAVED_VIEWS_STORAGE_KEY, JSON.stringify(entry));
  const second = await openList(PASSES_PATH);
  await openViews(second);
  await second.user.click(screen.getByRole('button', { name: 'Reset' }));
  const tab = within(await screen.findByRole('group', { name: 'Saved views' })).getByRole('button', {
    name: 'Short',
  });
  await second.user.click(screen.getByRole('checkbox', { name: 'Name' }));
  expect(tab).toHaveAttribute('aria-pressed', 'false');
  await second.user.click(screen.getByRole('checkbox', { name: 'Price' }));
  expect(tab).toHaveAttribute('aria-pressed', 'true');
});

it('has the views of its own list only, and never a search for people', async () => {
  const page = await openList('/agency-dashboard/CBTA/riders');
  await enterText(page.user, await screen.findByLabelText('Filter'), 'sullivan');
  const views = await openViews(page);
  await enterText(page.user, views.getByRole('textbox', { name: 'Name of the view' }), 'Mine');
  await page.user.click(views.getByRole('button', { name: 'Save' }));
  expect(localStorage.getItem(SAVED_VIEWS_STORAGE_KEY)).toContain('Mine');
  expect(localStorage.getItem(SAVED_VIEWS_STORAGE_KEY)).not.toContain('sullivan');
  // The link has no such search either, and both buttons say so.
  const toasts: string[] = [];
  const unsubscribe = subscribeToToasts(({ text }) => toasts.push(text));
  await screen.findByRole('group', { name: 'Saved views' });
  const buttons = screen.getAllByRole('button', { name: 'Copy link to view' });
  expect(buttons).toHaveLength(2);
  // A press above the table closes the panel with the second one.
  for (const button of buttons.toReversed()) {
    expect(button).toHaveAccessibleDescription('A link without the search');
    await page.user.click(button);
  }
  await waitFor(() => expect(toasts).toHaveLength(2));
  unsubscribe();
  expect(new Set(toasts)).toEqual(new Set(['Copied the link to this view, without the search']));
  await page.goTo(PASSES_PATH);
  await screen.findByRole('heading', { level: 1, name: /PASSES/ });
  expect((await openViews(page)).queryByRole('button', { name: 'Mine' })).not.toBeInTheDocument();
});

it('copies a link to the view', async () => {
  const page = await openList(`${PASSES_PATH}?filter=day`);
  const views = await openViews(page);
  await page.user.click(views.getByRole('button', { name: 'Copy link to view' }));
  await screen.findByText('Copied the link to this view');
  expect(await navigator.clipboard.readText()).toMatch(/\/passes\?region=us-east&filter=day$/);
});

it('Default ends a search for people, which is part of no view', async () => {
  const page = await openList('/agency-dashboard/CBTA/riders');
  const views = await openViews(page);
  await enterText(page.user, views.getByRole('textbox', { name: 'Name of the view' }), 'All columns');
  await page.user.click(views.getByRole('button', { name: 'Save' }));
  await page.user.click(screen.getByRole('button', { name: 'Close' }));
  const tabs = within(await screen.findByRole('group', { name: 'Saved views' }));
  const getTab = (name: string) => tabs.getByRole('button', { name });
  expect(getTab('Default')).toHaveAttribute('aria-pressed', 'true');
  await enterText(page.user, screen.getByLabelText('Filter'), 'sullivan');
  expect(getTab('Default')).toHaveAttribute('aria-pressed', 'false');
  expect(getTab('All columns')).toHaveAttribute('aria-pressed', 'true');
  await page.user.click(getTab('Default'));
  expect(screen.getByLabelText('Filter')).toHaveValue('');
  expect(getTab('Default')).toHaveAttribute('aria-pressed', 'true');
});
