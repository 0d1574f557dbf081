import { screen } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { replaceText } from './enterText';

export const getField = (label: string) => screen.getByLabelText(label);
export const getButton = (name: string | RegExp) => screen.getByRole('button', { name });
export const getQueue = () => screen.getByRole('region', { name: 'Queue' });
export const fillField = (user: UserEvent, label: string, text: string) =>
  replaceText(user, getField(label), text);
/** Waits for the button. */
export const clickButton = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
