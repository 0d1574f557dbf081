import { screen, waitFor } from '@testing-library/react';
import { ROUTES } from '@/app/routes';
import { PATTERNS } from '@/domain/paths';
import { SESSION_STORAGE_KEY } from '@/session/storageKeys';
import { answer, openWire, PASSWORD, type Wire } from '@tests/support/platform';
import { renderAt } from '@tests/support/renderAt';

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});

const at = (pattern: string) => pattern.replace(':abbreviation', 'METRO').replace(':user_id', '1000001');
const protectedRoutes = ROUTES.filter(({ access }) => access === 'operator' || access === 'admin');
const adminRoutes = ROUTES.filter(({ access }) => access === 'admin');

describe('without an operator', () => {
  it.each(protectedRoutes.map(({ name }) => at(PATTERNS[name])))(
    '%s asks for sign-in, and makes no call',
    async (path) => {
      const { address } = await renderAt(path, wire, 'guest');
      await screen.findByRole('button', { name: 'Login' });
      expect(address()).toBe('/login');
      expect(wire.sent).toEqual([]);
    },
  );

  it('an agency token alone opens no dashboard: sign-in is entered, which ends what there is', async () => {
    const { left, address } = await renderAt('/agency-dashboard/METRO', wire, {
      operator: false,
      agencies: ['METRO'],
    });
    await waitFor(() => expect(left).toEqual(['signedOut']));
    expect(address()).toBe('/login');
    expect(wire.sent).toEqual([]);
  });

  it('the agency login opens, and says that the dashboard also asks for an operator', async () => {
    await renderAt('/agency-login/METRO', wire, 'guest');
    expect(await screen.findByRole('link', { name: 'log in as an operator' })).toHaveAttribute(
      'href',
      '/login',
    );
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeInTheDocument();
  });
});

describe('as an operator without the agency’s token', () => {
  it.each(adminRoutes.map(({ name }) => at(PATTERNS[name])))(
    '%s asks for agency login, and makes no call',
    async (path) => {
      const { address } = await renderAt(path, wire);
      await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' });
      expect(address()).toBe('/agency-login/METRO');
      expect(wire.sent).toEqual([]);
    },
  );

  it('the token of one agency opens no other', async () => {
    const { address } = await renderAt('/agency-dashboard/METRO/riders', wire, { agencies: ['CBTA'] });
    await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' });
    expect(address()).toBe('/agency-login/METRO');
    expect(wire.sent).toEqual([]);
  });

  it('the token of one region opens nothing in the other', async () => {
    const { address } = await renderAt('/agency-dashboard/METRO', wire, { region: 'australia' });
    await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' });
    expect(address()).toBe('/agency-login/METRO');
  });
});

