import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { PREFERENCES_STORAGE_KEY } from '@/session/storage/storageKeys';
import { getButton } from '@tests/support/controls';
import {
  files,
  findExportDialog,
  getOption,
  network,
  openList,
  readLines,
} from '@tests/support/exportFixture';
import { respondWith } from '@tests/support/fakeNetwork';
import { respondWithRiders, RIDERS_PATH } from '@tests/support/ridersFixture';

const RIDERS_URL = '/agency-dashboard/CBTA/riders';
const RIDER_URL = `${RIDERS_URL}/1000120`;
const listRequests = () => network.requestsTo(RIDERS_PATH);

const TIME_PATTERN = String.raw`\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ`;

it.each([
  ['/agencies', 'agencies', 'agencies_us-east_'],
  ['/pso-users', 'operators', 'pso-users_us-east_'],
  ['/agency-dashboard/CBTA/admin-users', 'administrators', 'admin-users_us-east_CBTA_'],
  [RIDERS_URL, 'riders', 'riders_us-east_CBTA_'],
  ['/agency-dashboard/CBTA/purchase-orders', 'purchase orders', 'purchase-orders_us-east_CBTA_'],
  ['/agency-dashboard/CBTA/passes', 'passes', 'passes_us-east_CBTA_'],
  [RIDER_URL, 'payments', 'rider-1000120-payments_us-east_CBTA_'],
  [`${RIDER_URL}?tab=passes`, 'passes', 'rider-1000120-passes_us-east_CBTA_'],
  [`${RIDER_URL}?tab=purchaseOrders`, 'purchase orders', 'rider-1000120-purchase-orders_us-east_CBTA_'],
])(
  'saves %s in a file named by table, region, agency and time, and tells rows and file in a toast',
  async (path, plural, namePrefix) => {
    const { user } = await openList(path, /^\d+ (of \d+ )?loaded$|^\d+–\d+ of/);
    await user.click(getButton('Export'));
    const modal = await findExportDialog(plural);
    expect(/16 digits: import Smartcard as text/.test(modal.textContent ?? '')).toBe(plural === 'riders');
    await user.click(within(modal).getByRole('button', { name: 'Save file' }));
    const saved = await screen.findByText(/^Saved /);
    expect(modal).not.toBeInTheDocument();
    expect(getButton('Export')).toHaveFocus();
    expect(files).toHaveLength(1);
    expect(files[0]?.name).toMatch(new RegExp(`^${namePrefix}${TIME_PATTERN}\\.csv$`));
    const [, count] = /^Saved ([\d,]+) /.exec(saved.textContent ?? '') ?? [];
    await user.click(screen.getByText('Show'));
    expect(screen.getByText('File').nextElementSibling).toHaveTextContent(files[0]?.name ?? '');
    const lines = await readLines();
    // The header line is first, and the text ends with a line break.
    expect(lines).toHaveLength(Number(count) + 2);
    expect(lines[0]?.startsWith('\uFEFF')).toBe(true);
  },
);

