import { screen, waitFor } from '@testing-library/react';
import { openRule, valueInput } from '@tests/support/ruleFixture';

const environment = globalThis as unknown as { IS_REACT_ACT_ENVIRONMENT: boolean };

/** Types one text and presses Esc before anything else has its turn: as a browser does it, without waiting. */
async function typeAndEscape(text: string) {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const field = valueInput();
  const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setText?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Two events have the end of a task between them, and nothing else.
  await Promise.resolve();
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await Promise.resolve();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
}

it('an Esc that is quicker than the comparison with the old value loses nothing', async () => {
  await openRule('transfers', 'transfer_minutes');
  await typeAndEscape('95');
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Old and new value' })).toHaveTextContent('95'),
  );
  expect(valueInput()).toHaveValue('95');
});

it('an Esc closes an editor in which nothing was typed', async () => {
  const { user } = await openRule('transfers', 'transfer_minutes');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByLabelText('Value')).not.toBeInTheDocument());
});
