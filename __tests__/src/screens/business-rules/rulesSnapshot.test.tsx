import { act, screen, waitFor, within } from '@testing-library/react';
import { platformApi } from '@/api/client/platformApi';
import { tags } from '@/api/client/tags';
import { type RulesAnswer } from '@/domain/fleet/fleetRun';
import { formatSnapshotFile } from '@/domain/snapshots/snapshotFile';
import { getSessionDatabase } from '@/session/storage/fleetDatabases';
import { captureDownloads } from '@tests/support/downloads';
import { respondWith } from '@tests/support/fakeNetwork';
import { endDocuments, installFakeStorage, readContent, readDatabase } from '@tests/support/fakeStorage';
import { renderRoute } from '@tests/support/renderRoute';
import {
  changeRuleOnServer,
  countListLoads,
  dialogButton,
  findDialog,
  findOutcomeDialog,
  network,
} from '@tests/support/ruleFixture';
import { createTextFile } from '@tests/support/textFile';
import { waitForSideEffects } from '@tests/support/waitForSideEffects';

beforeEach(installFakeStorage);

const PAGE_PATH = '/agency-dashboard/CBTA/businessRules';
const DATABASE = getSessionDatabase('a-session');
const openPage = (path = PAGE_PATH) => renderRoute(path, network, { agencies: ['CBTA', 'METRO'] });
const getPart = () => screen.getByRole('region', { name: 'Snapshot' });
const getKeepButton = () => within(getPart()).getByRole('button', { name: 'Keep as it is' });
const findSummary = (text: RegExp) =>
  waitFor(() => expect(within(getPart()).getAllByRole('status')[0]).toHaveTextContent(text));
const clickIn = async ({ user }: Awaited<ReturnType<typeof openPage>>, name: string) =>
  user.click(within(await screen.findByRole('region', { name: 'Snapshot' })).getByRole('button', { name }));
