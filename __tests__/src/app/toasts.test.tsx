import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { Toasts } from '@/app/shell/notices/Toasts';
import { TOAST_MS } from '@/domain/limits';
import { showToast, type Toast } from '@/ui/feedback/toast';
import { Modal } from '@/ui/overlay/Modal';
import { Popup } from '@/ui/overlay/Popup';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const EXPORT: Toast = { text: 'Saved 30 riders', details: [['File', 'riders.csv']] };

function renderToast(toast: Toast) {
  const { container } = render(<Toasts />);
  act(() => void showToast(toast));
  return container.firstElementChild as Element;
}
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const status = () => screen.getByRole('status').textContent;

it('shows a toast for four seconds, in a live region that is there before', () => {
  render(<Toasts />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  act(() => void showToast({ text: 'Copied 7' }));
  expect(screen.getByRole('status')).toBe(region);
  expect(screen.getAllByText('Copied 7')).toHaveLength(1);
  wait(TOAST_MS - 1);
  expect(region).toHaveTextContent('Copied 7');
  wait(1);
  expect(region).toBeEmptyDOMElement();
});

it('replaces a toast by the next one, which has its own four seconds and is read again if it is the same', () => {
  renderToast({ text: 'Copied 7' });
  const first = screen.getByText('Copied 7');
  wait(TOAST_MS - 1);
  act(() => void showToast({ text: 'Copied 7' }));
  expect(screen.getByText('Copied 7')).not.toBe(first);
  wait(TOAST_MS - 1);
  expect(status()).toBe('Copied 7');
});

it.each([
  ['pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focus', fireEvent.focus, fireEvent.blur],
])('stays while the %s is on it', (_name, enter, leave) => {
  const toast = renderToast({ text: 'Copied 7' });
  enter(toast);
  wait(10 * TOAST_MS);
  expect(status()).toBe('Copied 7');
  leave(toast);
  wait(TOAST_MS);
  expect(status()).toBe('');
});

it('stays open with its details, until it is closed', () => {
  renderToast(EXPORT);
  const details = screen.getByText('Show').closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  wait(10 * TOAST_MS);
  expect(screen.getByText('riders.csv')).toBeInTheDocument();
  expect(screen.getByText('Hide')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(status()).toBe('');
  expect(screen.queryByText('riders.csv')).not.toBeInTheDocument();
});

it('has nothing to show without details', () => {
  renderToast({ text: 'Copied 7' });
  expect(screen.queryByText('Show')).not.toBeInTheDocument();
});

it('says whether a toast is shown', () => {
  expect(showToast(EXPORT)).toBe(false);
  renderToast(EXPORT);
  act(() => expect(showToast(EXPORT)).toBe(true));
});

it('returns the focus when it is closed', () => {
  render(
    <>
      <button type="button">Copy</button>
      <Toasts />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Copy' });
  button.focus();
  act(() => void showToast({ text: 'Copied 7' }));
  const close = screen.getByRole('button', { name: 'Close this message' });
  act(() => close.focus());
  fireEvent.click(close);
  expect(button).toHaveFocus();
});

it('keeps the focus when the next toast removes its details, and returns it later', () => {
  render(
    <>
      <button type="button">Export</button>
      <Toasts />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Export' });
  button.focus();
  act(() => void showToast(EXPORT));
  act(() => screen.getByText('Show').focus());
  act(() => void showToast({ text: 'Copied 7' }));
  const close = screen.getByRole('button', { name: 'Close this message' });
  expect(close).toHaveFocus();
  fireEvent.click(close);
  expect(button).toHaveFocus();
  act(() => void showToast({ text: 'Copied 8' }));
  wait(TOAST_MS);
  expect(status()).toBe('');
});

it.each<[string, ReactElement]>([
  ['dialog', <Modal key="dialog" title="Rider" />],
  [
    'popup',
    <Popup key="popup" label="Changes" className="drawer" onClose={() => undefined}>
      Changes
    </Popup>,
  ],
])('is at the top while a %s is open, whose buttons may be at the bottom', async (_name, dialog) => {
  const toast = renderToast({ text: 'Copied 7' });
  expect(toast).not.toHaveAttribute('data-over-dialog');
  const { unmount } = render(dialog);
  // The observer of the body is called after this task.
  await act(() => Promise.resolve());
  expect(toast).toHaveAttribute('data-over-dialog');
  act(() => void showToast({ text: 'Copied 8' }));
  expect(toast).toHaveAttribute('data-over-dialog');
  unmount();
  await act(() => Promise.resolve());
  expect(toast).not.toHaveAttribute('data-over-dialog');
});

it('is at the bottom when the dialog that shows it closes with it', () => {
  function ExportButton() {
    const [isOpen, setIsOpen] = useState(true);
    const save = () => {
      showToast(EXPORT);
      setIsOpen(false);
    };
    return (
      isOpen && (
        <div role="dialog" aria-modal="true" aria-label="Export riders">
          <button type="button" onClick={save}>
            Save file
          </button>
        </div>
      )
    );
  }
  const { container } = render(
    <>
      <Toasts />
      <ExportButton />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save file' }));
  expect(status()).toBe('Saved 30 riders');
  expect(container.firstElementChild).not.toHaveAttribute('data-over-dialog');
});
