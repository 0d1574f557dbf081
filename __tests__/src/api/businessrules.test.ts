import { businessrulesApi } from '@/api/businessrules';
import { answer, openWire, type Wire } from '@tests/support/platform';
import { storeAs } from '@tests/support/storeAs';

const { endpoints } = businessrulesApi;
const agency = 'CBTA';
let wire: Wire;
beforeAll(async () => {
  wire = await openWire();
});
const store = () => storeAs({ agencies: [agency, 'AAT'] }, wire);

const innerOf = async (category: number, identity: string) => {
  const signedIn = await store();
  const { data } = await signedIn.dispatch(endpoints.listRules.initiate({ agency, category }));
  return data?.rows.find(({ rule }) => rule.meta.identity === identity);
};

it('lists the categories, and gets one', async () => {
  const signedIn = await store();
  const all = await signedIn.dispatch(endpoints.listCategories.initiate({ agency }));
  expect(all.data?.rows).toHaveLength(6);
  expect(all.data?.rows.map(({ name }) => name)).toEqual(
    [...(all.data?.rows ?? [])].map(({ name }) => name).sort(),
  );
  const one = await signedIn.dispatch(endpoints.getCategory.initiate({ agency, id: 1 }));
  expect(one.data).toMatchObject({ id: 1, name: 'Fare Capping' });
  const none = await signedIn.dispatch(endpoints.getCategory.initiate({ agency, id: 99 }));
  expect(none.error).toMatchObject({ status: 404 });
});

it('lists the rules of a category by identity, and reads an empty list', async () => {
  const signedIn = await store();
  const { data } = await signedIn.dispatch(endpoints.listRules.initiate({ agency, category: 1 }));
  const identities = data?.rows.map(({ rule }) => rule.meta.identity) ?? [];
  expect(identities).toContain('daily_cap');
  expect(identities).toEqual([...identities].sort());
  wire.fault('categories=2', answer(200, { data: { rows: null } }));
  const none = await signedIn.dispatch(endpoints.listRules.initiate({ agency, category: 2 }));
  expect(none.data).toEqual({ rows: [], unreadable: 0 });
});

it.each([
  [4, 'legacy_serials', '{"first":9007199254740993,"last":9007199254749999,"scale":1.0}'],
  [6, 'odd_keys', '{"__proto__":{"polluted":true},"constructor":"x","toString":1}'],
  [6, 'ratio', '{"value":2.50}'],
])('keeps every key and digit of rule %i %s', async (category, identity, inner) => {
  expect((await innerOf(category, identity))?.inner).toBe(inner);
  expect({}).not.toHaveProperty('polluted');
});

it('keeps them over a second load, and in a rule that is read alone', async () => {
  const signedIn = await store();
  const load = () =>
    signedIn.dispatch(endpoints.listRules.initiate({ agency, category: 6 }, { forceRefetch: true }));
  await load();
  const { data } = await load();
  const odd = data?.rows.find(({ rule }) => rule.meta.identity === 'odd_keys');
  const alone = await signedIn.dispatch(endpoints.getRule.initiate({ agency, id: odd?.id ?? 0 }));
  expect(alone.data).toEqual(odd);
  expect(odd?.inner).toContain('"__proto__":{"polluted":true}');
});

it('sends a rule character by character', async () => {
  const signedIn = await store();
  const inner = '{ "__proto__": {"a": 9007199254740993}, "b": 1.0, "c": "\\u00e9" }';
  const change = { agency, identity: 'legacy_serials', category: 4, inner };
  const { data } = await signedIn.dispatch(endpoints.updateRule.initiate(change));
  expect(data).toBeNull();
  expect((await innerOf(4, 'legacy_serials'))?.inner).toBe(inner);
});

it.each([200, 204])('takes %i as changed', async (status) => {
  const signedIn = await store();
  wire.fault('PATCH', () => new Response(null, { status }));
  const change = { agency, identity: 'x', category: 4, inner: '{"value":1}' };
  expect(await signedIn.dispatch(endpoints.updateRule.initiate(change))).toEqual({ data: null });
});

it.each([202, 400, 403, 500])('takes %i as a failure with that status', async (status) => {
  const signedIn = await store();
  wire.fault('PATCH', answer(status, { message: 'no', extra: { message: 'inner' } }));
  const change = { agency, identity: 'x', category: 4, inner: '{"value":1}' };
  const { error } = await signedIn.dispatch(endpoints.updateRule.initiate(change));
  expect(error).toEqual({ kind: 'status', status, message: 'no', extra: 'inner' });
});

it('leaves out rules that cannot be read; one without an inner rule is a rule of null', async () => {
  const signedIn = await store();
  wire.fault('categories=3', answer(200, [{ id: 1 }, { rule: {} }, 'text', { id: 2, rule: [] }]));
  const { data } = await signedIn.dispatch(endpoints.listRules.initiate({ agency, category: 3 }));
  expect(data).toMatchObject({
    unreadable: 2,
    rows: [
      { id: 1, inner: 'null' },
      { id: 2, inner: 'null' },
    ],
  });
});
