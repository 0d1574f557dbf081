import { openTestPlatform, rowsOf, type TestPlatform } from '../testPlatform';

interface Rule {
  id: number;
  category: number;
  rule: { meta: { identity: string }; rule: unknown };
}

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform();
  token = await platform.fetchAgencyToken('CBTA');
});
afterAll(() => platform.close());

// Category 1 is Fare Capping (with daily_cap), 3 Account Limits, 6 Advanced (with odd_keys): see db/seed/rules.ts.
const BASE = '/businessrules/api/v1';
const get = (path: string) => platform.call(`${BASE}${path}`, { token });
const readRules = async (category: number) =>
  rowsOf<Rule>(await get(`/rules?agency=CBTA&categories=${category}&order=rule&direction=1`));
const patchRule = (identity: string, category: number, body: unknown, authToken = token) =>
  platform.call(`${BASE}/rule?identity=${encodeURIComponent(identity)}&category=${category}`, {
    method: 'PATCH',
    token: authToken,
    body,
  });
const findRule = async (category: number, identity: string) =>
  (await readRules(category)).find(({ rule }) => rule.meta.identity === identity);

it('lists six categories, sorted by a column and in pages', async () => {
  const categories = rowsOf<{ id: number; name: string }>(await get('/categories?limit=100&offset=0'));
  expect(categories).toHaveLength(6);
  const names = rowsOf<{ name: string }>(await get('/categories?order=name&direction=-1')).map(
    ({ name }) => name,
  );
  expect(names).toEqual([...names].sort().reverse());
  expect(rowsOf(await get('/categories?limit=2&offset=4'))).toEqual(categories.slice(4));
  expect((await get('/categories/2')).body).toEqual(categories[1]);
  expect((await get('/categories/7')).status).toBe(404);
});

it('lists the rules of a category sorted by identity', async () => {
  const list = await readRules(1);
  const identities = list.map(({ rule }) => rule.meta.identity);
  expect(identities).toEqual([...identities].sort());
  expect(list[0]).toEqual({
    id: expect.any(Number),
    category: 1,
    rule: { meta: { identity: 'cap_windows' }, rule: expect.any(Object) },
  });
  expect((await get(`/rules/${list[0]?.id}`)).body).toEqual(list[0]);
});

it('seeds rules of every kind, including unexpected ones', async () => {
  const allRules = (await Promise.all([1, 2, 3, 4, 5, 6].map(readRules))).flat().map(({ rule }) => rule.rule);
  const ruleValues = allRules
    .filter((rule) => !Array.isArray(rule))
    .map((rule) => Object.values(rule as object));
  const kinds = ruleValues.map((values) =>
    values.length === 1 ? (values[0] === null ? 'null' : typeof values[0]) : 'several',
  );
  expect([...new Set(kinds)].sort()).toEqual(['boolean', 'null', 'number', 'object', 'several', 'string']);
  expect(allRules.some((rule) => Array.isArray(rule))).toBe(true);
});

it('replaces a rule', async () => {
  const body = { identity: 'daily_cap', category: 1, rule: { value: 777 } };
  const response = await patchRule('daily_cap', 1, body);
  expect(response.status).toBe(200);
  expect((await findRule(1, 'daily_cap'))?.rule.rule).toEqual({ value: 777 });
  expect(response.body).toEqual(await findRule(1, 'daily_cap'));
});

it('stores every digit and every key as it was sent', async () => {
  const rule =
    '{"big":9007199254740993,"one":1.0,"exp":1e3,"__proto__":{"x":"\\u00e9}"},"list":[1, 2 ,{"a":"]"}]}';
  const body = `{"identity":"odd_keys","category":6, "rule" : ${rule} }`;
  expect((await patchRule('odd_keys', 6, body)).status).toBe(200);
  expect((await get('/rules?categories=6')).text).toContain(`"rule":${rule}`);
  // `__proto__` has not changed other objects.
  expect(Object.hasOwn({}, 'x')).toBe(false);
});

it.each([
  [{ identity: 'daily_cap', category: 1 }, 'rule is missing'],
  [{ identity: 'weekly_cap', category: 1, rule: 1 }, 'identity differs'],
  [{ identity: 'daily_cap', category: 2, rule: 1 }, 'category differs'],
  [{ identity: 'daily_cap', category: '1', rule: 1 }, 'category must be a whole number'],
  // A body has no field `id`.
  [{ identity: 'daily_cap', category: 1, rule: 1, id: 5 }, 'id is not known'],
  ...[null, [], [1], {}, 'x', 1, true].map(
    (rule) =>
      [
        { identity: 'daily_cap', category: 1, rule },
        'rule must be an object with at least one key',
      ] satisfies [unknown, string],
  ),
])('rejects %j', async (body, message) => {
  const response = await patchRule('daily_cap', 1, body);
  expect(response.status).toBe(400);
  expect(response.text).toContain(message);
});

it('responds 404 for a rule that the agency does not have', async () => {
  expect(
    (await patchRule('nothing', 1, { identity: 'nothing', category: 1, rule: { value: 1 } })).status,
  ).toBe(404);
});

it('changes rules of the token’s agency only', async () => {
  const otherToken = await platform.fetchAgencyToken('METRO');
  const ruleBefore = await findRule(3, 'maximum_balance');
  await patchRule(
    'maximum_balance',
    3,
    { identity: 'maximum_balance', category: 3, rule: { cents: 1 } },
    otherToken,
  );
  expect(await findRule(3, 'maximum_balance')).toEqual(ruleBefore);
  const response = await platform.call(`${BASE}/rules/${ruleBefore?.id}`, { token: otherToken });
  expect(response.status).toBe(404);
});
