import { act, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { TICKET_NOTE_LENGTH_LIMIT } from '@/domain/ticketNote';
import { TICKET_NOTE_STORAGE_KEY } from '@/session/storage/storageKeys';
import { ticketNoteChanged } from '@/session/ticket-note/ticketNoteSlice';
import { captureDownloads } from '@tests/support/downloads';
import { enterText, replaceText } from '@tests/support/enterText';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

async function openSelection(path: string, label: string) {
  const page = await renderRoute(path, network, { agencies: ['CBTA', 'METRO'] });
  const table = await screen.findByRole('table', { name: label });
  await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'));
  expect(within(table).queryAllByRole('checkbox')).toHaveLength(0);
  await page.user.click(screen.getByRole('button', { name: 'Select' }));
  const head = await within(table).findByRole('columnheader', { name: 'Select' });
  // The column is narrower than its title.
  expect(within(head).getByText('Select')).toHaveClass('visually-hidden');
  return { ...page, table };
}

const getBoxes = (table: HTMLElement) => within(table).getAllByRole<HTMLInputElement>('checkbox');
const getCheckedIndexes = (table: HTMLElement) =>
  getBoxes(table).flatMap(({ checked }, index) => (checked ? [index] : []));
const getIds = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

describe('agencies', () => {
  it('leads to Fleet with the selected agencies, of several filters', async () => {
    const { user, table, currentUrl } = await openSelection('/agencies', 'Agencies');
    expect(screen.queryByRole('link', { name: /^Check/ })).not.toBeInTheDocument();
    const filter = screen.getByLabelText('Filter');
    for (const abbreviation of ['CBTA', 'METRO']) {
      await replaceText(user, filter, abbreviation);
      await user.click(await within(table).findByRole('checkbox', { name: `Select ${abbreviation}` }));
    }
    // Also where the filter leaves no row, all selected ones can be deselected.
    await replaceText(user, filter, 'xyzzy');
    await waitFor(() => expect(within(table).queryAllByRole('checkbox', { name: /^Select / })).toEqual([]));
    expect(screen.getByRole('button', { name: 'Select none' })).toBeEnabled();
    await user.click(screen.getByRole('link', { name: 'Check 2 agencies' }));
    await waitFor(() => expect(currentUrl()).toBe('/fleet?agencies=CBTA.METRO'));
    const scope = await screen.findByRole('combobox', { name: 'Agencies' });
    await waitFor(() => expect(scope).toHaveDisplayValue('Chosen (2)'));
  });

  it('shows the selection again after Back, but not from a link or after one, and not after Cancel', async () => {
    const { user, table, goTo, currentUrl } = await openSelection('/agencies?filter=METRO', 'Agencies');
    await user.click(within(table).getByRole('checkbox', { name: 'Select METRO' }));
    const openFleet = () => user.click(screen.getByRole('link', { name: 'Check 1 agency' }));
    const goBack = async () => {
      await waitFor(() => expect(currentUrl()).toBe('/fleet?agencies=METRO'));
      act(() => window.history.back());
    };
    await openFleet();
    await goBack();
    expect(await screen.findByRole('checkbox', { name: 'Select METRO' })).toBeChecked();
    await openFleet();
    await waitFor(() => expect(currentUrl()).toBe('/fleet?agencies=METRO'));
    await goTo('/agencies?filter=METRO');
    expect(await screen.findByRole('button', { name: 'Select' })).toBeVisible();
    act(() => window.history.back());
    await goBack();
    expect(await screen.findByRole('button', { name: 'Select' })).toBeVisible();
    await press(user, 'Select');
    await user.click(await screen.findByRole('checkbox', { name: 'Select METRO' }));
    await press(user, 'Cancel');
    await goTo('/fleet?agencies=METRO');
    await goBack();
    expect(await screen.findByRole('button', { name: 'Select' })).toBeVisible();
  });

  it('selects all that the filter shows; Cancel leaves the table as it was and focuses Select', async () => {
    const { user, table, currentUrl } = await openSelection('/agencies', 'Agencies');
    await press(user, /^Select (all \d+|\d+ loaded)$/);
    expect(screen.getByRole('link', { name: /^Check \d+ agencies$/ })).toBeVisible();
    await press(user, 'Select none');
    expect(screen.queryByRole('link', { name: /^Check/ })).not.toBeInTheDocument();
    await press(user, 'Cancel');
    expect(within(table).queryAllByRole('checkbox')).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Select' })).toHaveFocus();
    await press(user, 'Select');
    const [name] = within(table).getAllByRole('rowheader');
    await user.click(within(name as HTMLElement).getByRole('link'));
    await waitFor(() => expect(currentUrl()).toMatch(/^\/agency-dashboard\/\w+/));
  });

  it('selects a row that is clicked beside its link, from which Space goes on, and with Shift a range', async () => {
    const { user, table, currentUrl } = await openSelection('/agencies', 'Agencies');
    const clickRow = (index: number) =>
      user.click(within(table).getAllByRole('row')[index + 1]?.children[3] as HTMLElement);
    await clickRow(1);
    expect(getCheckedIndexes(table)).toEqual([1]);
    await user.keyboard(' ');
    expect(getCheckedIndexes(table)).toEqual([]);
    await clickRow(1);
    await user.keyboard('{Shift>}');
    await clickRow(3);
    await user.keyboard('{/Shift}');
    expect(getCheckedIndexes(table)).toEqual([1, 2, 3]);
    await clickRow(2);
    expect(getCheckedIndexes(table)).toEqual([1, 3]);
    expect(currentUrl()).toBe('/agencies');
    await press(user, 'Cancel');
    await clickRow(1);
    await waitFor(() => expect(currentUrl()).toMatch(/^\/agency-dashboard\/\w+/));
  });

  it('opens the agency of the arrow that is pressed, as its tooltip says', async () => {
    const { user, table, currentUrl } = await openSelection('/agencies?filter=METRO', 'Agencies');
    await user.click(within(table).getByTitle('Open METRO'));
    await waitFor(() => expect(currentUrl()).toBe('/agency-dashboard/METRO'));
  });

  it('selects a range in the order of the sorted table', async () => {
    const { user, table } = await openSelection('/agencies?sort=name.desc', 'Agencies');
    await user.click(getBoxes(table)[1] as HTMLElement);
    await user.keyboard('{Shift>}');
    await user.click(getBoxes(table)[3] as HTMLElement);
    await user.keyboard('{/Shift}');
    expect(getCheckedIndexes(table)).toEqual([1, 2, 3]);
  });

  it('copies the abbreviations in the order of the sorted table', async () => {
    const { user, table } = await openSelection('/agencies?sort=abbreviation.desc', 'Agencies');
    await user.click(getBoxes(table)[2] as HTMLElement);
    await user.click(getBoxes(table)[0] as HTMLElement);
    await press(user, 'Copy ids');
    const shown = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.children[2]?.textContent);
    expect(await navigator.clipboard.readText()).toBe(`${shown[0]}\n${shown[2]}`);
  });
});