describe('addresses that mean nothing', () => {
  it.each([
    '/nowhere',
    '/agency-dashboard/..%2F..%2Fpso',
    '/agency-dashboard/__proto__',
    '/agency-dashboard/a%3Fx',
    '/agency-dashboard/METRO/riders/12a',
    '/agency-dashboard/METRO/riders/..%2F1',
    `/agency-login/${'x'.repeat(65)}`,
  ])('%s is the not-found page, and makes no call', async (path) => {
    await renderAt(path, wire, { agencies: ['METRO'] });
    expect(await screen.findByText('This page does not exist')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('NOT FOUND');
    expect(document.title).toBe('NOT FOUND');
    expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument();
    expect(wire.sent).toEqual([]);
  });
});

describe('the end of a session', () => {
  it('Sign Out empties storage and page, once, and leaves', async () => {
    const { user, left, store } = await renderAt('/agency-dashboard/METRO/riders', wire, {
      agencies: ['METRO'],
    });
    await screen.findAllByRole('row');
    await user.click(screen.getByRole('link', { name: 'Sign Out' }));
    expect(left).toEqual(['signedOut']);
    expect(document.body).toHaveTextContent(/^$/);
    await waitFor(() => expect(sessionStorage.getItem(SESSION_STORAGE_KEY)).toBeNull());
    expect(JSON.stringify(store.getState().platformApi?.queries)).toBe('{}');
    expect(store.getState().session).toMatchObject({
      psoToken: null,
      agencyTokens: { usEast: {}, australia: {} },
    });
  });

  it('entering the sign-in screen ends the session that is there', async () => {
    const { left, store } = await renderAt('/login', wire, { agencies: ['METRO'] });
    await waitFor(() => expect(left).toEqual(['signedOut']));
    expect(store.getState().session.psoToken).toBeNull();
    expect(sessionStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
  });

  it('another tab of the same session follows, one of another session does not', async () => {
    const { left } = await renderAt('/', wire);
    const otherTab = new BroadcastChannel('fare-portal');
    otherTab.postMessage({ type: 'sessionEnded', sessionId: 'another-session' });
    otherTab.postMessage({ type: 'sessionEnded', sessionId: 'a-session' });
    await waitFor(() => expect(left).toEqual(['otherTab']));
    otherTab.close();
  });

  it('a refused operator token ends the session once, with the reason', async () => {
    wire.reset();
    const { left, store, goTo } = await renderAt('/', wire);
    wire.fault('/agency/', answer(401, { code: 'token_expired' }));
    await goTo('/agencies');
    await waitFor(() => expect(left).toEqual(['expired']));
    expect(store.getState().session.psoToken).toBeNull();
    expect(document.body).toHaveTextContent(/^$/);
  });

  it('an answer that comes late changes nothing', async () => {
    const { user, left, store, goTo } = await renderAt('/', wire, { agencies: ['METRO'] });
    let release: (response: Response) => void = () => undefined;
    wire.fault('/riders', () => new Promise((resolve) => (release = resolve)));
    await goTo('/agency-dashboard/METRO/riders');
    await waitFor(() => expect(wire.sent.join()).toContain('/riders'));
    await user.click(screen.getByRole('link', { name: 'Sign Out' }));
    release(new Response(JSON.stringify([{ user_id: 1, first_name: 'Late' }])));
    await waitFor(() => expect(left).toEqual(['signedOut']));
    expect(JSON.stringify(store.getState())).not.toContain('Late');
  });
});

describe('an agency token that is refused', () => {
  const riders = '/agency-dashboard/METRO/riders';

  it('is renewed with the operator’s, and the read is repeated', async () => {
    const { store, goTo } = await renderAt('/', wire, { agencies: ['METRO'] });
    const before = store.getState().session.agencyTokens.usEast.METRO;
    wire.fault('/riders', answer(401), 1);
    await goTo(riders);
    expect((await screen.findAllByRole('link', { name: /^\d+$/ })).length).toBeGreaterThan(0);
    expect(store.getState().session.agencyTokens.usEast.METRO).not.toBe(before);
    expect(wire.sent.filter((line) => line.includes('/token/agency'))).toHaveLength(1);
  });

  it('is dropped where no new one is to be had: that agency’s login, everything else stays', async () => {
    const { store, goTo, address } = await renderAt('/', wire, { agencies: ['METRO', 'CBTA'] });
    wire.fault('/riders', answer(401));
    wire.fault('/token/agency', answer(403));
    await goTo(riders);
    await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' });
    expect(address()).toBe('/agency-login/METRO');
    expect(Object.keys(store.getState().session.agencyTokens.usEast)).toEqual(['CBTA']);
    expect(store.getState().session.psoToken).not.toBeNull();
  });

  it('is dropped where the new one is refused too', async () => {
    const { store, goTo } = await renderAt('/', wire, { agencies: ['METRO'] });
    wire.fault('/riders', answer(401));
    await goTo(riders);
    await screen.findByRole('heading', { level: 1, name: 'AGENCY LOGIN' });
    expect(store.getState().session.agencyTokens.usEast).toEqual({});
  });

  it('stays, and so does the page, where a passing fault keeps a new one away', async () => {
    const { store, goTo, address } = await renderAt('/', wire, { agencies: ['METRO'] });
    wire.fault('/riders', answer(401), 1);
    wire.fault('/token/agency', answer(503));
    await goTo(riders);
    expect(await screen.findByText('Unable to retrieve Riders')).toBeInTheDocument();
    expect(address()).toBe(riders);
    expect(Object.keys(store.getState().session.agencyTokens.usEast)).toEqual(['METRO']);
  });

  it('with 403 is told in the page, and nobody is signed out', async () => {
    const { left, goTo, address } = await renderAt('/', wire, { agencies: ['METRO'] });
    wire.fault('/riders', answer(403, { message: 'not yours' }));
    await goTo(riders);
    expect(await screen.findByText('Unable to retrieve Riders')).toBeInTheDocument();
    expect(screen.getByText(/refused this to you \(403\): not yours/)).toBeInTheDocument();
    expect(address()).toBe(riders);
    expect(left).toEqual([]);
  });
});

describe('where somebody was going', () => {
  it('is offered after sign-in, to the same operator only', async () => {
    const { user, address } = await renderAt('/agency-dashboard/METRO/riders', wire, 'guest');
    await user.type(await screen.findByLabelText('Email'), 'operator@us-east.example');
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    const link = await screen.findByRole('link', { name: 'Continue where you left off' });
    expect(address()).toBe('/');
    expect(link).toHaveAttribute('href', '/agency-dashboard/METRO/riders');
  });

  it.each(['//evil.example', 'https://evil.example', '/\\\\evil.example', '/login', 'javascript:alert(1)'])(
    'is never %s',
    async (path) => {
      sessionStorage.setItem('fare-portal:continue', JSON.stringify({ path, who: null }));
      await renderAt('/', wire);
      await screen.findByRole('heading', { level: 1, name: 'HOME' });
      expect(screen.queryByText('Continue where you left off')).not.toBeInTheDocument();
    },
  );

  it.each([
    ['of another operator', { region: 'usEast', subject: 'operator:2' }],
    ['of the other region', { region: 'australia', subject: 'operator:1' }],
  ])('%s is not offered', async (_case, who) => {
    sessionStorage.setItem('fare-portal:continue', JSON.stringify({ path: '/agencies', who }));
    await renderAt('/', wire);
    await screen.findByRole('heading', { level: 1, name: 'HOME' });
    expect(screen.queryByText('Continue where you left off')).not.toBeInTheDocument();
  });

  it('is offered again to the operator whose session expired there', async () => {
    const { goTo, left } = await renderAt('/', wire);
    wire.fault('/agency/', answer(401));
    await goTo('/agencies');
    await waitFor(() => expect(left).toEqual(['expired']));
    await renderAt('/', wire);
    expect(await screen.findByRole('link', { name: 'Continue where you left off' })).toHaveAttribute(
      'href',
      '/agencies',
    );
  });
});
