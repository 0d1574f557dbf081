import { screen } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { changesOf, serializeJournal, lastChangeOf } from '@tests/support/journalFixture';
import {
  respondWith,
  loseConnection,
  openFakeNetwork,
  DEMO_PASSWORD,
  type FakeNetwork,
} from '@tests/support/fakeNetwork';
import { renderRoute, type RenderedRoute } from '@tests/support/renderRoute';
import {
  AGENCIES_PATH,
  getButton,
  getField,
  fillForm,
  openCreationForm,
  submitForm,
} from '../agency-creation/agencyCreationFixture';

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

const SECRET = 'Canary-Word-8231';

/** Neither the password that was typed nor any token is in the record, in the store or in storage. */
async function expectNoSecret(page: RenderedRoute) {
  const text = serializeJournal(page);
  const { psoToken, agencyTokens } = page.store.getState().session;
  for (const secret of [SECRET, DEMO_PASSWORD, psoToken, ...Object.values(agencyTokens.usEast)])
    if (secret) expect(text).not.toContain(secret);
  expect(text).not.toContain(await network.fetchToken('usEast'));
}

describe('an operator’s registration', () => {
  const SIGN_UP = '/pso/api/v1/signup';
  async function register(email: string, ...faults: Parameters<FakeNetwork['intercept']>[]) {
    const page = await renderRoute('/pso-users', network);
    await screen.findAllByRole('rowheader');
    for (const fault of faults) network.intercept(...fault);
    await page.user.click(getButton('Register operator'));
    await page.user.type(getField('Email'), email);
    await page.user.type(getField('Password'), SECRET);
    await page.user.click(getButton('Register'));
    return page;
  }
  const of = (email: string) => ({
    object: { kind: 'operator', email },
    agency: null,
    before: null,
    after: JSON.stringify({ email }),
  });

  it('succeeds', async () => {
    const page = await register('one@us-east.example');
    await screen.findByText('Operator registered');
    expect(lastChangeOf(page)).toEqual({
      ...of('one@us-east.example'),
      outcome: 'succeeded',
      message: 'Operator registered',
    });
    await expectNoSecret(page);
  });

  it('fails', async () => {
    const page = await register('two@us-east.example', [
      SIGN_UP,
      respondWith(409, { message: `of ${SECRET}@x.y` }),
    ]);
    await screen.findByText('Failed to register operator');
    expect(lastChangeOf(page)).toMatchObject({ ...of('two@us-east.example'), outcome: 'failed' });
    expect(lastChangeOf(page).message).toContain('An operator with this email already exists');
    await expectNoSecret(page);
  });

  it('is unknown, until a check finds out', async () => {
    const page = await register('three@us-east.example', [SIGN_UP, loseConnection]);
    await screen.findByText('Failed to register operator');
    expect(lastChangeOf(page).outcome).toBe('unknown');
    await page.user.click(getButton('Check now'));
    await screen.findByText(/is not among the operators/);
    expect(lastChangeOf(page).outcome).toBe('failed');
    expect(changesOf(page)).toHaveLength(1);
    await expectNoSecret(page);
  });
});

describe('an agency’s creation', () => {
  const create = async (user: UserEvent, name: string, abbreviation: string) => {
    await fillForm(user, name, abbreviation);
    await submitForm(user);
  };

  it('succeeds, with what was sent', async () => {
    const page = await openCreationForm(network);
    await create(page.user, 'Harbour Ferries', 'HARBJ');
    await screen.findByText('Agency created');
    const last = lastChangeOf(page);
    expect(last).toMatchObject({
      object: { kind: 'agency', abbreviation: 'HARBJ', name: 'Harbour Ferries' },
      agency: null,
      before: null,
      outcome: 'succeeded',
    });
    expect(JSON.parse(last.after ?? '')).toMatchObject({ databaseName: 'HARBJ', imperial: true });
    await expectNoSecret(page);
  });

  it('fails, and each attempt is a write of its own', async () => {
    const page = await openCreationForm(network, [`POST ${AGENCIES_PATH}`, respondWith(409), 1]);
    await create(page.user, 'Harbour Two', 'HARBK');
    await screen.findByText('Failed to create agency');
    expect(lastChangeOf(page).message).toContain('Agency already exists');
    await page.user.click(getButton('Try again'));
    await submitForm(page.user);
    await screen.findByText('Agency created');
    expect(changesOf(page).map(({ outcome }) => outcome)).toEqual(['failed', 'succeeded']);
  });

  it('is unknown, until a check finds it', async () => {
    const page = await openCreationForm(network, [
      `POST ${AGENCIES_PATH}`,
      async (request) => {
        await network.platform.app.fetch(request);
        return loseConnection();
      },
    ]);
    await create(page.user, 'Harbour Three', 'HARBL');
    await screen.findByText('Failed to create agency');
    expect(lastChangeOf(page).outcome).toBe('unknown');
    await page.user.click(getButton('Check now'));
    await screen.findByText('Agency created');
    expect(lastChangeOf(page).outcome).toBe('succeeded');
  });
});
