import { screen, waitFor } from '@testing-library/react';
import { ALL_FEATURES_PATH, findSwitch, network, openAppFeatures } from '@tests/support/appFeaturesFixture';
import { clickButton } from '@tests/support/controls';
import { neverRespond, respondWith } from '@tests/support/fakeNetwork';
import { MATRIX_PATH, openMatrix, respondWithFeatures } from '@tests/support/featureMatrixFixture';

type Page = Awaited<ReturnType<typeof openAppFeatures>> | Awaited<ReturnType<typeof openMatrix>>;

/** Leaves while the list of all features is read, which ends that read. */
async function leave({ store, goTo }: Page) {
  await goTo('/agency-dashboard/METRO');
  await screen.findByRole('heading', { level: 1, name: 'AGENCY DASHBOARD' });
  const readCatalogue = () =>
    Object.values(store.getState().platformApi?.queries ?? {}).find(
      (query) => query?.endpointName === 'listAllFeatures',
    );
  await waitFor(() => expect(readCatalogue()).toMatchObject({ error: { name: 'AbortError' } }));
}

it('leaving during the first read is no failure of the next one', async () => {
  const page = await openAppFeatures([ALL_FEATURES_PATH, neverRespond]);
  const path = page.currentUrl();
  await screen.findByText('Loading…');
  await leave(page);
  await page.goTo(path);
  expect(await screen.findByText('Loading…')).toBeVisible();
  expect(screen.queryByText('Unable to retrieve Features')).not.toBeInTheDocument();
  await page.goTo(`${MATRIX_PATH}?view=matrix`);
  expect(await screen.findByText('Loading…')).toBeVisible();
  expect(screen.queryByText('Some features could not be loaded')).not.toBeInTheDocument();
});

it('leaving during a Refresh of the matrix is no failure of the features that are there', async () => {
  const catalogue = [{ id: 1, name: 'pay_wallet', description: null, state: 'released' }];
  const prepare = () => {
    network.intercept(ALL_FEATURES_PATH, respondWith(200, { rows: catalogue }), 1);
    network.intercept(ALL_FEATURES_PATH, neverRespond);
  };
  const page = await openMatrix(network, { 'pay 1.0.0 ios': respondWithFeatures('pay_wallet') }, { prepare });
  await screen.findByRole('button', { name: 'pay 1.0.0 ios 1 on' });
  await clickButton(page.user, 'Refresh');
  await leave(page);
  await page.goTo(`${MATRIX_PATH}?view=matrix`);
  expect(await screen.findByRole('button', { name: 'pay 1.0.0 ios 1 on' })).toBeVisible();
  expect(screen.queryByText('Some features could not be loaded')).not.toBeInTheDocument();
  await page.goTo(`${MATRIX_PATH}?application=pay&version=1.0.0&platform=ios`);
  expect(await findSwitch('pay_wallet')).toBeVisible();
  expect(screen.queryByText('Unable to retrieve Features')).not.toBeInTheDocument();
});
