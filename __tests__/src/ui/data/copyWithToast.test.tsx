import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyIconButton } from '@/ui/data/CopyIconButton';
import { copyWithToast } from '@/ui/data/copyWithToast';
import { subscribeToToasts } from '@/ui/feedback/toast';

const FAILURE = { isCopied: false, message: 'The browser did not allow copying' };

it('says in a toast that it has copied, or beside the button where nothing shows toasts', async () => {
  userEvent.setup();
  const onToast = jest.fn();
  const unsubscribe = subscribeToToasts(onToast);
  expect(await copyWithToast('7')).toEqual({ isCopied: true, message: '' });
  expect(onToast).toHaveBeenCalledWith({ text: 'Copied 7' });
  unsubscribe();
  expect(await copyWithToast('7', 'Copied it')).toEqual({ isCopied: true, message: 'Copied it' });
  expect(await navigator.clipboard.readText()).toBe('7');
});

it('tells a failure from a success also when both have the same text', async () => {
  userEvent.setup();
  expect(await copyWithToast('7', FAILURE.message)).toEqual({ ...FAILURE, isCopied: true });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  expect(await copyWithToast('7', FAILURE.message)).toEqual(FAILURE);
});

it('marks the button of a copied value where nothing shows toasts, and otherwise after a failure', async () => {
  const user = userEvent.setup();
  render(<CopyIconButton label="id" text="7" />);
  const button = screen.getByRole('button', { name: 'Copy id' });
  const before = button.innerHTML;
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await user.click(button);
  expect(await screen.findByText(FAILURE.message)).toBeInTheDocument();
  const afterFailure = button.innerHTML;
  expect(afterFailure).not.toBe(before);
  await user.click(button);
  expect(await screen.findByText('Copied 7')).toBeInTheDocument();
  expect([before, afterFailure]).not.toContain(button.innerHTML);
});
