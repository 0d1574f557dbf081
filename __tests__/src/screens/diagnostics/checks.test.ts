import { platformApi } from '@/api/client/platformApi';
import { type CheckState } from '@/screens/diagnostics/check';
import { CHECKS } from '@/screens/diagnostics/checks';
import { audienceOf, lateAnswers, runCheck } from '@tests/support/checkBench';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

const AGENCY = 'CBTA';
const RECORD = `/agency/api/v4/agencies/${AGENCY}`;

type Faults = Parameters<Wire['fault']>[];

/** What the platform has to answer for each check to be ok (by default what it has of CBTA) and an alert. A new check is a row here. */
const CASES: Record<string, { ok?: Faults; alert: Faults | 'never'; says?: string }> = {
  'agency-info': { alert: [[RECORD, answer(200, { id: 1, abbreviation: 'OTHER' })]], says: 'OTHER' },
  'routing-info': { alert: [['/agencies/v2/', answer(404)]], says: 'does not know' },
  'email-settings': { alert: [['/mailsettings', answer(404)]], says: 'not configured' },
  'payment-provider': { alert: [['/account/agency/', answer(404)]], says: 'CreditCard' },
  'payment-media': { alert: [['/account/agency/', answer(404)]], says: 'No payment medium' },
  users: { alert: 'never' },
  smartcards: { alert: 'never' },
  'smartcard-keys': { alert: 'never' },
  geofences: { alert: 'never' },
  coupons: { alert: [['/tickets/', answer(200, [{}, { id: 1 }])]], says: '1 row could not be read' },
  'feature-sets': {
    alert: [['/agencyFeaturesets/', answer(200, { featuresets: [] })]],
    says: '[ALERT] This Agency does not have Feature Sets.',
  },
  concessions: {
    alert: [['/concessions', answer(200, [])]],
    says: '[ALERT] This Agency does not have any Concessions.',
  },
  reports: {
    alert: [['/reportList', answer(200, [])]],
    says: '[ALERT] Reports have not been configured for this agency.',
  },
  ...Object.fromEntries(
    ['terms', 'privacy', 'about'].map((kind) => [
      kind,
      {
        ok: [
          [`/${kind}/`, answer(200, [{ client_type: 'rider_web', content: 'a', start_date: '2020-01-01' }])],
        ],
        alert: [[`/${kind}/`, answer(200, [{ client_type: 'rider_web', end_date: '2020-01-01' }])]],
        says: 'rider_web: no start – 01/01/2020 has lapsed.',
      },
    ]),
  ),
};

it('has a case for every check, each with an id of its own', () => {
  expect(CHECKS.map(({ id }) => id)).toEqual(Object.keys(CASES));
});

let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
afterEach(() => jest.restoreAllMocks());

const messages = ({ verdict }: CheckState) => verdict?.messages.join('\n') ?? '';