const listRows = () =>
  within(screen.getByRole('table', { name: 'Rules that differ' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

async function keepSnapshot() {
  const page = await openPage();
  await page.user.click(await screen.findByRole('button', { name: 'Snapshot' }));
  await clickIn(page, 'Keep as it is');
  expect(getKeepButton()).toBeEnabled();
  await findSummary(/^No rule differs from your snapshot of /);
  await waitFor(async () => expect(await readDatabase(DATABASE)).toHaveLength(1));
  return page;
}

const addUnreadableRow = async (request: Request) => {
  const response = await network.forward(request);
  return respondWith(200, [...((await response.json()) as unknown[]), {}])(request);
};

it('loads nothing of it, and makes no call, before something is kept', async () => {
  const { store } = await openPage();
  await screen.findByRole('button', { name: 'Snapshot' });
  await screen.findByRole('button', { name: 'Transfers' });
  expect(screen.queryByRole('region', { name: 'Snapshot' })).not.toBeInTheDocument();
  expect(store.getState().snapshots).toBeUndefined();
  expect(await indexedDB.databases()).toEqual([]);
  expect(countListLoads()).toBe(0);
});

it('keeps values only, finds what differs at the next visit, and puts it back through the editor', async () => {
  await changeRuleOnServer('transfers', 'transfer_matrix', '{"__proto__":{"a":1.0},"b":2}');
  await keepSnapshot();
  const [stored] = await readDatabase(DATABASE);
  const text = stored ? await readContent(stored) : '';
  expect(text).toContain('transfer_minutes');
  expect(text).not.toMatch(/@|eyJ/);

  // Another document, which a reload makes.
  document.body.replaceChildren();
  endDocuments();
  await changeRuleOnServer('transfers', 'transfer_minutes', '{"minutes":17}');
  await changeRuleOnServer('transfers', 'transfer_matrix', '{"__proto__":{"a":1},"b":2}');
  const page = await openPage();
  await findSummary(/^Your snapshot of \d\d\/\d\d\/\d{4} [\d:]+$/);
  expect(countListLoads()).toBe(0);
  await clickIn(page, 'Compare 6 categories');
  await findSummary(/^2 rules differ from your snapshot of /);
  // The categories, and the rules of each.
  expect(countListLoads()).toBe(6);
  expect(getPart()).toHaveTextContent(/Compared: \d+ rules in 6 categories, read at /);
  // The name of one has the word 'keys', another one an address.
  expect(getPart()).toHaveTextContent(/2 rules with a value that looks like a secret or an address/);
  expect(listRows()).toEqual([
    ['Transfers › transfer_matrix', 'changed', '', '1 path differs', 'Put back…'],
    ['__proto__.a', '', '1.0', '1', ''],
    ['Transfers › transfer_minutes', 'changed', expect.any(String), '17', 'Put back…'],
  ]);

  const bodies = network.recordBodies('PATCH');
  await clickIn(page, 'Put back… Transfers › transfer_matrix');
  const editor = await findDialog('Edit transfer_matrix');
  expect(within(editor).getByLabelText<HTMLTextAreaElement>('JSON').value).toContain('1.0');
  expect(network.requestsTo('PATCH')).toEqual([]);
  await page.user.click(dialogButton('Submit'));
  await findOutcomeDialog('Business Rule Edited Successfully');
  expect(bodies).toEqual([
    '{"identity":"transfer_matrix","category":2,"rule":{"__proto__":{"a":1.0},"b":2}}',
  ]);
  await page.user.click(dialogButton('Close'));
  await findSummary(/^1 rule differs from your snapshot of /);
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^1 rule differs /));

  await clickIn(page, 'Keep as it is');
  await findSummary(/^No rule differs from your snapshot of /);
  await clickIn(page, 'Take it back');
  expect(getKeepButton()).toHaveFocus();
  await findSummary(/^1 rule differs from your snapshot of /);
  await clickIn(page, 'Forget');
  expect(getKeepButton()).toHaveFocus();
  await findSummary(/^No snapshot is kept$/);
  await waitFor(async () => expect(await readDatabase(DATABASE)).toEqual([]));
  await clickIn(page, 'Close the snapshot');
  expect(screen.getByRole('button', { name: 'Snapshot' })).toHaveFocus();
});

it('never says that nothing differs where a category could not be read, and keeps nothing then', async () => {
  const page = await keepSnapshot();
  network.intercept('/categories', addUnreadableRow, 1);
  await clickIn(page, 'Compare again');
  await findSummary(/^Not all rules could be compared with your snapshot of /);
  expect(getPart()).toHaveTextContent(/categories could not be read completely: rules of other categories/);
  network.intercept('/rules?agency=CBTA&categories=2', respondWith(500));
  await clickIn(page, 'Compare again');
  await findSummary(/^Not all rules could be compared with your snapshot of /);
  expect(getPart()).toHaveTextContent('Could not be read, and not compared: Transfers');
  const [stored] = await readDatabase(DATABASE);
  await clickIn(page, 'Keep as it is');
  expect(await within(getPart()).findByRole('alert')).toHaveTextContent(
    'Nothing was kept: Transfers could not be read.',
  );
  expect(await readDatabase(DATABASE)).toEqual([stored]);
  network.intercept('/categories', respondWith(500));
  await clickIn(page, 'Compare again');
  await screen.findByText('The categories could not be read: nothing was compared.');
  expect(getPart()).toHaveTextContent('read all categories, compare, and keep them');
});

it('reads nothing more after the page was left', async () => {
  const page = await keepSnapshot();
  await clickIn(page, 'Compare again');
  await waitFor(() => expect(countListLoads()).toBe(12));
  await findSummary(/^No rule differs from your snapshot of /);
  await page.goTo('/agency-dashboard/CBTA');
  act(() => void page.store.dispatch(platformApi.util.invalidateTags([tags.rules('CBTA', 2)])));
  await waitForSideEffects();
  expect(countListLoads()).toBe(12);
});

it('compares and keeps at each visit where the operator turned it on, until something differs', async () => {
  const page = await openPage();
  await page.user.click(await screen.findByRole('button', { name: 'Snapshot' }));
  await page.user.click(await screen.findByText('What is kept, and for how long'));
  await page.user.click(screen.getByRole('checkbox', { name: /^Each time I open this page/ }));
  await findSummary(/^No rule differs from your snapshot of /);
  await waitFor(async () => expect(await readDatabase(DATABASE)).toHaveLength(1));
  const [first] = await readDatabase(DATABASE);
  await changeRuleOnServer('transfers', 'transfer_minutes', '{"minutes":17}');
  await page.goTo('/agency-dashboard/CBTA');
  await page.goTo(PAGE_PATH);
  await findSummary(/^1 rule differs from your snapshot of /);
  expect(await readDatabase(DATABASE)).toEqual([first]);
});

it('does not claim to keep at each visit when the choice can’t be stored', async () => {
  const page = await openPage();
  await page.user.click(await screen.findByRole('button', { name: 'Snapshot' }));
  await page.user.click(await screen.findByText('What is kept, and for how long'));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const box = screen.getByRole('checkbox', { name: /^Each time I open this page/ });
  await page.user.click(box);
  expect(box).not.toBeChecked();
  expect(screen.getByRole('alert')).toHaveTextContent('full or blocked: the choice stays as it was.');
});

it('keeps what it reads, also when another choice during the reading asks for a second one', async () => {
  const page = await openPage();
  const respond = network.hold('/rules?agency=CBTA&categories=2');
  await page.user.click(await screen.findByRole('button', { name: 'Snapshot' }));
  await clickIn(page, 'Keep as it is');
  await findSummary(/^Reading… \d of 6 categories/);
  await page.user.click(screen.getByText('What is kept, and for how long'));
  await page.user.click(screen.getByRole('checkbox', { name: /^Each time I open this page/ }));
  respond();
  await findSummary(/^No rule differs from your snapshot of /);
  expect(within(getPart()).queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(async () => expect(await readDatabase(DATABASE)).toHaveLength(1));
  expect(countListLoads()).toBe(6);
});

it('saves a file, and only compares with that of another region', async () => {
  const page = await keepSnapshot();
  const downloads = captureDownloads();
  await clickIn(page, 'Save as file');
  expect(downloads[0]?.name).toMatch(/^snapshot-rules_us-east_CBTA_.*\.json$/);
  expect(await screen.findByText('Saved the snapshot')).toBeInTheDocument();
  const text = (await downloads[0]?.text()) ?? '';
  const { content } = (JSON.parse(text) as { snapshot: { content: RulesAnswer } }).snapshot;
  const other = {
    kind: 'rules' as const,
    region: 'australia' as const,
    agency: 'METRO',
    takenAt: 0,
    content: {
      ...content,
      rules: [
        ...content.rules
          .filter(({ identity }) => identity !== 'card_prefix')
          .map((rule) =>
            rule.identity === 'transfer_minutes' ? { ...rule, json: '{"minutes":"x"}' } : rule,
          ),
        { category: 'Transfers', identity: 'of_metro', json: '{"value":1}' },
      ],
    },
  };
  const input = screen.getByLabelText('File with a snapshot');
  await page.user.upload(input, createTextFile(formatSnapshotFile(other, '1')));
  await findSummary(/^3 rules differ from the file of Australia, METRO, 01\/01\/1970 00:00:00 UTC$/);
  expect(listRows().map((row) => row.slice(0, 2))).toEqual([
    ['Smartcards › card_prefix', 'only here'],
    ['Transfers › of_metro', 'only in the file'],
    ['Transfers › transfer_minutes', 'other type'],
  ]);
  expect(screen.queryByText('Put back…')).not.toBeInTheDocument();
  const added = Array.from({ length: 25 }, (_item, index) => ({
    category: 'Transfers',
    identity: `of_metro_${index}`,
    json: '1',
  }));
  const large = { ...other, takenAt: 1000, content: { ...content, rules: [...content.rules, ...added] } };
  await page.user.upload(input, createTextFile(formatSnapshotFile(large, '1')));
  await findSummary(/^25 rules differ /);
  await clickIn(page, 'Show all 25');
  // The first one below the 20 that were shown before.
  expect(document.activeElement?.textContent).toMatch(/^Transfers › of_metro_/);
  expect(document.activeElement).toBe(
    within(screen.getByRole('table', { name: 'Rules that differ' })).getAllByRole('row')[21],
  );
  await page.user.upload(input, createTextFile('{}'));
  expect(await within(getPart()).findByRole('alert')).toHaveTextContent('This file has no snapshot.');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Compare with' }), 'kept');
  await findSummary(/^No rule differs from your snapshot of /);
});

it('says that a snapshot is gone after a reload where the storage is blocked', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const page = await openPage();
  await page.user.click(await screen.findByRole('button', { name: 'Snapshot' }));
  await clickIn(page, 'Keep as it is');
  await findSummary(/^No rule differs from your snapshot of /);
  expect(getPart()).toHaveTextContent('This browser’s storage is full or blocked');
});
