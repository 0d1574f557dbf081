import { type UserEvent } from '@testing-library/user-event';
import { getButton, getField } from './controls';
import { enterText } from './enterText';
import { type FakeNetwork } from './fakeNetwork';
import { openOperatorDialog } from './openOperatorDialog';
import { renderRoute } from './renderRoute';

export const SIGN_UP_PATH = '/pso/api/v1/signup';
export const PASSWORD = 'Winter-Tram-42';

export async function openDialog(network: FakeNetwork) {
  const page = await renderRoute('/', network);
  await page.goTo('/pso-users');
  await openOperatorDialog(page.user);
  return page;
}

export async function submitRegistration(user: UserEvent, email: string, password = PASSWORD) {
  await enterText(user, getField('Email'), email);
  await enterText(user, getField('Password'), password);
  await user.click(getButton('Register'));
}