describe.each(CHECKS.map((check) => [check.id, check] as const))('%s', (id, check) => {
  const cases = CASES[id] ?? { alert: 'never' };

  async function run(faults: Faults = []) {
    const store = await storeAs({ agencies: [AGENCY, 'AAT'] }, wire);
    for (const fault of faults) wire.fault(...fault);
    const state = await runCheck(store, check, AGENCY);
    return { state, store };
  }

  /** The calls that are the check's own: what it needs the agency's id for, or the record alone. */
  async function ownCalls(): Promise<string[]> {
    await run(cases.ok);
    const others = wire.sent.filter((line) => !line.endsWith(RECORD));
    return others.length > 0 ? others : [...wire.sent];
  }

  it('is ok where all is there', async () => {
    const { state } = await run(cases.ok);
    expect([messages(state), state.verdict.status]).toEqual(['', 'ok']);
    expect(state.verdict.facts ?? state.verdict.table).toBeDefined();
    expect(state).toMatchObject({ ms: expect.any(Number), ranAt: expect.stringMatching(/Z$/) });
    expect(state.calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      wire.sent.map((line) => line.replace(/\/platform\/(us-east|public-info)/, '')).sort(),
    );
  });

  it('sends to each call the token of its audience, and no call twice', async () => {
    await run(cases.ok);
    expect(new Set(wire.sent).size).toBe(wire.sent.length);
    await run();
    expect(wire.log.length).toBeGreaterThan(0);
    for (const { method, path, token, agency, region } of wire.log) {
      expect([path, token]).toEqual([path, audienceOf(method, path)]);
      expect(agency).toBe(token === 'admin' ? AGENCY : undefined);
      expect(region).toBe(token === 'none' ? 'publicInfo' : 'usEast');
    }
  });

  it(`is an alert: ${cases.says ?? 'never'}`, async () => {
    if (cases.alert === 'never') {
      // A count of none is a count.
      const none = (await ownCalls()).map((call): Faults[number] => [
        call,
        answer(200, [], { 'x-total': '0' }),
      ]);
      expect((await run(none)).state.verdict).toMatchObject({ status: 'ok', messages: [] });
      return;
    }
    const { state } = await run(cases.alert);
    expect(state.verdict.status).toBe('alert');
    expect(messages(state)).toContain(cases.says);
  });

  it('is failed where the platform fails, with what it said', async () => {
    const calls = await ownCalls();
    const { state } = await run(calls.map((call) => [call, answer(500, { message: 'broken' })]));
    expect(state.verdict.status).toBe('failed');
    expect(messages(state)).toContain('The platform answered 500: broken');
    expect(state.calls.filter(({ failure }) => failure?.status === 500).length).toBeGreaterThan(0);
  });

  it('is failed where no answer comes in time', async () => {
    const calls = await ownCalls();
    const { late, timeouts } = lateAnswers();
    const { state } = await run(calls.map((call) => [call, late]));
    expect(state.verdict.status).toBe('failed');
    expect(messages(state)).toContain('did not answer within 10 seconds');
    expect(timeouts).toHaveBeenCalledWith(10_000);
  });

  it('is failed where the answer cannot be read', async () => {
    const calls = await ownCalls();
    const { state } = await run(calls.map((call) => [call, answer(200, '<html>')]));
    expect(state.verdict.status).toBe('failed');
    expect(messages(state)).toContain('something this portal cannot read');
  });

  it('is skipped where the record is missing that it asks by', async () => {
    const needsRecord = id !== 'agency-info' && (await ownCalls()).length < (await callCount());
    const { state } = await run([...(cases.ok ?? []), [RECORD, answer(500)]]);
    expect(state.verdict.status).toBe(needsRecord ? 'skipped' : id === 'agency-info' ? 'failed' : 'ok');
    async function callCount() {
      await run(cases.ok);
      return wire.sent.length;
    }
  });

  it('asks anew each time, and holds on to no answer', async () => {
    const { store } = await run(cases.ok);
    const first = wire.sent.length;
    await runCheck(store, check, AGENCY);
    expect(wire.sent).toHaveLength(first * 2);
    const cached = Object.keys(store.getState().platformApi?.queries ?? {});
    const subscriptions = store.dispatch(platformApi.internalActions.internal_getRTKQSubscriptions());
    const { getSubscriptionCount } = subscriptions as unknown as {
      getSubscriptionCount: (key: string) => number;
    };
    expect(cached.length).toBeGreaterThan(0);
    expect(cached.map(getSubscriptionCount)).toEqual(cached.map(() => 0));
  });
});

it('a routing-info host that is not there reads not configured', async () => {
  const check = CHECKS.find(({ id }) => id === 'routing-info');
  const withoutHost = { backendUrl: '/platform/us-east', backendUrlAustralia: '/platform/australia' };
  wire.fault('/index.json', answer(200, withoutHost));
  const store = await storeAs({ agencies: [AGENCY] }, wire);
  if (!check) throw new Error('no such check');
  const { verdict } = await runCheck(store, check, AGENCY);
  expect(verdict).toMatchObject({ status: 'skipped', messages: [expect.stringContaining('not configured')] });
  expect(wire.sent).toEqual([]);
});

it('one look-up that fails reads not configured, and the others stand', async () => {
  const check = CHECKS.find(({ id }) => id === 'payment-media');
  const store = await storeAs({ agencies: [AGENCY] }, wire);
  wire.fault('payment_medium=SmartCard', answer(500));
  if (!check) throw new Error('no such check');
  const { verdict } = await runCheck(store, check, AGENCY);
  const rows = Array.from({ length: verdict.table?.count ?? 0 }, (_row, at) =>
    verdict.table?.columns.map(({ text }) => text(at)).join(' '),
  );
  expect(rows).toHaveLength(16);
  expect(rows).toContain('SmartCard not configured —');
  expect(rows[0]).toMatch(/^CreditCard configured \d+$/);
  expect(verdict).toMatchObject({
    status: 'failed',
    messages: ['1 look-up failed (SmartCard): The platform answered 500'],
  });
});
