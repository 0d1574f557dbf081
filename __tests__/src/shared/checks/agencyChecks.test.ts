import { findCheck, runCheck } from '@tests/support/checkFixture';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const AGENCY = 'CBTA';

const network = setUpNetwork();

it('shows a payment medium as not configured when its look-up fails, and still lists the others', async () => {
  const check = findCheck('payment-media');
  const store = await createTestStore({ agencies: [AGENCY] }, network);
  network.intercept('payment_medium=SmartCard', respondWith(500));
  const { result } = await runCheck(store, check, AGENCY);
  const rows = Array.from({ length: result.table?.count ?? 0 }, (_row, index) =>
    result.table?.columns.map(({ text }) => text(index)).join(' '),
  );
  expect(rows).toHaveLength(16);
  expect(rows).toContain('SmartCard not configured —');
  expect(rows[0]).toMatch(/^CreditCard configured \d+$/);
  expect(result).toMatchObject({
    status: 'failed',
    messages: ['1 look-up failed (SmartCard): The platform responded with 500'],
  });
});

it('an agency whose database is not active is an alert', async () => {
  const check = findCheck('agency-info');
  const store = await createTestStore({ agencies: ['AAT'] }, network);
  const { result } = await runCheck(store, check, 'AAT');
  expect(result).toMatchObject({
    status: 'alert',
    messages: ['The agency’s database is not active: its status is “provisioning”.'],
  });
  expect(result.facts?.length).toBeGreaterThan(0);
});

it.each([
  ['email-settings', '/mailsettings'],
  ['payment-provider', '/account/agency/'],
  ['payment-media', '/account/agency/'],
])('of %s, the 404 of a proxy is a failure, and one without a body an alert', async (id, path) => {
  const store = await createTestStore({ agencies: [AGENCY] }, network);
  network.intercept(path, () => new Response('<html></html>', { status: 404 }));
  expect((await runCheck(store, findCheck(id), AGENCY)).result).toMatchObject({ status: 'failed' });
  network.reset();
  network.intercept(path, () => new Response(null, { status: 404 }));
  expect((await runCheck(store, findCheck(id), AGENCY)).result).toMatchObject({ status: 'alert' });
});

it.each([
  [500, {}, 'The routing-info service responded with 500'],
  [404, '<html></html>', 'The routing-info service sent a response that this portal cannot read (404).'],
  [200, '<html></html>', 'The routing-info service sent a response that this portal cannot read.'],
])(
  'names the routing-info service, and not the platform, after its answer %d %j',
  async (status, body, text) => {
    const store = await createTestStore({ agencies: [AGENCY] }, network);
    network.intercept('/agencies/v2/', respondWith(status, body));
    const { result } = await runCheck(store, findCheck('routing-info'), AGENCY);
    expect(result).toMatchObject({ status: 'failed', messages: [text], publicMessages: [text] });
  },
);

it.each([
  ['routing-info', '/agencies/v2/', { status: 'success' }, 'failed'],
  ['routing-info', '/agencies/v2/', { name: 'CBTA' }, 'ok'],
  ['email-settings', '/mailsettings', { message: 'hello' }, 'failed'],
  ['email-settings', '/mailsettings', { agency_id: 1 }, 'ok'],
])('of %s, the answer %s %j is %s', async (id, path, body, status) => {
  const store = await createTestStore({ agencies: [AGENCY] }, network);
  network.intercept(path, respondWith(200, body));
  expect((await runCheck(store, findCheck(id), AGENCY)).result).toMatchObject({ status });
});

it('says how many payment media are configured', async () => {
  const check = findCheck('payment-media');
  const store = await createTestStore({ agencies: [AGENCY] }, network);
  network.intercept('payment_medium=CreditCard', respondWith(404));
  network.intercept('/account/agency/', respondWith(200, { psp_id: 2 }));
  const { result } = await runCheck(store, check, AGENCY);
  expect(result).toMatchObject({ status: 'ok', messages: ['15 of 16 configured'] });
});

it.each([
  ['cannot be loaded', respondWith(500)],
  ['is sent without its id', respondWith(200, { name: 'Acme Pay' })],
])('shows the id that the account has of a provider that %s', async (_case, respond) => {
  const store = await createTestStore({ agencies: [AGENCY] }, network);
  network.intercept('/account/agency/', respondWith(200, { psp_id: 42 }));
  network.intercept('/psp/42', respond);
  const { result } = await runCheck(store, findCheck('payment-provider'), AGENCY);
  expect(result).toMatchObject({
    status: 'failed',
    facts: [
      { label: 'ID', value: '42' },
      { label: 'Name', value: '—' },
    ],
  });
});

it.each([
  ['concessions', '/concessions', [{ concession_type: 'senior' }]],
  ['feature-sets', '/agencyFeaturesets/', { featuresets: [{ name: 'Passes', enabled: true }] }],
])('lists a row of %s without an id, with a dash', async (id, path, body) => {
  const store = await createTestStore({ agencies: [AGENCY] }, network);
  network.intercept(path, respondWith(200, body));
  const { table, status } = (await runCheck(store, findCheck(id), AGENCY)).result;
  expect([status, table?.count]).toEqual(['ok', 1]);
  expect(table?.columns[0]?.text(0)).toBe('—');
});
