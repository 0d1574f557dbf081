import { act, screen } from '@testing-library/react';
import { appfeaturesApi } from '@/api/appfeatures';
import { recordWriteFinished, recordWriteStarted } from '@/session/journal/journalThunks';
import { describeFeaturesWrite } from '@/shared/writes/featuresJournal';
import {
  ACTIVE_FEATURES_PATH,
  ALL_FEATURES_PATH,
  APPLICATIONS_PATH,
  findSwitch,
  network,
  waitForSwitch,
} from '@tests/support/appFeaturesFixture';
import { clickButton } from '@tests/support/controls';
import { holdResponse, type RequestHandler, respondWith } from '@tests/support/fakeNetwork';
import { respondWithFeatures } from '@tests/support/featureMatrixFixture';
import { openJournal } from '@tests/support/journalFixture';
import { passTime } from '@tests/support/passTime';
import { renderRoute } from '@tests/support/renderRoute';

const AGENCY = 'METRO';
/** It is selected only when the list of applications is there: it is not one that the portal offers by itself. */
const APPLICATION = { name: 'kiosk', version: '9.9', platform: 'linux' };

/** HOME after these features were switched off in an application of METRO. */
async function openAfterRemoval(removed: readonly string[]) {
  const page = await renderRoute('/', network, { agencies: [AGENCY] });
  const catalogue = [{ id: 1, name: 'mod_booking', description: null, state: 'released' }];
  network.intercept(ALL_FEATURES_PATH, respondWith(200, { rows: catalogue }));
  const { dispatch } = page.store;
  act(() => {
    const changes = { added: [], removed };
    const id = dispatch(
      recordWriteStarted({ agency: AGENCY, ...describeFeaturesWrite(APPLICATION, changes) }),
    );
    dispatch(recordWriteFinished(id, 'succeeded', ''));
  });
  const pressPutBack = async () =>
    page.user.click((await openJournal(page.user)).getByRole('button', { name: 'Put back' }));
  return { ...page, pressPutBack };
}

it('a removed feature that has left the catalogue gets a switch, so that its Put back can be withdrawn', async () => {
  const { user, pressPutBack } = await openAfterRemoval(['pay_gone', 'mod_booking']);
  network.intercept(APPLICATIONS_PATH, respondWith(200, [APPLICATION]));
  network.intercept(ACTIVE_FEATURES_PATH, respondWithFeatures());
  await pressPutBack();
  expect(await screen.findByText('2 unsent changes')).toBeVisible();
  await waitForSwitch('pay_gone', 'on');
  expect(screen.getByText('Not in the catalogue')).toBeVisible();
  await clickButton(user, 'Put back pay_gone');
  expect(await screen.findByText('1 unsent change')).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'pay_gone' })).not.toBeInTheDocument();
});

it('Put back waits for the features of now, where old ones show the feature as still on', async () => {
  const { store, pressPutBack } = await openAfterRemoval(['mod_booking']);
  const features = holdResponse(respondWithFeatures());
  let respond: RequestHandler = respondWithFeatures('mod_booking');
  network.intercept(ACTIVE_FEATURES_PATH, (request) => respond(request));
  const clockSpy = passTime(-300_000);
  const arg = { agency: AGENCY, application: APPLICATION };
  await act(() => store.dispatch(appfeaturesApi.endpoints.getActiveFeatures.initiate(arg)));
  clockSpy.mockRestore();
  respond = features.held;
  const releaseApplications = network.hold(APPLICATIONS_PATH, respondWith(200, [APPLICATION]), Infinity);
  await pressPutBack();
  expect(await screen.findByText('Loading…')).toBeVisible();
  await act(async () => releaseApplications());
  expect(await findSwitch('mod_booking')).toBeChecked();
  await act(async () => features.release());
  expect(await screen.findByText('1 unsent change')).toBeVisible();
  expect(screen.getByText('To add')).toBeVisible();
  expect(screen.queryByText('Nothing to put back')).not.toBeInTheDocument();
  await waitForSwitch('mod_booking', 'on');
});

it('says that nothing changes when the features already have the earlier states, until a switch is changed', async () => {
  const { user, pressPutBack } = await openAfterRemoval(['mod_booking']);
  network.intercept(APPLICATIONS_PATH, respondWith(200, [APPLICATION]));
  const releaseFeatures = network.hold(ACTIVE_FEATURES_PATH, respondWithFeatures('mod_booking'), Infinity);
  await pressPutBack();
  expect(await screen.findByText('Loading…')).toBeVisible();
  expect(screen.queryByText('Nothing to put back')).not.toBeInTheDocument();
  await act(async () => releaseFeatures());
  expect(await screen.findByText('Nothing to put back')).toBeVisible();
  expect(screen.queryByText(/unsent change/)).not.toBeInTheDocument();
  await user.click(await findSwitch('mod_booking'));
  expect(screen.queryByText('Nothing to put back')).not.toBeInTheDocument();
});
