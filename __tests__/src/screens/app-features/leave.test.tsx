import { screen, waitFor } from '@testing-library/react';
import {
  ALL_FEATURES_PATH,
  findSwitch,
  network,
  openAppFeatures,
  waitForSwitch,
} from '@tests/support/appFeaturesFixture';
import { clickButton } from '@tests/support/controls';
import { neverRespond, respondWith } from '@tests/support/fakeNetwork';
import { MATRIX_PATH, openMatrix, respondWithFeatures } from '@tests/support/featureMatrixFixture';
import { DRAFT_RESTORED_TEXT, endSession } from '@tests/support/formDraftFixture';
import { renderRoute } from '@tests/support/renderRoute';

type Page = Awaited<ReturnType<typeof openAppFeatures>> | Awaited<ReturnType<typeof openMatrix>>;

/** Leaves while the catalogue is read, which ends that read. */
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

it('says in the matrix which application has unsent changes, and that they were restored', async () => {
  const features = {
    'pay 1.6.0 ios': respondWithFeatures('pay_wallet'),
    'pay 1.0.0 ios': respondWithFeatures(),
  };
  const page = await openMatrix(network, features);
  await clickButton(page.user, 'pay 1.6.0 ios 1 on');
  await page.user.click(await findSwitch('mod_booking'));
  await clickButton(page.user, 'All applications');
  const unsentText = 'Unsent changes in pay 1.6.0 ios';
  expect(await screen.findByRole('button', { name: unsentText })).toBeVisible();
  endSession(page, 'expired');

  const { user, currentUrl } = await renderRoute(`${MATRIX_PATH}?view=matrix`, network, {
    agencies: ['METRO'],
  });
  expect(await screen.findByText(DRAFT_RESTORED_TEXT)).toBeVisible();
  await clickButton(user, unsentText);
  await waitForSwitch('mod_booking', 'on');
  expect(currentUrl()).toContain('version=1.6.0');
  await clickButton(user, 'All applications');
  await clickButton(user, 'Discard');
  expect(screen.queryByText(/^Unsent changes/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
