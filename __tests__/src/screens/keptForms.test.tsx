import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { operatorOf } from '@/session/operator';
import { EDITED, retype } from '@tests/support/correctionBench';
import { BACK, end, field, stored } from '@tests/support/keptBench';
import { answer, openWire, PASSWORD, type Wire } from '@tests/support/platform';
import { renderAt, type Rendered } from '@tests/support/renderAt';

let wire: Wire;
beforeEach(async () => {
  wire = await openWire();
});
afterEach(() => wire.platform.close());

describe('forms with a password', () => {
  it('an operator’s keeps the e-mail alone, and asks for the password', async () => {
    const page = await renderAt('/pso-users', wire);
    await page.user.click(await screen.findByRole('button', { name: 'Register operator' }));
    await page.user.type(await field('Email'), 'new@us-east.example');
    await page.user.type(await field('Password'), PASSWORD);
    end(page, 'expired');
    expect(stored()).toContain('new@us-east.example');
    expect(stored()).not.toContain(PASSWORD);
    expect(stored()).not.toContain('"password"');

    const { user } = await renderAt('/pso-users', wire);
    expect(screen.queryByText(BACK)).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Register operator' }));
    expect(await screen.findByText(BACK)).toBeVisible();
    expect(screen.getByText('The password was not kept: type it again.')).toBeVisible();
    expect(await field('Email')).toHaveValue('new@us-east.example');
    expect(await field('Password')).toHaveValue('');
  });

  it('an administrator’s comes back after the agency’s token was refused, in that agency alone', async () => {
    const path = (agency: string) => `/agency-dashboard/${agency}/admin-registration`;
    const page = await renderAt(path('METRO'), wire, { agencies: ['METRO', 'CBTA'] });
    await page.user.type(await field('First Name'), 'Ada');
    await page.user.type(await field('Password'), PASSWORD);
    wire.fault('POST /platform/us-east/auth/api/v3/administrators', answer(401));
    wire.fault('/token/agency', answer(403));
    await page.user.type(await field('Last Name'), 'Byron');
    await page.user.type(await field('Email'), 'ada@example.com');
    await page.user.click(screen.getByRole('button', { name: 'Create' }));
    await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' });
    expect(page.left).toEqual([]);
    expect(stored()).toContain('Byron');
    expect(stored()).not.toContain(PASSWORD);
    cleanup();

    await renderAt(path('CBTA'), wire, { agencies: ['METRO', 'CBTA'] });
    expect(await field('First Name')).toHaveValue('');
    cleanup();
    await renderAt(path('METRO'), wire, { agencies: ['METRO'] });
    expect(await screen.findByText(BACK)).toBeVisible();
    expect(await field('First Name')).toHaveValue('Ada');
    expect(await field('Password')).toHaveValue('');
    // It was refused, with the token.
    expect(screen.queryByText(/may have been applied/)).not.toBeInTheDocument();
  });

  it('the token of another agency keeps nothing of this one’s', async () => {
    const page = await renderAt('/agency-dashboard/METRO/admin-registration', wire, { agencies: ['METRO'] });
    await page.user.type(await field('First Name'), 'Ada');
    act(
      () =>
        void page.store.dispatch({
          type: 'session/agencyTokenDropped',
          payload: { region: 'usEast', abbreviation: 'CBTA', token: 'x' },
        }),
    );
    expect(stored()).toBeNull();
    expect(await field('First Name')).toHaveValue('Ada');
  });
});

describe('forms of an agency', () => {
  const RULES = '/agency-dashboard/CBTA/businessRules?open=2';

  async function openMinutes(page: Rendered, identity = 'transfer_minutes') {
    await page.user.click(await screen.findByText(identity));
    return screen.findByLabelText<HTMLInputElement>('Value', { selector: 'input, textarea' });
  }

  it('a rule’s draft comes back in that rule’s editor', async () => {
    const page = await renderAt(RULES, wire, { agencies: ['CBTA'] });
    const value = await openMinutes(page);
    const before = value.value;
    await page.user.clear(value);
    await page.user.type(value, '95');
    end(page, 'expired');

    const later = await renderAt(RULES, wire, { agencies: ['CBTA'] });
    const filled = await openMinutes(later);
    expect(await screen.findByText(BACK)).toBeVisible();
    expect(filled).toHaveValue('95');
    await later.user.click(screen.getByText('Discard'));
    expect(filled).toHaveValue(before);
  });

  it('a rule’s draft is kept while what became of it stands in the editor’s place', async () => {
    const page = await renderAt(RULES, wire, { agencies: ['CBTA'] });
    const value = await openMinutes(page);
    await page.user.clear(value);
    await page.user.type(value, '95');
    wire.fault('PATCH', () => new Promise(() => undefined));
    await page.user.click(screen.getByText('Submit', { selector: '.ant-modal button span' }));
    await waitFor(() => expect(wire.sent.some((line) => line.startsWith('PATCH'))).toBe(true));
    end(page, 'expired');
    expect(JSON.parse(stored() ?? '')).toMatchObject({ values: { draft: '95' }, mayBeApplied: true });
  });

  it('a rule whose name or text looks like a secret is not kept', async () => {
    const page = await renderAt(RULES, wire, { agencies: ['CBTA'] });
    const value = await openMinutes(page);
    await page.user.clear(value);
    // A card key's form.
    await page.user.type(value, '0123456789ab');
    end(page, 'expired');
    expect(stored()).toBeNull();
  });

  it('a correction comes back in the editor of that payment alone', async () => {
    const path = (payment: number) =>
      `/agency-dashboard/CBTA/riders/${EDITED.rider}?tab=editPayments&payment=${payment}`;
    const page = await renderAt(path(EDITED.payment), wire, { agencies: ['CBTA'] });
    await field('Amount');
    await retype(page.user, 'Amount', '123');
    await page.user.selectOptions(screen.getByLabelText('Fare Media'), 'Token');
    end(page, 'idle');
    expect(JSON.parse(stored() ?? '')).toMatchObject({
      path: `/agency-dashboard/CBTA/riders/${EDITED.rider}`,
      form: `payment ${EDITED.payment}`,
      subject: operatorOf(await wire.token('usEast')).subject,
      region: 'usEast',
    });
    await renderAt(path(EDITED.payment), wire, { agencies: ['CBTA'] });
    expect(await screen.findByText(BACK)).toBeVisible();
    expect(await field('Amount')).toHaveValue('123');
    expect(screen.getByLabelText('Fare Media')).toHaveDisplayValue('Token');
  });

  it('moved switches come back, with their application selected', async () => {
    const path = '/agency-dashboard/METRO/agency-appfeatures';
    const query = '?application=pay&version=1.0.0&platform=ios';
    const page = await renderAt(`${path}${query}`, wire, { agencies: ['METRO'] });
    const wallet = await screen.findByRole<HTMLButtonElement>('switch', { name: 'pay_wallet' });
    const was = wallet.getAttribute('aria-checked');
    await page.user.click(wallet);
    end(page, 'expired');

    const { user, address } = await renderAt(path, wire, { agencies: ['METRO'] });
    expect(await screen.findByText(BACK)).toBeVisible();
    const moved = await screen.findByRole('switch', { name: 'pay_wallet' });
    expect(moved).not.toHaveAttribute('aria-checked', was);
    expect(address()).toBe(`${path}${query}`);
    expect(screen.getByText('1 unsent change')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(moved).toHaveAttribute('aria-checked', was);
  });
});
