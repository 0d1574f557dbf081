import { screen } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';

export const getField = (label: string) => screen.getByLabelText(label);
export const getButton = (name: string | RegExp) => screen.getByRole('button', { name });
/** Waits for the button. */
export const clickButton = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
