import { screen } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';

/** Opens the dialog that registers an operator, on the page of the operators when its list has loaded. */
export async function openOperatorDialog(user: UserEvent): Promise<void> {
  await screen.findAllByRole('rowheader');
  await user.click(screen.getByRole('button', { name: 'Register operator' }));
  await screen.findByRole('dialog', { name: 'Register operator' });
}
