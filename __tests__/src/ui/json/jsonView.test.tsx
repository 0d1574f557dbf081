import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { JsonView } from '@/ui/json/JsonView';
import { JsonViewErrorBoundary } from '@/ui/json/JsonViewErrorBoundary';
import { captureDownloads } from '@tests/support/downloads';
import { renderComponent } from '@tests/support/renderComponent';

const RECORD = `{
  "id": 9007199254740993, "price": 1.0, "name": "Day pass",
  "__proto__": {"polluted": true}, "id": 2,
  "product": {"attributes": {"fare_type": "adult", "zones": ["A", "B"]}, "odd name": null}
}`;

const tree = () => screen.getByRole('tree', { name: 'Pass #5' });
const visibleRows = () => within(tree()).getAllByRole('treeitem');
const rowTexts = () => visibleRows().map(({ textContent }) => textContent.replace(/[▾▸]/, ''));
const activeRow = () => within(tree()).getByRole('treeitem', { selected: true });
const activeText = () => activeRow().textContent.replace(/[▾▸]/, '');

async function renderTree(json = RECORD) {
  const page = renderComponent(<JsonView json={json} name="Pass #5" />);
  await page.user.click(activeRow());
  return page;
}

it('shows keys, digits and duplicate keys exactly as received, with two levels expanded', async () => {
  await renderTree();
  expect(rowTexts()).toEqual([
    '{ 6 keys }',
    '"id": 9007199254740993',
    '"price": 1.0',
    '"name": "Day pass"',
    '"__proto__": { 1 key }',
    '"polluted": true',
    '"id": 2',
    '"product": { 2 keys }',
    '"attributes": { 2 keys }',
    '"odd name": null',
  ]);
  // The key `__proto__` must not have changed Object.prototype.
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

it('exposes each row’s level, position and expanded state to screen readers', async () => {
  await renderTree();
  const product = screen.getByRole('treeitem', { name: /"product"/ });
  expect(product).toHaveAttribute('aria-level', '2');
  expect(product).toHaveAttribute('aria-posinset', '6');
  expect(product).toHaveAttribute('aria-setsize', '6');
  expect(product).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('treeitem', { name: /"price"/ })).not.toHaveAttribute('aria-expanded');
});

it('moves between rows with the keyboard', async () => {
  const { user } = await renderTree();
  expect(tree()).toHaveFocus();
  const steps: [string, string][] = [
    ['{End}', '"odd name": null'],
    ['{ArrowUp}', '"attributes": { 2 keys }'],
    ['{ArrowRight}', '"attributes": { 2 keys }'],
    ['{ArrowRight}', '"fare_type": "adult"'],
    ['{ArrowDown}{Enter}', '"zones": [ 2 items ]'],
    ['{ArrowDown}{ArrowDown}', '1: "B"'],
    ['{ArrowLeft}', '"zones": [ 2 items ]'],
    ['{ArrowLeft}{ArrowDown}', '"odd name": null'],
    ['{Home}', '{ 6 keys }'],
    ['{ArrowUp}', '{ 6 keys }'],
  ];
  for (const [keys, expected] of steps) {
    await user.keyboard(keys);
    expect(activeText()).toBe(expected);
    expect(tree()).toHaveAttribute('aria-activedescendant', activeRow().id);
  }
});

it('expands and collapses all', async () => {
  const { user } = await renderTree();
  await user.click(screen.getByRole('button', { name: 'Expand all' }));
  // Every value of RECORD.
  expect(visibleRows()).toHaveLength(14);
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  // The root and its six members.
  expect(visibleRows()).toHaveLength(7);
});

it('finds keys and values, counts the matches and expands the path to each', async () => {
  const { user } = await renderTree();
  const searchBox = screen.getByRole('searchbox', { name: 'Search keys and values' });
  await user.type(searchBox, 'A');
  // A row is one match: name, attributes, fare_type, "A" and odd name.
  expect(await screen.findByText('1 of 5')).toBeInTheDocument();
  await user.clear(searchBox);
  await user.type(searchBox, 'ADULT{Enter}');
  expect(screen.getByText('1 of 1')).toBeInTheDocument();
  expect(activeText()).toBe('"fare_type": "adult"');
  expect(searchBox).toHaveFocus();
  await user.clear(searchBox);
  await user.type(searchBox, 'id{Enter}{Enter}');
  expect(activeText()).toBe('"id": 2');
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(activeText()).toBe('"id": 9007199254740993');
  await user.click(screen.getByRole('button', { name: 'Previous match' }));
  expect(activeText()).toBe('"id": 2');
  await user.clear(searchBox);
  await user.type(searchBox, 'nowhere{Enter}');
  expect(screen.getByText('No matches')).toBeInTheDocument();
});

it('typing unfolds and marks the first match, and Enter goes on to the next', async () => {
  const { user } = await renderTree();
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  const searchBox = screen.getByRole('searchbox', { name: 'Search keys and values' });
  await user.type(searchBox, 'fare_type');
  expect(await screen.findByText('1 of 1')).toBeInTheDocument();
  expect(activeText()).toBe('"fare_type": "adult"');
  expect(activeRow()).toHaveAttribute('data-match', 'true');
  expect(searchBox).toHaveFocus();
  await user.clear(searchBox);
  await user.type(searchBox, 'name');
  await screen.findByText('1 of 2');
  await user.keyboard('{Enter}');
  expect(activeText()).toBe('"odd name": null');
});

it('Enter and Esc of an input method neither step to a match nor clear the search', async () => {
  const { user } = await renderTree();
  const searchBox = screen.getByRole('searchbox', { name: 'Search keys and values' });
  await user.type(searchBox, 'name');
  await screen.findByText('1 of 2');
  fireEvent.keyDown(searchBox, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(searchBox, { key: 'Escape', isComposing: true });
  expect(screen.getByText('1 of 2')).toBeInTheDocument();
  expect(searchBox).toHaveValue('name');
});

it('scrolls back to the active row with each key and with the only match', async () => {
  const values = Array.from({ length: 300 }, (_value, index) => index);
  const { user } = await renderTree(JSON.stringify({ needle: {}, values }));
  const scrollAway = () => fireEvent.scroll(tree(), { target: { scrollTop: 4000 } });
  scrollAway();
  await user.keyboard('{Home}');
  expect(tree().scrollTop).toBe(0);
  await user.keyboard('{ArrowDown}');
  scrollAway();
  await user.keyboard('{ArrowRight}');
  expect(activeText()).toBe('"needle": {}');
  await user.type(screen.getByRole('searchbox'), 'needle{Enter}');
  scrollAway();
  await user.click(screen.getByRole('button', { name: 'Next match' }));
  expect(activeText()).toBe('"needle": {}');
});

it('finds text that the JSON contains as escape sequences', async () => {
  const { user } = await renderTree(String.raw`{"k": "caf\u00e9 \"Noir\""}`);
  await user.type(screen.getByRole('searchbox'), 'CAFÉ "noir{Enter}');
  expect(screen.getByText('1 of 1')).toBeInTheDocument();
});

it('copies the value and the path of a row, and confirms it', async () => {
  const { user } = await renderTree();
  await user.keyboard('{End}{ArrowUp}{ArrowRight}{ArrowRight}c');
  expect(await screen.findByText('Value copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('adult');
  await user.keyboard('p');
  expect(await screen.findByText('Path copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('$.product.attributes.fare_type');
  await user.keyboard('{End}');
  await user.click(screen.getByRole('button', { name: 'Copy path' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('$.product["odd name"]'));
  await user.click(screen.getByRole('treeitem', { name: /9007199254740993/ }));
  await user.click(screen.getByRole('button', { name: 'Copy value' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('9007199254740993'));
});

it('shows a message when the browser does not allow copying', async () => {
  const { user } = await renderTree();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await user.keyboard('c');
  expect(await screen.findByText('The browser did not allow copying')).toBeInTheDocument();
});

it('downloads the JSON text unchanged, and says so', async () => {
  const downloads = captureDownloads();
  const { user } = await renderTree();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(downloads.map(({ name }) => name)).toEqual(['Pass-5.json']);
  expect(await downloads[0]?.text()).toBe(RECORD);
  expect(screen.getByText('Saved the record')).toBeInTheDocument();
});

it('truncates long strings and shows the full value in a panel that Esc closes', async () => {
  const longText = 'x'.repeat(10_000);
  const { user } = await renderTree(JSON.stringify({ longText }));
  expect(screen.getByRole('treeitem', { name: /long/ }).textContent.length).toBeLessThan(600);
  await user.click(screen.getByRole('button', { name: 'show full value' }));
  expect(screen.getByRole('region', { name: 'Text of the value' })).toHaveTextContent(longText);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Full value' })).not.toBeInTheDocument();
  expect(tree()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Full value' })).toBeInTheDocument();
});

it('renders markup as plain text and escapes invisible and right-to-left characters', async () => {
  await renderTree(
    JSON.stringify({ '<img src=x onerror=alert(1)>': '<script>1</script>', turn: 'a\u202Eb\u200Bc' }),
  );
  expect(tree().querySelector('img, script')).toBeNull();
  expect(rowTexts()[1]).toBe('"<img src=x onerror=alert(1)>": "<script>1</script>"');
  expect(rowTexts()[2]).toBe(String.raw`"turn": "a\u202eb\u200bc"`);
});

it('expands JSON that nests 20,000 levels deep', async () => {
  const { user } = await renderTree(`${'['.repeat(20_000)}7${']'.repeat(20_000)}`);
  await user.click(screen.getByRole('button', { name: 'Expand all' }));
  await user.type(screen.getByRole('searchbox'), '7{Enter}');
  expect(screen.getByText('1 of 1')).toBeInTheDocument();
});

it('renders only the visible rows, and shows a notice when the JSON is too long to show', async () => {
  await renderTree(`[${'1,'.repeat(800_000)}1]`);
  expect(visibleRows().length).toBeLessThan(100);
  expect(screen.getByText(/first 1.4 of 1.6 MB/)).toBeInTheDocument();
});

it('shows the record as text when the viewer could not be loaded', () => {
  renderComponent(<JsonViewErrorBoundary json={RECORD} view={null} />);
  expect(screen.getByText('The viewer could not be loaded')).toBeInTheDocument();
  expect(screen.getByText(/"id": 9007199254740993/)).toBeInTheDocument();
});

it('prints the rows that are not in view too, up to 2,000, and says how many are left out', async () => {
  await renderTree(JSON.stringify(Array.from({ length: 2500 }, (_item, index) => index)));
  const countBefore = visibleRows().length;
  expect(countBefore).toBeLessThan(200);
  fireEvent(window, new Event('beforeprint'));
  expect(visibleRows()).toHaveLength(2000);
  expect(screen.getByText('501 more rows are not printed.')).toBeInTheDocument();
  fireEvent(window, new Event('afterprint'));
  expect(visibleRows()).toHaveLength(countBefore);
  expect(screen.queryByText(/are not printed/)).not.toBeInTheDocument();
});
