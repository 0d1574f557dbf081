import { screen, waitFor } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';

/** Starts a run of Fleet as soon as its list of agencies is there. `name`: that of its button. */
export async function pressRun(user: UserEvent, name = 'Run'): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}
