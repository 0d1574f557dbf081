import { ACTIVE_FEATURES_PATH, ALL_FEATURES_PATH, APPLICATIONS_PATH } from './appFeaturesFixture';
import { type FakeNetwork, type RequestHandler, respondWith } from './fakeNetwork';
import { renderRoute } from './renderRoute';

/** CLIENT APP FEATURES of METRO; the matrix of all applications is its view. */
export const MATRIX_PATH = '/agency-dashboard/METRO/agency-appfeatures';

export const respondWithFeatures = (...names: string[]) =>
  respondWith(200, {
    features: names.map((name) => ({ name, startDate: '20260101T000000', endDate: '2099-12-31' })),
  });

/** A short catalogue: each test would spend most of its time on rows that it is not about. */
const CATALOGUE = ['pay_wallet', 'mod_booking', 'amble_map', 'TEST_DO_NOT_USE'].map((name, id) => ({
  id,
  name,
  description: null,
  state: 'released',
}));

/**
 * Opens the matrix of METRO, which lists these applications, for example `pay 1.0.0 ios`. The handler answers the read of
 * their features; with null the platform does.
 */
export async function openMatrix(
  network: FakeNetwork,
  handlers: Readonly<Record<string, RequestHandler | null>>,
  /** The agencies of the session, and what is answered otherwise: the first interception counts. */
  { agencies = ['METRO'], prepare = () => undefined }: { agencies?: string[]; prepare?: () => void } = {},
) {
  const page = await renderRoute('/', network, { agencies });
  prepare();
  const applications = Object.keys(handlers).map((label) => {
    const [name = '', version = '', platform = ''] = label.split(' ');
    return { name, version, platform };
  });
  network.intercept(ALL_FEATURES_PATH, respondWith(200, { rows: CATALOGUE }));
  network.intercept(APPLICATIONS_PATH, respondWith(200, applications));
  for (const { name, version, platform } of applications) {
    const handler = handlers[`${name} ${version} ${platform}`];
    const request = `${ACTIVE_FEATURES_PATH}agency=METRO&application=${name}&version=${version}&platform=${platform}`;
    if (handler) network.intercept(request, handler);
  }
  await page.goTo(`${MATRIX_PATH}?view=matrix`);
  return page;
}
