import { type CheckState } from '@/shared/checks/check';
import { wasLastRunDone } from '@/shared/checks/checkRunner';
import { CHECKS } from '@/shared/checks/checks';
import { findCheck, findSpecifiedAudience, mockTimeouts, runCheck } from '@tests/support/checkFixture';
import { createTestStore } from '@tests/support/createTestStore';
import { type Interception, respondWith, respondWithPage, setUpNetwork } from '@tests/support/fakeNetwork';

const AGENCY = 'CBTA';
const AGENCY_PATH = `/agency/api/v4/agencies/${AGENCY}`;

/**
 * For each check, the responses that make it ok (by default CBTA's own data) and those that make it an alert. A check
 * that only counts is `never` an alert. A new check needs a row here. alert: the check found a problem; failed: the
 * check itself could not be done.
 */
const CASES: Record<
  string,
  { ok?: Interception[]; okMessage?: RegExp; alert: Interception[] | 'never'; message?: string }
> = {
  'agency-info': {
    alert: [[AGENCY_PATH, respondWith(200, { id: 1, abbreviation: 'OTHER' })]],
    message: 'OTHER',
  },
  'routing-info': { alert: [['/agencies/v2/', respondWith(404)]], message: 'does not know' },
  'email-settings': { alert: [['/mailsettings', respondWith(404)]], message: 'not configured' },
  'payment-provider': { alert: [['/account/agency/', respondWith(404)]], message: 'CreditCard' },
  'payment-media': {
    okMessage: /^\d+ of 16 configured$/,
    alert: [['/account/agency/', respondWith(404)]],
    message: 'No payment medium',
  },
  users: { alert: 'never' },
  smartcards: { alert: 'never' },
  'smartcard-keys': { alert: 'never' },
  geofences: { alert: 'never' },
  coupons: { alert: [['/tickets/', respondWith(200, [{}, { id: 1 }])]], message: '1 row could not be read' },
  'feature-sets': {
    alert: [['/agencyFeaturesets/', respondWith(200, { featuresets: [] })]],
    message: '[ALERT] This Agency does not have Feature Sets.',
  },
  concessions: {
    alert: [['/concessions', respondWith(200, [])]],
    message: '[ALERT] This Agency does not have any Concessions.',
  },
  reports: {
    alert: [['/reportList', respondWith(200, [])]],
    message: '[ALERT] Reports have not been configured for this agency.',
  },
  ...Object.fromEntries(
    ['terms', 'privacy', 'about'].map((kind) => [
      kind,
      {
        ok: [
          [
            `/${kind}/`,
            respondWith(200, [{ client_type: 'rider_web', content: 'a', start_date: '2020-01-01' }]),
          ],
        ],
        alert: [[`/${kind}/`, respondWith(200, [{ client_type: 'rider_web', end_date: '2020-01-01' }])]],
        message: 'rider_web: no start – 2020-01-01 has expired.',
      },
    ]),
  ),
};

it('has one case for every check, and the check ids are unique', () => {
  expect(CHECKS.map(({ id }) => id)).toEqual(Object.keys(CASES));
});

const network = setUpNetwork();

const joinMessages = ({ result }: CheckState) => result?.messages.join('\n') ?? '';

