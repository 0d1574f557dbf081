import { screen } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { openWire, type Wire } from './platform';
import { renderAt } from './renderAt';

let opened: Wire | undefined;

/** Opens the platform in memory; one for all tests of a file. */
export async function openBench(): Promise<Wire> {
  opened = await openWire();
  return opened;
}

function wireOf(): Wire {
  if (!opened) throw new Error('the platform is not open yet');
  return opened;
}

export const PATH = '/agency-dashboard/CBTA/admin-registration';
export const ADMIN = 'POST /platform/us-east/auth/api/v3/administrators';
export const PROFILE = 'POST /platform/us-east/profile/api/v3/profile';
export const PASSWORD = 'Quiet-heron-4821';
export const STORED_SENT = 'fare-portal:sent-registrations';
export const STORED = 'fare-portal:unfinished-profiles';

let count = 0;
/** An address that nobody has yet. */
export const newEmail = () => `registered${(count += 1)}@cbta.example`;

export async function open(...faults: Parameters<Wire['fault']>[]) {
  const page = await renderAt('/', wireOf(), { agencies: ['CBTA', 'METRO'] });
  for (const fault of faults) wireOf().fault(...fault);
  await page.goTo('/agency-dashboard/CBTA/admin-users');
  await page.goTo(PATH);
  await screen.findByRole('button', { name: 'Create' });
  return page;
}

export const field = (label: string) => screen.getByLabelText(label, { exact: true });
export const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
export const writes = () => wireOf().sent.filter((line) => line.startsWith('POST'));

export async function fill(user: UserEvent, email: string, others: Readonly<Record<string, string>> = {}) {
  const values = { 'First Name': 'Ada', 'Last Name': 'Byron', Email: email, Password: PASSWORD, ...others };
  for (const [label, value] of Object.entries(values)) {
    await user.clear(field(label));
    await user.click(field(label));
    await user.paste(value);
  }
}

export async function create(user: UserEvent, email: string, others?: Readonly<Record<string, string>>) {
  await fill(user, email, others);
  await press(user, 'Create');
}

/** Keeps the body of what meets this fault as it was sent; it is carried out all the same. */
export function recording(bodies: string[]) {
  return async (request: Request) => {
    bodies.push(await request.clone().text());
    return wireOf().platform.site.fetch(request);
  };
}
