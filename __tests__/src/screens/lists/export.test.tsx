import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionEnded } from '@/session/sessionSlice';
import { PREFERENCES_STORAGE_KEY } from '@/session/storageKeys';
import { respondWith, openFakeNetwork, type FakeNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';
import { captureDownloads } from '@tests/support/downloads';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});
let files: ReturnType<typeof captureDownloads>;
beforeEach(() => {
  localStorage.clear();
  files = captureDownloads();
});

const RIDERS = '/agency-dashboard/CBTA/riders';
const CALL = '/customersearch/api/v3/riders';
const RIDER = `${RIDERS}/1000120`;
const page = (ids: number[], next?: number, total?: number) =>
  respondWith(
    200,
    ids.map((user_id) => ({ user_id, first_name: `Rider ${user_id}` })),
    {
      ...(next !== undefined && { 'x-next-page': String(next) }),
      ...(total !== undefined && { 'x-total': String(total) }),
    },
  );

/** A list and its export's dialog, with faults on the network from the first call on. */
async function open(path: string, until: string | RegExp, ...faults: Parameters<FakeNetwork['intercept']>[]) {
  const rendered = await renderRoute('/', network, { agencies: ['CBTA'] });
  for (const fault of faults) network.intercept(...fault);
  await rendered.goTo(path);
  await screen.findByText(until);
  await screen.findByRole('button', { name: 'Export' });
  return rendered;
}
const press = (name: string | RegExp) => screen.getByRole('button', { name });
/** By its title's text: under test antd gives all its parts one id, a page's select too. */
const dialog = async (what: string) =>
  (await screen.findByText(`Export ${what}`)).closest('[role="dialog"]') as HTMLElement;
const option = (name: string | RegExp) => screen.getByRole('radio', { name });
const lines = async (at = 0) => ((await files[at]?.text()) ?? '').split('\r\n');
const calls = () => network.requests.filter((line) => line.includes(CALL));

const TIME = String.raw`\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ`;

it.each([
  ['/agencies', 'agencies', 'agencies_us-east_'],
  ['/pso-users', 'operators', 'pso-users_us-east_'],
  ['/agency-dashboard/CBTA/admin-users', 'administrators', 'admin-users_us-east_CBTA_'],
  [RIDERS, 'riders', 'riders_us-east_CBTA_'],
  ['/agency-dashboard/CBTA/purchase-orders', 'purchase orders', 'purchase-orders_us-east_CBTA_'],
  ['/agency-dashboard/CBTA/passes', 'passes', 'passes_us-east_CBTA_'],
  [RIDER, 'payments', 'rider-1000120-payments_us-east_CBTA_'],
  [`${RIDER}?tab=passes`, 'passes', 'rider-1000120-passes_us-east_CBTA_'],
  [`${RIDER}?tab=purchaseOrders`, 'purchase orders', 'rider-1000120-purchase-orders_us-east_CBTA_'],
])('%s is saved under its name, region, agency and time; it says how many', async (path, what, name) => {
  const { user } = await open(path, /^\d+ loaded$|^\d+–\d+ of/);
  await user.click(press('Export'));
  const modal = await dialog(what);
  await user.click(within(modal).getByRole('button', { name: 'Save file' }));
  const saved = await within(modal).findByText(/^Saved /);
  expect(files).toHaveLength(1);
  expect(files[0]?.name).toMatch(new RegExp(`^${name}${TIME}\\.csv$`));
  const [, count, file] = /^Saved ([\d,]+) .* to (.*)\.$/.exec(saved.textContent ?? '') ?? [];
  expect(file).toBe(files[0]?.name);
  const text = await lines();
  // A header before the rows, nothing behind the last line's end.
  expect(text).toHaveLength(Number(count) + 2);
  expect(text[0]?.startsWith('\uFEFF')).toBe(true);
});

it('the loaded rows as they stand on the screen; missing is empty, amounts are plain, formulas are none', async () => {
  const { user } = await open(RIDERS, '2 loaded', [
    CALL,
    respondWith(200, [
      { user_id: 2, first_name: '=cmd()', last_name: 'Smith, "Jo"', email: null, amount: -123456 },
      { user_id: 1, first_name: '日本', a_telephone_number: '+1 555', amount: null },
      { name: 'no id' },
    ]),
  ]);
  await user.click(press('Export'));
  expect(await screen.findByRole('radio', { name: 'All 2 riders' })).toBeChecked();
  await user.click(press('Save file'));
  expect(await screen.findByText(/1 row could not be read and is left out\.$/)).toBeInTheDocument();
  expect(await lines()).toEqual([
    '\uFEFFUser ID,RMID,Customer Internal ID,First Name,Last Name,Email,A Tel.,P Tel.,Date of Birth,Smartcard ID,' +
      'Smartcard,Smartcard Status,Concession Type,Rider Type,Balance (USD)',
    `2,,,'=cmd(),"Smith, ""Jo""",,,,,,,,,,-1234.56`,
    `1,,,日本,,,'+1 555,,,,,,,,`,
    '',
  ]);
});

