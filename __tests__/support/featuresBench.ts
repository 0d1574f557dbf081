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

export const ADD = 'POST /platform/us-east/appfeatures/api/v1/appFeatures';
export const REMOVE = 'DELETE /platform/us-east/appfeatures/api/v1/appFeatures';
export const READ = '/appfeatures/api/v1/appFeatures?';
export const CATALOGUE = '/appfeatures/api/v1/allAppFeatures';
export const APPLICATIONS = '/appfeatures/api/v1/applications';

/** An application per test, so that none finds what another switched. */
export const versions = ['1.0.0', '1.0.1', '1.6.0'];
export const combinations = ['pay', 'amble', 'mod'].flatMap((name) =>
  versions.flatMap((version) =>
    ['browser', 'android', 'ios'].map((platform) => ({ name, version, platform })),
  ),
);
let next = 0;

/** Opens the screen of an agency that uses none of the applications, with one selected and `mod_booking` on in it. */
export async function open(...faults: Parameters<Wire['fault']>[]) {
  const application = combinations[next++];
  if (!application) throw new Error('no application left');
  const { name, version, platform } = application;
  await switchOn(application, ['mod_booking']);
  const page = await renderAt('/', wireOf(), { agencies: ['METRO', 'CBTA'] });
  for (const fault of faults) wireOf().fault(...fault);
  const query = new URLSearchParams({ application: name, version, platform }).toString();
  await page.goTo(`/agency-dashboard/METRO/agency-appfeatures?${query}`);
  return { ...page, application, label: `${name} ${version} ${platform}` };
}

export async function switchOn(
  { name, version, platform }: (typeof combinations)[number],
  names: readonly string[],
): Promise<void> {
  const token = await wireOf().token('usEast', 'METRO');
  const call = (method: string, body: unknown) =>
    wireOf().platform.site.fetch(
      new Request('http://localhost/platform/us-east/appfeatures/api/v1/appFeatures', {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      }),
    );
  const { features } = (await (
    await wireOf().platform.site.fetch(
      new Request(
        `http://localhost/platform/us-east/appfeatures/api/v1/appFeatures?agency=METRO&application=${name}&version=${version}&platform=${platform}`,
        { headers: { authorization: `Bearer ${token}` } },
      ),
    )
  ).json()) as { features: { name: string }[] };
  if (features.length > 0)
    await call('DELETE', {
      application: { name, version, platform },
      features: features.map((one) => one.name),
    });
  await call('POST', {
    application: name,
    version,
    platform,
    features: names.map((feature) => ({
      name: feature,
      startDate: '20260101T000000',
      endDate: '2099-12-31',
    })),
  });
}

export const control = (name: string) => screen.findByRole('switch', { name });
export const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
export const writes = () => wireOf().sent.filter((line) => !line.startsWith('GET'));

/** `pay_wallet` on, `mod_booking` off, and the confirm dialog open. */
export async function change(user: UserEvent) {
  await user.click(await control('pay_wallet'));
  await user.click(await control('mod_booking'));
  await press(user, 'Submit Changes');
  return screen.findByRole('dialog');
}

/** Keeps the body of what meets this fault, which is carried out all the same. */
export function recording(bodies: unknown[]) {
  return async (request: Request) => {
    bodies.push(await request.clone().json());
    return wireOf().platform.site.fetch(request);
  };
}
