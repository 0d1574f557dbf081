import { act, screen } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { clickButton } from './controls';
import { type Interception, type RequestHandler, setUpNetwork } from './fakeNetwork';
import { openRoute } from './renderRoute';

// The tests of a file share one platform: each of them takes another application, or answers its reads itself.
export const network = setUpNetwork();

// For `intercept` and `requests`: parts of a request's `METHOD path?query`.
export const ADD_REQUEST = 'POST /platform/us-east/appfeatures/api/v1/appFeatures';
export const REMOVE_REQUEST = 'DELETE /platform/us-east/appfeatures/api/v1/appFeatures';
export const ACTIVE_FEATURES_PATH = '/appfeatures/api/v1/appFeatures?';
export const ALL_FEATURES_PATH = '/appfeatures/api/v1/allAppFeatures';
export const APPLICATIONS_PATH = '/appfeatures/api/v1/applications';

const versions = ['1.0.0', '1.0.1', '1.6.0'];
/** Each test takes another application, so that tests do not see each other's features. */
const unusedApplications = ['pay', 'amble', 'mod'].flatMap((name) =>
  versions.flatMap((version) =>
    ['browser', 'android', 'ios'].map((platform) => ({ name, version, platform })),
  ),
);
let nextIndex = 0;

/** Opens the screen of METRO with an unused application selected, in which only `mod_booking` is active. */
export async function openAppFeatures(...interceptions: Interception[]) {
  const application = unusedApplications[nextIndex++];
  if (!application) throw new Error('no application left');
  const { name, version, platform } = application;
  await setActiveFeatures(application, ['mod_booking']);
  const query = new URLSearchParams({ application: name, version, platform }).toString();
  const page = await openRoute(
    `/agency-dashboard/METRO/agency-appfeatures?${query}`,
    network,
    { agencies: ['METRO', 'CBTA'] },
    ...interceptions,
  );
  return { ...page, application, label: `${name} ${version} ${platform}` };
}

/** Makes these features, and no others, active in an application, directly on the platform. */
export async function setActiveFeatures(
  { name, version, platform }: (typeof unusedApplications)[number],
  names: readonly string[],
): Promise<void> {
  const query = new URLSearchParams({ agency: 'METRO', application: name, version, platform }).toString();
  const response = await network.send(
    `GET /platform/us-east/appfeatures/api/v1/appFeatures?${query}`,
    undefined,
    'METRO',
  );
  const { features } = (await response.json()) as { features: { name: string }[] };
  const removed = features.map((feature) => feature.name);
  if (removed.length > 0)
    await network.send(
      REMOVE_REQUEST,
      { application: { name, version, platform }, features: removed },
      'METRO',
    );
  const added = names.map((feature) => ({
    name: feature,
    startDate: '20260101T000000',
    endDate: '2099-12-31',
  }));
  await network.send(ADD_REQUEST, { application: name, version, platform, features: added }, 'METRO');
}

export const findSwitch = (name: string) => screen.findByRole('switch', { name });
/** For a switch that is there before it has its state: after Put back or Set the switches, or when features are read again. */
export const waitForSwitch = (name: string, state: 'on' | 'off') =>
  screen.findByRole('switch', { name, checked: state === 'on' });

/** Switches `pay_wallet` on and `mod_booking` off, and opens the confirm dialog. */
export async function openConfirmDialog(user: UserEvent) {
  await user.click(await findSwitch('pay_wallet'));
  await user.click(await findSwitch('mod_booking'));
  await clickButton(user, 'Submit Changes');
  return screen.findByRole('dialog');
}

/** Presses Submit Changes, and the confirm dialog's Submit. */
export async function submitChanges(user: UserEvent) {
  await clickButton(user, 'Submit Changes');
  await clickButton(user, 'Submit');
}

/** Answers the next adding call as the handler does, after the returned function was called. */
export function holdAddition(handler: RequestHandler) {
  const release = network.hold(ADD_REQUEST, handler);
  return () => act(async () => release());
}
