import { screen } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { changesOf, heldText, lastOf } from '@tests/support/journalBench';
import { answer, lostConnection, openWire, PASSWORD, type Wire } from '@tests/support/platform';
import { renderAt, type Rendered } from '@tests/support/renderAt';
import { AGENCIES, button, field, fill, openForm, submit } from '../agency-creation/creationForm';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

const SECRET = 'Canary-Word-8231';

/** Neither the password that was typed nor any token is in the record, in the store or in storage. */
async function expectNoSecret(page: Rendered) {
  const text = heldText(page);
  const { psoToken, agencyTokens } = page.store.getState().session;
  for (const secret of [SECRET, PASSWORD, psoToken, ...Object.values(agencyTokens.usEast)])
    if (secret) expect(text).not.toContain(secret);
  expect(text).not.toContain(await wire.token('usEast'));
}

describe('an operator’s registration', () => {
  const SIGN_UP = '/pso/api/v1/signup';
  async function register(email: string, ...faults: Parameters<Wire['fault']>[]) {
    const page = await renderAt('/pso-users', wire);
    await screen.findAllByRole('rowheader');
    for (const fault of faults) wire.fault(...fault);
    await page.user.click(button('Register operator'));
    await page.user.type(field('Email'), email);
    await page.user.type(field('Password'), SECRET);
    await page.user.click(button('Register'));
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
    expect(lastOf(page)).toEqual({
      ...of('one@us-east.example'),
      outcome: 'succeeded',
      message: 'Operator registered',
    });
    await expectNoSecret(page);
  });

  it('fails', async () => {
    const page = await register('two@us-east.example', [
      SIGN_UP,
      answer(409, { message: `of ${SECRET}@x.y` }),
    ]);
    await screen.findByText('Failed to register operator');
    expect(lastOf(page)).toMatchObject({ ...of('two@us-east.example'), outcome: 'failed' });
    expect(lastOf(page).message).toContain('An operator with this email already exists');
    await expectNoSecret(page);
  });

  it('is unknown, until a check finds out', async () => {
    const page = await register('three@us-east.example', [SIGN_UP, lostConnection]);
    await screen.findByText('Failed to register operator');
    expect(lastOf(page).outcome).toBe('unknown');
    await page.user.click(button('Check now'));
    await screen.findByText(/is not among the operators/);
    expect(lastOf(page).outcome).toBe('failed');
    expect(changesOf(page)).toHaveLength(1);
    await expectNoSecret(page);
  });
});

describe('an agency’s creation', () => {
  const create = async (user: UserEvent, name: string, abbreviation: string) => {
    await fill(user, name, abbreviation);
    await submit(user);
  };

  it('succeeds, with what was sent', async () => {
    const page = await openForm(wire);
    await create(page.user, 'Harbour Ferries', 'HARBJ');
    await screen.findByText('Agency created');
    const last = lastOf(page);
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
    const page = await openForm(wire, [`POST ${AGENCIES}`, answer(409), 1]);
    await create(page.user, 'Harbour Two', 'HARBK');
    await screen.findByText('Failed to create agency');
    expect(lastOf(page).message).toContain('Agency already exists');
    await page.user.click(button('Try again'));
    await submit(page.user);
    await screen.findByText('Agency created');
    expect(changesOf(page).map(({ outcome }) => outcome)).toEqual(['failed', 'succeeded']);
  });

  it('is unknown, until a check finds it', async () => {
    const page = await openForm(wire, [
      `POST ${AGENCIES}`,
      async (request) => {
        await wire.platform.site.fetch(request);
        return lostConnection();
      },
    ]);
    await create(page.user, 'Harbour Three', 'HARBL');
    await screen.findByText('Failed to create agency');
    expect(lastOf(page).outcome).toBe('unknown');
    await page.user.click(button('Check now'));
    await screen.findByText('Agency created');
    expect(lastOf(page).outcome).toBe('succeeded');
  });
});