it('times carry their offset', async () => {
  const { user } = await open('/agency-dashboard/CBTA/passes', '1 loaded', [
    '/mobileticketview/',
    respondWith(200, [{ id: 1, created: '2026-11-21T14:05:09Z', price: 1205 }]),
  ]);
  await user.click(press('Export'));
  await dialog('passes');
  await user.click(press('Save file'));
  await screen.findByText(/^Saved 1 pass to/);
  const [, created = '', , , price] = (await lines())[1]?.split(',') ?? [];
  expect(created).toMatch(/T\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
  expect(new Date(created).toISOString()).toBe('2026-11-21T14:05:09.000Z');
  expect(price).toBe('12.05');
});

it('all that match: page after page, one call at a time, each row once, and nothing in the list’s cache', async () => {
  const { user } = await open(
    RIDERS,
    /2 loaded/,
    [`page=1&`, page([9, 8], 2), 1],
    ['page=2&', respondWith(500), 1],
  );
  await user.click(press('Export'));
  await dialog('riders');
  expect(option('The 2 loaded riders')).toBeChecked();
  network.reset();
  network.intercept('page=1&', page([9, 8], 2, 5));
  network.intercept('page=2&', page([8, 7], 3, 5));
  network.intercept('page=3&', page([6, 5], undefined, 5));
  await user.click(option('All riders, read page after page'));
  await user.click(press('Save file'));
  expect(await screen.findByText(/^Saved 5 riders to/)).toBeInTheDocument();
  expect((await lines()).slice(1).map((line) => line.split(',')[0])).toEqual(['9', '8', '7', '6', '5', '']);
  expect(calls().map((line) => /[?&]page=(\d)/.exec(line)?.[1])).toEqual(['1', '2', '3']);
  await user.click(within(screen.getByRole('dialog')).getByText('Close', { selector: 'button *' }));
  expect(screen.getByText('2 loaded')).toBeInTheDocument();
  expect(press('Export')).toHaveFocus();
});

it('says how far it is, and Cancel stops the call at once: nothing is saved', async () => {
  const { user } = await open(
    RIDERS,
    /2 loaded/,
    ['page=1&', page([9, 8], 2, 40)],
    ['page=2&', respondWith(500), 1],
  );
  await user.click(press('Export'));
  await dialog('riders');
  let signal: AbortSignal | undefined;
  network.intercept('page=2&', (request) => {
    signal = request.signal;
    return new Promise(() => undefined);
  });
  await user.click(option('All riders, read page after page'));
  await user.click(press('Save file'));
  expect(await screen.findByText('2 of 40 rows so far')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Rows read' })).toHaveAttribute('max', '40');
  await waitFor(() => expect(signal).toBeDefined());
  await user.click(press('Cancel'));
  expect(signal?.aborted).toBe(true);
  expect(press('Save file')).toHaveFocus();
  expect(files).toEqual([]);
});

it.each(['session', 'agency'])('the end of the %s stops it', async (what) => {
  const { user, store, goTo } = await open(
    RIDERS,
    /2 loaded/,
    ['page=1&', page([9, 8], 2)],
    ['page=2&', respondWith(500), 1],
  );
  await user.click(press('Export'));
  await dialog('riders');
  let signal: AbortSignal | undefined;
  network.intercept('page=2&', (request) => {
    signal = request.signal;
    return new Promise(() => undefined);
  });
  await user.click(option('All riders, read page after page'));
  await user.click(press('Save file'));
  await waitFor(() => expect(signal).toBeDefined());
  if (what === 'session') act(() => void store.dispatch(sessionEnded({ reason: 'signedOut' })));
  else await goTo('/agency-dashboard/METRO/riders');
  await waitFor(() => expect(signal?.aborted).toBe(true));
  expect(files).toEqual([]);
});

describe('a page that fails', () => {
  async function fail() {
    const rendered = await open(
      RIDERS,
      /2 loaded/,
      ['page=1&', page([9, 8], 2)],
      ['page=2&', respondWith(500), 2],
    );
    await rendered.user.click(press('Export'));
    await dialog('riders');
    await rendered.user.click(option('All riders, read page after page'));
    await rendered.user.click(press('Save file'));
    await screen.findByText('Not all riders could be read');
    return rendered;
  }

  it('is tried again from there', async () => {
    const { user } = await fail();
    network.reset();
    network.intercept('page=2&', page([7]));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Saved 3 riders to/)).toBeInTheDocument();
    expect(calls()).toHaveLength(1);
    expect(files[0]?.name).not.toContain('partial');
  });

  it('leaves what was read to be saved, named as a part', async () => {
    const { user } = await fail();
    await user.click(press('Save the 2 riders read so far'));
    expect(
      await screen.findByText(/^Saved 2 riders to .*\. The rest could not be read\.$/),
    ).toBeInTheDocument();
    expect(files[0]?.name).toMatch(/Z_partial\.csv$/);
    expect(await lines()).toHaveLength(4);
  });

  it('can be given up', async () => {
    const { user } = await fail();
    await user.click(press('Cancel'));
    expect(press('Save file')).toBeInTheDocument();
    expect(files).toEqual([]);
  });
});

it('visible columns in their order, or all of them', async () => {
  localStorage.setItem(
    PREFERENCES_STORAGE_KEY,
    JSON.stringify({ tables: { 'pso-users': { order: ['telephone', 'email'], hidden: ['email'] } } }),
  );
  const { user } = await open('/pso-users', /loaded$/);
  for (const name of ['The 2 visible columns, in their order on the screen', 'All 3 columns']) {
    await user.click(press('Export'));
    await dialog('operators');
    await user.click(option(name));
    await user.click(press('Save file'));
    await screen.findByText(/^Saved /);
    await user.keyboard('{Escape}');
  }
  expect((await lines(0))[0]).toBe('\uFEFFID,Telephone');
  expect((await lines(1))[0]).toBe('\uFEFFID,Email,Telephone');
});
