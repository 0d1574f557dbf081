import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const AGENCIES_PATH = '/agencies';
const MAC_USER_AGENT = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

describe('with a Cyrillic keyboard layout', () => {
  it('the letters are shortcuts by their place', async () => {
    const { currentUrl } = await renderRoute('/', network);
    fireEvent.keyDown(document.body, { key: 'п', code: 'KeyG' });
    fireEvent.keyDown(document.body, { key: 'ф', code: 'KeyA' });
    await waitFor(() => expect(currentUrl()).toBe(AGENCIES_PATH));
  });

  it('Ctrl+K opens and closes the palette', async () => {
    await renderRoute('/', network);
    const ctrlK = { key: 'л', code: 'KeyK', ctrlKey: true };
    expect(fireEvent.keyDown(document.body, ctrlK)).toBe(false);
    const palette = await screen.findByRole('dialog', { name: 'Command palette' });
    fireEvent.keyDown(within(palette).getByRole('combobox'), ctrlK);
    await waitFor(() => expect(palette).not.toBeInTheDocument());
  });
});

it('with an Arabic one, the key of “/” focuses the filter at once', async () => {
  await renderRoute(AGENCIES_PATH, network);
  fireEvent.keyDown(document.body, { key: 'ظ', code: 'Slash' });
  expect(screen.getByLabelText('Filter')).toHaveFocus();
});

describe('in a field on macOS', () => {
  beforeEach(() => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(MAC_USER_AGENT));

  it('Ctrl+K stays with the browser, which deletes to the end of the line', async () => {
    await renderRoute(AGENCIES_PATH, network);
    expect(fireEvent.keyDown(screen.getByLabelText('Filter'), { key: 'k', ctrlKey: true })).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('⌘K opens the palette, as Ctrl+K does outside of fields', async () => {
    await renderRoute(AGENCIES_PATH, network);
    expect(fireEvent.keyDown(screen.getByLabelText('Filter'), { key: 'k', metaKey: true })).toBe(false);
    expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(false);
  });

  it('Ctrl+K edits the palette’s own text, and ⌘K closes it', async () => {
    await renderRoute(AGENCIES_PATH, network);
    fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
    const palette = await screen.findByRole('dialog', { name: 'Command palette' });
    const field = within(palette).getByRole('combobox');
    expect(fireEvent.keyDown(field, { key: 'k', ctrlKey: true })).toBe(true);
    expect(palette).toBeInTheDocument();
    fireEvent.keyDown(field, { key: 'k', metaKey: true });
    await waitFor(() => expect(palette).not.toBeInTheDocument());
  });
});
