import { waitFor } from '@testing-library/react';
import { businessrulesApi } from '@/api/businessrules';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const { endpoints } = businessrulesApi;
const agency = 'CBTA';
const network = setUpNetwork();
const createStore = () => createTestStore({ agencies: [agency] }, network);

/** A row has the rule's identity in `rule.meta`; `ruleJson` is the JSON of its inner rule, `rule.rule`. */
const loadRule = async (category: number, identity: string) => {
  const store = await createStore();
  const { data } = await store.dispatch(endpoints.listRules.initiate({ agency, category }));
  return data?.rows.find(({ rule }) => rule.meta.identity === identity);
};

it('lists the categories by name, and gets one category', async () => {
  const store = await createStore();
  const all = await store.dispatch(endpoints.listCategories.initiate({ agency }));
  expect(all.data?.rows).toHaveLength(6);
  expect(network.requests).toEqual([
    'GET /platform/us-east/businessrules/api/v1/categories?limit=100&offset=0&order=name&direction=1',
  ]);
  expect(all.data?.rows.map(({ name }) => name)).toEqual(
    [...(all.data?.rows ?? [])].map(({ name }) => name).sort(),
  );
  const foundResult = await store.dispatch(endpoints.getCategory.initiate({ agency, id: 1 }));
  expect(foundResult.data).toMatchObject({ id: 1, name: 'Fare Capping' });
  const emptyResult = await store.dispatch(endpoints.getCategory.initiate({ agency, id: 99 }));
  expect(emptyResult.error).toMatchObject({ status: 404 });
});

it('reads the categories by offset, until a page is not full', async () => {
  const store = await createStore();
  const createCategories = (firstId: number, count: number) =>
    Array.from({ length: count }, (_category, index) => ({ id: firstId + index }));
  network.intercept('offset=0&', respondWith(200, createCategories(1, 100)));
  network.intercept('offset=100&', respondWith(200, createCategories(101, 3)));
  const { data } = await store.dispatch(endpoints.listCategories.initiate({ agency }));
  expect(data?.rows).toHaveLength(103);
  expect(network.requests).toHaveLength(2);
});

it('lists the rules of a category by identity, and parses an empty list', async () => {
  const store = await createStore();
  const { data } = await store.dispatch(endpoints.listRules.initiate({ agency, category: 1 }));
  const identities = data?.rows.map(({ rule }) => rule.meta.identity) ?? [];
  expect(identities).toContain('daily_cap');
  expect(identities).toEqual([...identities].sort());
  network.intercept('categories=2', respondWith(200, { data: { rows: null } }));
  const emptyResult = await store.dispatch(endpoints.listRules.initiate({ agency, category: 2 }));
  expect(emptyResult.data).toEqual({ rows: [], invalidRowCount: 0 });
});

it.each([
  [4, 'legacy_serials', '{"first":9007199254740993,"last":9007199254749999,"scale":1.0}'],
  [6, 'odd_keys', '{"__proto__":{"polluted":true},"constructor":"x","toString":1}'],
  [6, 'ratio', '{"value":2.50}'],
])('keeps every key and digit of the rule in category %i, %s', async (category, identity, innerJson) => {
  expect((await loadRule(category, identity))?.ruleJson).toBe(innerJson);
  // The key `__proto__` must not have changed Object.prototype.
  expect({}).not.toHaveProperty('polluted');
});

it('keeps every key when the rules are loaded a second time, and when one rule is loaded', async () => {
  const store = await createStore();
  const load = () =>
    store.dispatch(endpoints.listRules.initiate({ agency, category: 6 }, { forceRefetch: true }));
  await load();
  const { data } = await load();
  const oddRule = data?.rows.find(({ rule }) => rule.meta.identity === 'odd_keys');
  const singleResult = await store.dispatch(endpoints.getRule.initiate({ agency, id: oddRule?.id ?? 0 }));
  expect(singleResult.data).toEqual(oddRule);
  expect(oddRule?.ruleJson).toContain('"__proto__":{"polluted":true}');
});

it('sends the JSON of a rule unchanged, character by character', async () => {
  const store = await createStore();
  const innerJson = '{ "__proto__": {"a": 9007199254740993}, "b": 1.0, "c": "\\u00e9" }';
  const change = { agency, identity: 'legacy_serials', category: 4, ruleJson: innerJson };
  const { data } = await store.dispatch(endpoints.updateRule.initiate(change));
  expect(data).toBeNull();
  expect((await loadRule(4, 'legacy_serials'))?.ruleJson).toBe(innerJson);
});

it('loads the rules again after a write during which they were being loaded', async () => {
  const store = await createStore();
  const change = { agency, identity: 'replacement_fee', category: 4, ruleJson: '{"value":451}' };
  network.intercept(
    'categories=4',
    async (request) => {
      const earlierResponse = await network.forward(request);
      await store.dispatch(endpoints.updateRule.initiate(change));
      return earlierResponse;
    },
    1,
  );
  await store.dispatch(endpoints.listRules.initiate({ agency, category: 4 }));
  const readRule = () =>
    endpoints.listRules
      .select({ agency, category: 4 })(store.getState() as never)
      .data?.rows.find(({ rule }) => rule.meta.identity === 'replacement_fee');
  await waitFor(() => expect(readRule()?.ruleJson).toBe(change.ruleJson));
});

it.each([200, 204])('takes status %i as a success', async (status) => {
  const store = await createStore();
  network.intercept('PATCH', () => new Response(null, { status }));
  const change = { agency, identity: 'x', category: 4, ruleJson: '{"value":1}' };
  expect(await store.dispatch(endpoints.updateRule.initiate(change))).toEqual({ data: null });
});

it.each([202, 400, 403, 500])('takes status %i as a failure', async (status) => {
  const store = await createStore();
  network.intercept('PATCH', respondWith(status, { message: 'no', extra: { message: 'inner' } }));
  const change = { agency, identity: 'x', category: 4, ruleJson: '{"value":1}' };
  const { error } = await store.dispatch(endpoints.updateRule.initiate(change));
  expect(error).toMatchObject({ kind: 'status', status, message: 'no', extra: 'inner' });
});

it('leaves out invalid rules; the JSON of a rule without an inner rule is null', async () => {
  const store = await createStore();
  network.intercept('categories=3', respondWith(200, [{ id: 1 }, { rule: {} }, 'text', { id: 2, rule: [] }]));
  const { data } = await store.dispatch(endpoints.listRules.initiate({ agency, category: 3 }));
  expect(data).toMatchObject({
    invalidRowCount: 2,
    rows: [
      { id: 1, ruleJson: 'null' },
      { id: 2, ruleJson: 'null' },
    ],
  });
});