describe.each(CHECKS.map((check) => [check.id, check] as const))('%s', (id, check) => {
  const checkCase = CASES[id] ?? { alert: 'never' };

  async function runThisCheck(interceptions: Interception[] = []) {
    // Signed in to a second agency too, so that a call could send the wrong agency's token.
    const store = await createTestStore({ agencies: [AGENCY, 'AAT'] }, network);
    for (const interception of interceptions) network.intercept(...interception);
    const state = await runCheck(store, check, AGENCY);
    return { state, store };
  }

  /** Returns the check's calls without the call for the agency, unless that is its only call. */
  async function findOwnCalls(): Promise<string[]> {
    await runThisCheck(checkCase.ok);
    const callsWithoutAgency = network.requests.filter((line) => !line.endsWith(AGENCY_PATH));
    return callsWithoutAgency.length > 0 ? callsWithoutAgency : [...network.requests];
  }

  it('is ok when everything is configured', async () => {
    const { state } = await runThisCheck(checkCase.ok);
    expect(state.result.status).toBe('ok');
    expect(joinMessages(state)).toMatch(checkCase.okMessage ?? /^$/);
    expect(state.result.facts ?? state.result.table).toBeDefined();
    expect(state).toMatchObject({ durationMs: expect.any(Number), ranAt: expect.stringMatching(/Z$/) });
    expect(state.calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      network.requests.map((line) => line.replace(/\/platform\/(us-east|public-info)/, '')).sort(),
    );
  });

  it('sends every call once, with the token of its audience', async () => {
    await runThisCheck(checkCase.ok);
    expect(new Set(network.requests).size).toBe(network.requests.length);
    await runThisCheck();
    expect(network.accessLog.length).toBeGreaterThan(0);
    for (const { method, path, token, agency, host } of network.accessLog) {
      expect([path, token]).toEqual([path, findSpecifiedAudience(method, path)]);
      expect(agency).toBe(token === 'admin' ? AGENCY : undefined);
      expect(host).toBe(token === 'none' ? 'publicInfo' : 'usEast');
    }
  });

  it(checkCase.message ? `is an alert with "${checkCase.message}"` : 'is ok with a count of 0', async () => {
    if (checkCase.alert === 'never') {
      // A count of 0 is a valid count.
      const emptyCounts = (await findOwnCalls()).map((call): Interception => [
        call,
        respondWithPage([], { total: 0 }),
      ]);
      expect((await runThisCheck(emptyCounts)).state.result).toMatchObject({ status: 'ok', messages: [] });
      return;
    }
    const { state } = await runThisCheck(checkCase.alert);
    expect(state.result.status).toBe('alert');
    expect(joinMessages(state)).toContain(checkCase.message);
  });

  it('fails with the server message when the platform responds with 500', async () => {
    const calls = await findOwnCalls();
    const { state } = await runThisCheck(
      calls.map((call) => [call, respondWith(500, { message: 'broken' })]),
    );
    expect(state.result.status).toBe('failed');
    expect(joinMessages(state)).toContain(' responded with 500: broken');
    expect(state.calls.filter(({ failure }) => failure?.status === 500).length).toBeGreaterThan(0);
  });

  it('fails when the platform does not respond in time', async () => {
    const calls = await findOwnCalls();
    const { timeOut, timeouts } = mockTimeouts();
    const { state } = await runThisCheck(calls.map((call) => [call, timeOut]));
    expect(state.result.status).toBe('failed');
    expect(joinMessages(state)).toContain('did not respond within 10 seconds');
    expect(timeouts).toHaveBeenCalledWith(10_000);
  });

  it('fails when the response is not valid JSON', async () => {
    const calls = await findOwnCalls();
    const { state } = await runThisCheck(calls.map((call) => [call, respondWith(200, '<html>')]));
    expect(state.result.status).toBe('failed');
    expect(joinMessages(state)).toContain('a response that this portal cannot read');
  });

  it('is skipped when it needs the agency id and the agency cannot be loaded', async () => {
    // A check that needs the agency's id requests the agency besides its own calls.
    const needsAgencyId = id !== 'agency-info' && (await findOwnCalls()).length < (await countCalls());
    const { state } = await runThisCheck([...(checkCase.ok ?? []), [AGENCY_PATH, respondWith(500)]]);
    expect(state.result.status).toBe(needsAgencyId ? 'skipped' : id === 'agency-info' ? 'failed' : 'ok');
    async function countCalls() {
      await runThisCheck(checkCase.ok);
      return network.requests.length;
    }
  });

  it('asks for nothing by the id of another agency', async () => {
    const otherRecord = respondWith(200, { id: 77, abbreviation: 'OTHER' });
    const { state } = await runThisCheck([...(checkCase.ok ?? []), [AGENCY_PATH, otherRecord]]);
    expect(network.requests.filter((line) => /[/=]77\b/.test(line))).toEqual([]);
    const isSkipped = state.result.status === 'skipped';
    expect(joinMessages(state).includes('the record of another agency: OTHER')).toBe(
      isSkipped || id === 'agency-info',
    );
  });

  it('fetches again on every run, and puts nothing into the cache', async () => {
    const { store } = await runThisCheck(checkCase.ok);
    const requestCount = network.requests.length;
    await runCheck(store, check, AGENCY);
    expect(network.requests).toHaveLength(requestCount * 2);
    expect(store.getState().platformApi?.queries).toEqual({});
  });
});

it('shows the routing-info service as not configured when /index.json names no host', async () => {
  const check = findCheck('routing-info');
  const withoutHost = { backendUrl: '/platform/us-east', backendUrlAustralia: '/platform/australia' };
  network.intercept('/index.json', respondWith(200, withoutHost));
  const store = await createTestStore({ agencies: [AGENCY] }, network);
  const state = await runCheck(store, check, AGENCY);
  expect(state.result).toMatchObject({
    status: 'skipped',
    messages: [expect.stringContaining('not configured')],
  });
  expect(wasLastRunDone(state)).toBe(true);
  expect(network.requests).toEqual([]);
});

it('values coupons in the currency of the region', async () => {
  const check = findCheck('coupons');
  const store = await createTestStore({ region: 'australia', agencies: ['METRO'] }, network);
  network.intercept('/tickets/', respondWith(200, [{ id: 1, value: 250 }]));
  const { result } = await runCheck(store, check, 'METRO');
  expect(result.table?.columns.find(({ key }) => key === 'value')?.text(0)).toBe('$2.50 AUD');
});
