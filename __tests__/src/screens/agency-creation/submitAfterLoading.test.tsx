import { screen } from '@testing-library/react';
import { fillForm, submitForm } from '@tests/support/agencyCreationFixture';
import { getButton, getField } from '@tests/support/controls';
import { enterText } from '@tests/support/enterText';
import { neverRespond, type RequestHandler, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { renderRoute } from '@tests/support/renderRoute';

// The form is submitted while a list is loading.
const network = setUpNetwork();

/** Fills and submits the form. The returned function lets the feature sets arrive. */
async function submitEarly(handler?: RequestHandler) {
  const page = await renderRoute('/', network);
  const finishLoading = network.hold('/featuresets', handler);
  await page.goTo('/agency-creation');
  await screen.findByText('United States');
  const id = Date.now();
  await fillForm(page.user, `Early ${id}`, `EARLY${id}`);
  await submitForm(page.user);
  return { ...page, finishLoading };
}
const NOT_SENT = 'It was not sent, because not all lists could be loaded.';
const PRESS_AGAIN = `${NOT_SENT} Press Create agency again.`;
const CHANGED = 'It was not sent, because you changed a value. Press Create agency again.';
const WAITING = 'It is sent when the lists above have loaded.';

it('is sent once when the list is there', async () => {
  const { user, finishLoading } = await submitEarly();
  expect(await screen.findByText(WAITING)).toBeInTheDocument();
  await submitForm(user);
  expect(network.listWrites()).toEqual([]);
  finishLoading();
  expect(await screen.findByText('Agency created')).toBeInTheDocument();
  expect(network.listWrites()).toHaveLength(1);
  expect(screen.queryByText(WAITING)).not.toBeInTheDocument();
});

it('is not sent if a value is changed meanwhile, says so, and can be submitted again', async () => {
  const { user, finishLoading } = await submitEarly();
  await screen.findByText(WAITING);
  await enterText(user, getField('Name'), ' Bird');
  expect(screen.queryByText(WAITING)).not.toBeInTheDocument();
  finishLoading();
  await screen.findByText('Parking');
  expect(screen.getByText(CHANGED)).toBeVisible();
  expect(network.listWrites()).toEqual([]);
  await submitForm(user);
  expect(await screen.findByText('Agency created')).toBeInTheDocument();
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
});

it('is not sent if the list cannot be loaded, and is not to be pressed again while a value is not in it', async () => {
  const { finishLoading } = await submitEarly(respondWith(400));
  await screen.findByText(WAITING);
  finishLoading();
  expect(await screen.findByText('Feature set 3 is not among those loaded')).toBeInTheDocument();
  expect(screen.getByText(NOT_SENT)).toBeVisible();
  expect(network.listWrites()).toEqual([]);
});

it('is not sent if the list comes incomplete, says so, and is sent at the next press', async () => {
  const handler = respondWith(200, [{ id: 3, name: 'Mobile Ticketing' }, {}]);
  const { user, finishLoading } = await submitEarly(handler);
  await screen.findByText(WAITING);
  finishLoading();
  expect(await screen.findByText(PRESS_AGAIN)).toBeVisible();
  expect(screen.getByText('Not all feature sets could be loaded')).toBeVisible();
  expect(network.listWrites()).toEqual([]);
  await submitForm(user);
  expect(await screen.findByText('Agency created')).toBeInTheDocument();
  expect(screen.queryByText(PRESS_AGAIN)).not.toBeInTheDocument();
  expect(network.listWrites()).toHaveLength(1);
});

it('is not sent either when Try again has completed the list', async () => {
  const handler = respondWith(200, [{ id: 3, name: 'Mobile Ticketing' }, {}]);
  const { user, finishLoading } = await submitEarly(handler);
  await screen.findByText(WAITING);
  finishLoading();
  await screen.findByText(PRESS_AGAIN);
  await user.click(getButton('Try again'));
  await screen.findByText('Parking');
  expect(screen.getByText(PRESS_AGAIN)).toBeVisible();
  expect(network.listWrites()).toEqual([]);
});

it('says at once what is missing', async () => {
  const page = await renderRoute('/', network);
  network.intercept('/featuresets', neverRespond);
  await page.goTo('/agency-creation');
  await screen.findByText('United States');
  await submitForm(page.user);
  expect(await screen.findByText('Name is required')).toBeInTheDocument();
  expect(screen.queryByText(WAITING)).not.toBeInTheDocument();
});
