import { cleanup, screen } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { PENDING_WRITES_STORAGE_KEY } from '@/session/storage/storageKeys';
import { clickButton, getField } from './controls';
import { type Interception, respondWith, setUpNetwork } from './fakeNetwork';
import { openRoute, renderRoute } from './renderRoute';

// The tests of a file share one platform.
export const network = setUpNetwork();

export const REGISTRATION_PATH = '/agency-dashboard/CBTA/admin-registration';
// For `intercept` and `requests`: parts of a request's `METHOD path?query`.
export const ADMIN_REQUEST = 'POST /platform/us-east/auth/api/v3/administrators';
export const PROFILE_REQUEST = 'POST /platform/us-east/profile/api/v3/profile';
/** 'Check now' reads the administrators in pages of 100. */
export const VERIFY_QUERY = 'per_page=100';
export const PASSWORD = 'Quiet-heron-4821';

/** Reads the stored registrations with an unknown outcome, or the administrators without a profile (decision 20). */
export function readPendingWrites<T = object>(kind: 'registration' | 'profile'): T[] {
  const stored = JSON.parse(sessionStorage.getItem(PENDING_WRITES_STORAGE_KEY) ?? '{}') as { list?: string };
  const list = JSON.parse(stored.list ?? '[]') as ({ kind: string } & T)[];
  return list.filter((write) => write.kind === kind);
}

let emailCount = 0;
/** Creates an email address that no administrator has yet. */
export const createEmail = () => `registered${(emailCount += 1)}@cbta.example`;

export async function openRegistration(...interceptions: Interception[]) {
  // After a registration the screen goes back to this list.
  const page = await openRoute(
    '/agency-dashboard/CBTA/admin-users',
    network,
    { agencies: ['CBTA', 'METRO'] },
    ...interceptions,
  );
  await page.goTo(REGISTRATION_PATH);
  await screen.findByRole('button', { name: 'Create' });
  return page;
}

/** Opens the page anew with what the browser has stored. */
export function reloadRegistration() {
  // The page that is left stores what it has changed last; by itself it does so in later timer ticks.
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  return renderRoute(REGISTRATION_PATH, network, { agencies: ['CBTA', 'METRO'] });
}

export async function fillForm(
  user: UserEvent,
  email: string,
  otherValues: Readonly<Record<string, string>> = {},
) {
  const values = {
    'First Name': 'Ada',
    'Last Name': 'Byron',
    Email: email,
    Password: PASSWORD,
    ...otherValues,
  };
  for (const [label, value] of Object.entries(values)) {
    await user.clear(getField(label));
    await user.click(getField(label));
    await user.paste(value);
  }
}

export async function submitRegistration(
  user: UserEvent,
  email: string,
  otherValues?: Readonly<Record<string, string>>,
) {
  await fillForm(user, email, otherValues);
  await clickButton(user, 'Create');
}

/** Registers an administrator whose profile the platform refuses once. */
export async function registerWithoutProfile() {
  const page = await openRegistration([PROFILE_REQUEST, respondWith(400), 1]);
  await submitRegistration(page.user, createEmail());
  await screen.findByText('Admin registered but profile not generated.');
  return page;
}