describe('riders', () => {
  it('selects by Space and by Shift with the arrows, survives more pages, and ends with the filter', async () => {
    const { user, table } = await openSelection('/agency-dashboard/CBTA/riders', 'Riders');
    const openers = within(table).getAllByRole('link', { name: /^\d+$/ });
    openers[0]?.focus();
    await user.keyboard(' ');
    expect(getCheckedIndexes(table)).toEqual([0]);
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(getCheckedIndexes(table)).toEqual([0, 1, 2]);
    await user.keyboard(' ');
    expect(getCheckedIndexes(table)).toEqual([0, 1]);
    const loadedText = screen.getByText(/^\d+ of [\d,]+ loaded$/).textContent;
    await press(user, 'Load more');
    await waitFor(() =>
      expect(screen.getByText(/^\d+ of [\d,]+ loaded$/)).not.toHaveTextContent(`${loadedText}`),
    );
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    await enterText(user, screen.getByRole('searchbox'), 'a');
    expect(await screen.findByText('0 selected')).toBeInTheDocument();
  });

  it('ends with the agency', async () => {
    const { goTo } = await openSelection('/agency-dashboard/CBTA/riders', 'Riders');
    await goTo('/agency-dashboard/METRO/riders');
    expect(await screen.findByRole('button', { name: 'Select' })).not.toHaveFocus();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('copies and exports the selected rows, and opens them in tabs as far as the browser allows', async () => {
    const { user, table } = await openSelection('/agency-dashboard/CBTA/riders', 'Riders');
    const [firstId, secondId] = getIds(table);
    await user.click(getBoxes(table)[0] as HTMLElement);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await press(user, 'Copy ids');
    expect(await screen.findByText('The browser did not allow copying')).toBeInTheDocument();
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    await user.click(getBoxes(table)[1] as HTMLElement);
    expect(screen.queryByText('The browser did not allow copying')).not.toBeInTheDocument();
    await press(user, 'Copy ids');
    expect(await navigator.clipboard.readText()).toBe(`${firstId}\n${secondId}`);

    const files = captureDownloads();
    await press(user, 'Export only these');
    expect(await screen.findByRole('radio', { name: 'The 2 selected riders' })).toBeChecked();
    await press(user, 'Save file');
    await waitFor(() => expect(files).toHaveLength(1));
    expect((await files[0]?.text())?.trim().split('\r\n')).toHaveLength(3);

    const open = jest.spyOn(window, 'open').mockReturnValueOnce(window).mockReturnValueOnce(null);
    await press(user, 'Open in tabs');
    const bar = within(screen.getByRole('group', { name: 'Selection' }));
    expect(bar.getByText(/^The browser opened 1 of 2 tabs\. Press again/)).toBeInTheDocument();
    open.mockReturnValue(window);
    await press(user, 'Open 1 more');
    expect(bar.queryByText(/^The browser opened/)).not.toBeInTheDocument();
    expect(open.mock.calls.map(([url]) => url)).toEqual(
      [firstId, secondId, secondId].map((id) => `/agency-dashboard/CBTA/riders/${id}?region=us-east`),
    );
    // More pages follow: those are not selected.
    await press(user, /^Select \d+ loaded$/);
    expect(screen.getByRole('button', { name: 'Open in tabs' })).toBeDisabled();
  });
});

it('exports selected rows without naming rows that could not be read', async () => {
  const page = await renderRoute('/', network, { agencies: ['CBTA'] });
  network.intercept('/customersearch/api/v3/riders', respondWith(200, [{ user_id: 9 }, {}, { user_id: 8 }]));
  await page.goTo('/agency-dashboard/CBTA/riders');
  await screen.findByText(/1 row could not be read/);
  const files = captureDownloads();
  await press(page.user, 'Select');
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select 9' }));
  await press(page.user, 'Export only these');
  await page.user.click(await screen.findByRole('button', { name: 'Save file' }));
  expect(await screen.findByText('Saved 1 rider')).toBeInTheDocument();
  expect(files).toHaveLength(1);
});

it('adds records to the ticket note with the address of their dialog, and keeps their own buttons', async () => {
  const { user, store, table } = await openSelection('/agency-dashboard/CBTA/passes', 'Passes');
  const [id] = getIds(table);
  await user.click(getBoxes(table)[0] as HTMLElement);
  await press(user, 'Add to note');
  expect(await screen.findByText('Added 1 of 1 pass to the ticket note')).toBeInTheDocument();
  expect(sessionStorage.getItem(TICKET_NOTE_STORAGE_KEY)).toBe(
    `Pass #${id} of CBTA, US East: ${window.location.origin}/agency-dashboard/CBTA/passes?region=us-east&record=${id}\n`,
  );
  act(() => void store.dispatch(ticketNoteChanged('x'.repeat(TICKET_NOTE_LENGTH_LIMIT))));
  await press(user, 'Add to note');
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  expect(bar.getByText('The ticket note is full: added 0 of 1 pass')).toBeInTheDocument();
  within(table)
    .getByRole('button', { name: `${id}` })
    .focus();
  await user.keyboard(' ');
  expect(getCheckedIndexes(table)).toEqual([]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('offers neither tabs nor notes for users, who have no page', async () => {
  const { user } = await openSelection('/pso-users', 'PSO Users');
  await press(user, /^Select (all \d+|\d+ loaded)$/);
  expect(screen.getByRole('button', { name: 'Copy ids' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Open in tabs' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add to note' })).not.toBeInTheDocument();
});
