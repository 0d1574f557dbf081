import { createValidRequest, listValues, replaceValue, ROUTES_WITH_BODY, toTable } from './attackedRoutes';
import { type Attempt, setUpAttacker, testSum } from './attacker';

const attacker = setUpAttacker();

const MEGABYTE = 1_048_576;
/** Fields that no body has, or that the platform alone sets. */
const EXTRA_FIELDS = {
  id: 1,
  user_id: '1',
  agency_id: 2,
  created: '2000-01-01T00:00:00.000Z',
  balance: 1_000_000,
  transaction_amount: 1,
  status: 'PAYMENT.SETTLED',
  type: 'administrator',
  role: 'pso',
  isAdmin: true,
  password_hash: 'scrypt$1024$AA==$AA==',
  database_status: 'active',
  routed: 1,
  'name ': 'x',
};
const WRONG_VALUES = [null, true, 7.5, -1, '', 'x', [], {}, [[]], { $ne: null }, ['x'], 'x'.repeat(100_000)];

/** Places where the specification allows some of the values. */
const isFree = (place: readonly (string | number)[], value: unknown) =>
  // Any JSON value is a rule.
  place[0] === 'rule' ||
  // Any text can be a wrong password or an unknown name.
  (typeof value === 'string' && value !== '' && value.length < 300);

describe.each(toTable(ROUTES_WITH_BODY))('%s', (_, route) => {
  const send = (attempt: Pick<Attempt, 'body' | 'rawBody' | 'headers'>, expected: Attempt['expected']) =>
    attacker.send({
      ...createValidRequest(attacker.db, route),
      body: undefined,
      token: attacker.tokenFor(route),
      ...attempt,
      expected,
    });
  const readValidBody = () => createValidRequest(attacker.db, route).body ?? {};

  it('refuses a missing field, and a value of another type', async () => {
    const body = readValidBody();
    for (const { place, value } of listValues(body)) {
      if (place.length === 0 || place[0] === 'rule') continue;
      if (typeof place.at(-1) === 'string') await send({ body: replaceValue(body, place, undefined) }, 400);
      for (const wrong of WRONG_VALUES) {
        if (typeof wrong === typeof value && isFree(place, wrong)) continue;
        if (typeof wrong === 'boolean' && typeof value === 'boolean') continue;
        // Other lists are below.
        if (Array.isArray(wrong) && Array.isArray(value)) continue;
        await send({ body: replaceValue(body, place, wrong) }, 400);
      }
    }
  });

  it('refuses a field too many, at every depth', async () => {
    const body = readValidBody();
    for (const { place, value } of listValues(body)) {
      if (typeof value !== 'object' || value === null || Array.isArray(value) || place[0] === 'rule')
        continue;
      for (const [name, extra] of Object.entries(EXTRA_FIELDS))
        await send({ body: replaceValue(body, [...place, name], extra) }, 400);
    }
  });

  it('refuses empty lists, long ones, and lists of other values', async () => {
    const body = readValidBody();
    for (const { place, value } of listValues(body)) {
      if (!Array.isArray(value)) continue;
      const [item] = value as unknown[];
      for (const items of [[], [null], [item, null], new Array(1_001).fill(item), [item, item, []]])
        await send({ body: replaceValue(body, place, items) }, 400);
    }
  });

  it('refuses a body that is too long, or missing', async () => {
    const text = JSON.stringify(readValidBody());
    const longText = text + ' '.repeat(MEGABYTE);
    const chunks = () =>
      new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(32)) });
    await send({ rawBody: longText }, 413);
    await send({ rawBody: longText, headers: { 'content-length': '2' } }, 413);
    await send({ rawBody: chunks() }, 413);
    await send({ rawBody: text, headers: { 'content-length': '99999999' } }, 413);
    await send({ rawBody: JSON.stringify('x'.repeat(MEGABYTE)) }, 413);
    await send({}, 415);
    await send({ headers: { 'content-type': 'application/json' } }, 400);
  });
});

testSum('bodies', attacker, 750);