it('saves the loaded rows with empty cells for missing values, plain amounts and escaped formulas', async () => {
  const { user } = await openList(RIDERS_URL, '2 loaded', [
    RIDERS_PATH,
    respondWith(200, [
      { user_id: 2, first_name: '=cmd()', last_name: 'Smith, "Jo"', email: null, amount: -123456 },
      { user_id: 1, first_name: '日本', a_telephone_number: '+1 555', amount: null },
      { name: 'no id' },
    ]),
  ]);
  await user.click(getButton('Export'));
  // There is nothing to choose.
  expect(await screen.findByText('All 2 riders')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(getButton('Save file')).toHaveFocus();
  await user.click(getButton('Save file'));
  expect(await screen.findByText(/^Saved .* 1 row could not be read and is left out\.$/)).toBeInTheDocument();
  expect(await readLines()).toEqual([
    '\uFEFFUser ID,RMID,Customer Internal ID,First Name,Last Name,Email,A Tel.,P Tel.,Date of Birth,Smartcard ID,' +
      'Smartcard,Smartcard Status,Concession Type,Rider Type,Balance (USD)',
    `2,,,'=cmd(),"Smith, ""Jo""",,,,,,,,,,-1234.56`,
    `1,,,日本,,,'+1 555,,,,,,,,`,
    '',
  ]);
});

it('saves times with their UTC offset', async () => {
  const { user } = await openList('/agency-dashboard/CBTA/passes', '1 loaded', [
    '/mobileticketview/',
    respondWith(200, [{ id: 1, created: '2026-11-21T14:05:09Z', price: 1205 }]),
  ]);
  await user.click(getButton('Export'));
  await findExportDialog('passes');
  await user.click(getButton('Save file'));
  await screen.findByText('Saved 1 pass');
  const [, created = '', , , price] = (await readLines())[1]?.split(',') ?? [];
  expect(created).toMatch(/T\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
  expect(new Date(created).toISOString()).toBe('2026-11-21T14:05:09.000Z');
  expect(price).toBe('12.05');
});

it('fetches all pages one after the other, saves each row once, and leaves the list’s cache unchanged', async () => {
  const { user } = await openList(
    RIDERS_URL,
    /2 loaded/,
    [`page=1&`, respondWithRiders([9, 8], { nextPage: 2 }), 1],
    ['page=2&', respondWith(500), 1],
  );
  await user.click(getButton('Export'));
  await findExportDialog('riders');
  expect(getOption('The 2 loaded riders')).toBeChecked();
  network.reset();
  network.intercept('page=1&', respondWithRiders([9, 8], { nextPage: 2, total: 5 }));
  network.intercept('page=2&', respondWithRiders([8, 7], { nextPage: 3, total: 5 }));
  network.intercept('page=3&', respondWithRiders([6, 5], { total: 5 }));
  await user.click(getOption('All riders, read page by page'));
  await user.click(getButton('Save file'));
  expect(await screen.findByText('Saved 5 riders')).toBeInTheDocument();
  expect((await readLines()).slice(1).map((line) => line.split(',')[0])).toEqual([
    '9',
    '8',
    '7',
    '6',
    '5',
    '',
  ]);
  expect(listRequests().every((line) => line.includes('per_page=100&'))).toBe(true);
  expect(listRequests().map((line) => /[?&]page=(\d)/.exec(line)?.[1])).toEqual(['1', '2', '3']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('2 loaded')).toBeInTheDocument();
  expect(getButton('Export')).toHaveFocus();
});

it('shows the progress, and Cancel aborts the request and saves nothing', async () => {
  const { user } = await openList(
    RIDERS_URL,
    '2 of 40 loaded',
    ['page=1&', respondWithRiders([9, 8], { nextPage: 2, total: 40 })],
    ['page=2&', respondWith(500), 1],
  );
  await user.click(getButton('Export'));
  await findExportDialog('riders');
  let signal: AbortSignal | undefined;
  network.intercept('page=2&', (request) => {
    signal = request.signal;
    return new Promise(() => undefined);
  });
  await user.click(getOption('All 40 riders (1 call of 100)'));
  await user.click(getButton('Save file'));
  expect(await screen.findByText('2 of 40 rows so far, about 1 s left')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Rows read' })).toHaveAttribute('max', '40');
  await waitFor(() => expect(signal).toBeDefined());
  // The second click of a double click on 'Save file', and its Enter that is held down.
  fireEvent.click(getButton('Cancel'), { detail: 2 });
  expect(fireEvent.keyDown(getButton('Cancel'), { key: 'Enter', repeat: true })).toBe(false);
  // Escape would close the dialog and lose what was read.
  await user.keyboard('{Escape}');
  expect(signal?.aborted).toBe(false);
  await user.click(getButton('Cancel'));
  expect(signal?.aborted).toBe(true);
  expect(getButton('Save file')).toHaveFocus();
  expect(files).toEqual([]);
});

it.each(['session', 'agency', 'page'])('ends the export when the %s changes', async (changed) => {
  const { user, store, goTo } = await openList(
    RIDERS_URL,
    /2 loaded/,
    ['page=1&', respondWithRiders([9, 8], { nextPage: 2 })],
    ['page=2&', respondWith(500), 1],
  );
  await user.click(getButton('Export'));
  await findExportDialog('riders');
  let respond: ((response: Response) => void) | undefined;
  // The first one: another list has a page 2 too.
  network.intercept('page=2&', () => new Promise((resolve) => (respond ??= resolve)));
  await user.click(getOption('All riders, read page by page'));
  await user.click(getButton('Save file'));
  await waitFor(() => expect(respond).toBeDefined());
  if (changed === 'session') act(() => void store.dispatch(sessionEnded({ reason: 'signedOut' })));
  else await goTo(changed === 'agency' ? '/agency-dashboard/METRO/riders' : '/agencies');
  respond?.(new Response('[{"user_id":7}]', { headers: { 'x-next-page': '3' } }));
  // A response is read within a few microtasks; a further page would be asked for at once.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(network.requests.filter((request) => /customersearch.*page=3&/.test(request))).toEqual([]);
  expect(files).toEqual([]);
});

describe('when a page fails', () => {
  async function openFailedExport() {
    const rendered = await openList(
      RIDERS_URL,
      /2 loaded/,
      ['page=1&', respondWithRiders([9, 8], { nextPage: 2 })],
      // Fails for the list, and then for the export.
      ['page=2&', respondWith(500), 2],
    );
    await rendered.user.click(getButton('Export'));
    await findExportDialog('riders');
    await rendered.user.click(getOption('All riders, read page by page'));
    await rendered.user.click(getButton('Save file'));
    await screen.findByText('Not all riders could be read');
    return rendered;
  }

  it('continues with the failed page after Try again', async () => {
    const { user } = await openFailedExport();
    network.reset();
    network.intercept('page=2&', respondWithRiders([7]));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved 3 riders')).toBeInTheDocument();
    expect(listRequests()).toHaveLength(1);
    expect(files[0]?.name).not.toContain('partial');
  });

  it('saves the rows fetched so far in a file marked as partial', async () => {
    const { user } = await openFailedExport();
    await user.click(getButton('Save the 2 riders read so far'));
    expect(
      await screen.findByText(/^Saved 2 riders to .*\. The rest could not be read\.$/),
    ).toBeInTheDocument();
    expect(files[0]?.name).toMatch(/Z_partial\.csv$/);
    // The header, two rows, and the empty text behind the last line break.
    expect(await readLines()).toHaveLength(4);
  });

  it('saves nothing after Cancel', async () => {
    const { user } = await openFailedExport();
    await user.click(getButton('Cancel'));
    expect(getButton('Save file')).toBeInTheDocument();
    expect(files).toEqual([]);
  });
});

it('saves the visible columns in their order or all columns', async () => {
  localStorage.setItem(
    PREFERENCES_STORAGE_KEY,
    JSON.stringify({
      version: 1,
      tables: { 'pso-users': { order: ['telephone', 'email'], hidden: ['email'] } },
    }),
  );
  const { user } = await openList('/pso-users', /loaded$/);
  for (const name of ['The 2 visible columns, in the order on the screen', 'All 3 columns']) {
    await user.click(getButton('Export'));
    await findExportDialog('operators');
    await user.click(getOption(name));
    await user.click(getButton('Save file'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  expect((await readLines(0))[0]).toBe('\uFEFFID,Telephone');
  expect((await readLines(1))[0]).toBe('\uFEFFID,Email,Telephone');
});
