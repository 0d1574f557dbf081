import { screen } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import {
  AGENCIES_URL_PATH,
  fillForm,
  openCreationForm,
  submitForm,
} from '@tests/support/agencyCreationFixture';
import { getButton, getField } from '@tests/support/controls';
import { enterText } from '@tests/support/enterText';
import {
  DEMO_PASSWORD,
  type Interception,
  loseConnection,
  respondWith,
  setUpNetwork,
} from '@tests/support/fakeNetwork';
import { changesOf, lastChangeOf, openJournal, serializeJournal } from '@tests/support/journalFixture';
import { openOperatorDialog } from '@tests/support/openOperatorDialog';
import { passTime } from '@tests/support/passTime';
import { type RenderedRoute, renderRoute } from '@tests/support/renderRoute';

const network = setUpNetwork();

const TYPED_PASSWORD = 'Canary-Word-8231';

/** Checks that neither the typed password nor any token is in the journal, in the store or in the storage. */
async function expectNoSecret(page: RenderedRoute) {
  const text = serializeJournal(page);
  const { psoToken, agencyTokens } = page.store.getState().session;
  for (const secret of [TYPED_PASSWORD, DEMO_PASSWORD, psoToken, ...Object.values(agencyTokens)])
    if (secret) expect(text).not.toContain(secret);
  expect(text).not.toContain(await network.fetchToken('usEast'));
}

describe('an operator’s registration', () => {
  const SIGN_UP_PATH = '/pso/api/v1/signup';
  async function registerOperator(email: string, ...interceptions: Interception[]) {
    const page = await renderRoute('/pso-users', network);
    for (const interception of interceptions) network.intercept(...interception);
    await openOperatorDialog(page.user);
    await enterText(page.user, getField('Email'), email);
    await enterText(page.user, getField('Password'), TYPED_PASSWORD);
    await page.user.click(getButton('Register'));
    return page;
  }
  const buildExpectedChange = (email: string) => ({
    object: { kind: 'operator', email },
    agency: null,
    before: null,
    after: JSON.stringify({ email }),
  });

  it('is recorded as succeeded', async () => {
    const page = await registerOperator('one@us-east.example');
    await screen.findByText('Operator registered');
    expect(lastChangeOf(page)).toEqual({
      ...buildExpectedChange('one@us-east.example'),
      outcome: 'succeeded',
      message: 'Operator registered',
    });
    await expectNoSecret(page);
  });

  it('is recorded as failed', async () => {
    const page = await registerOperator('two@us-east.example', [
      SIGN_UP_PATH,
      respondWith(409, { message: `of ${TYPED_PASSWORD}@x.y` }),
    ]);
    await screen.findByText('Failed to register operator');
    expect(lastChangeOf(page)).toMatchObject({
      ...buildExpectedChange('two@us-east.example'),
      outcome: 'failed',
    });
    expect(lastChangeOf(page).message).toContain('An operator with this email already exists');
    await expectNoSecret(page);
  });

  it('is recorded with an unknown outcome until Check now verifies the registration', async () => {
    const page = await registerOperator('three@us-east.example', [SIGN_UP_PATH, loseConnection]);
    await screen.findByText('Failed to register operator');
    expect(lastChangeOf(page).outcome).toBe('unknown');
    const clockSpy = passTime(30_000);
    await page.user.click(getButton('Check now'));
    await screen.findByText(/is not among the operators/);
    clockSpy.mockRestore();
    expect(lastChangeOf(page).outcome).toBe('failed');
    expect(changesOf(page)).toHaveLength(1);
    await expectNoSecret(page);
  });
});

describe('an agency’s creation', () => {
  const createAgency = async (user: UserEvent, name: string, abbreviation: string) => {
    await fillForm(user, name, abbreviation);
    await submitForm(user);
  };

  it('is recorded as succeeded with the sent values', async () => {
    const page = await openCreationForm(network);
    await createAgency(page.user, 'Harbour Ferries', 'HARBJ');
    await screen.findByText('Agency created');
    const change = lastChangeOf(page);
    expect(change).toMatchObject({
      object: { kind: 'agency', abbreviation: 'HARBJ', name: 'Harbour Ferries' },
      agency: null,
      before: null,
      outcome: 'succeeded',
    });
    expect(JSON.parse(change.after ?? '')).toMatchObject({ databaseName: 'HARBJ', imperial: true });
    await page.user.click(getButton('Go to list'));
    const drawer = await openJournal(page.user);
    const values = drawer.getByRole('list', { name: 'Difference' });
    // The names of the lists stand beside the numbers that were sent.
    expect(values).toHaveTextContent('MeasurementImperial (true)');
    expect(values).toHaveTextContent('TimezoneAmerica/New_York (109)');
    expect(values).toHaveTextContent('CountryUnited States (840)');
    expect(values).toHaveTextContent('Feature setsMobile Ticketing (3) enabled');
    await expectNoSecret(page);
  });

  it('is recorded as failed, and each attempt is a separate change', async () => {
    const page = await openCreationForm(network, [`POST ${AGENCIES_URL_PATH}`, respondWith(409), 1]);
    await createAgency(page.user, 'Harbour Two', 'HARBK');
    await screen.findByText('Failed to create agency');
    expect(lastChangeOf(page).message).toContain('Agency already exists');
    await page.user.click(getButton('Try again'));
    await submitForm(page.user);
    await screen.findByText('Agency created');
    expect(changesOf(page).map(({ outcome }) => outcome)).toEqual(['failed', 'succeeded']);
  });

  it('is recorded with an unknown outcome until Check now finds the agency', async () => {
    const page = await openCreationForm(network, [
      `POST ${AGENCIES_URL_PATH}`,
      network.applyThenLoseConnection,
    ]);
    await createAgency(page.user, 'Harbour Three', 'HARBL');
    await screen.findByText('Failed to create agency');
    expect(lastChangeOf(page).outcome).toBe('unknown');
    await page.user.click(getButton('Check now'));
    await screen.findByText('Agency created');
    expect(lastChangeOf(page).outcome).toBe('succeeded');
  });
});
