import { screen, waitFor } from '@testing-library/react';
import { openRule, valueInput } from '@tests/support/ruleFixture';

const actEnvironment = globalThis as unknown as { IS_REACT_ACT_ENVIRONMENT: boolean };

/** Types a text and presses Esc before React renders in between, as two quick key presses do in a browser. */
async function typeAndEscape(text: string) {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  const input = valueInput();
  const setNativeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setNativeValue?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  // Only microtasks run between the two events.
  await Promise.resolve();
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await Promise.resolve();
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
}

it('Esc does not discard input while the comparison with the old value is still pending', async () => {
  await openRule('transfers', 'transfer_minutes');
  await typeAndEscape('95');
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Old and new value' })).toHaveTextContent('95'),
  );
  expect(valueInput()).toHaveValue('95');
});

it('Esc closes an editor in which nothing was typed', async () => {
  const { user } = await openRule('transfers', 'transfer_minutes');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByLabelText('Value')).not.toBeInTheDocument());
});

it('Esc in a changed editor says so, and only a second press discards', async () => {
  const { user } = await openRule('transfers', 'transfer_minutes');
  const text = 'Unsent change: press Esc again to discard';
  await user.type(valueInput(), '1');
  await user.keyboard('{Escape}');
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  // Typing on takes the first press back.
  await user.type(valueInput(), '2');
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  // A held key is one press.
  await user.keyboard('{Escape>3/}');
  expect(valueInput()).toHaveValue('7512');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByLabelText('Value')).not.toBeInTheDocument());
});

it('a first press of Esc is taken back also by a character that is typed and deleted', async () => {
  const { user } = await openRule('transfers', 'transfer_minutes');
  await user.type(valueInput(), '1');
  await user.keyboard('{Escape}2{Backspace}');
  await waitFor(() => expect(valueInput()).toHaveValue('751'));
  await user.keyboard('{Escape}');
  expect(valueInput()).toHaveValue('751');
  expect(screen.getByText('Unsent change: press Esc again to discard')).toBeInTheDocument();
});
