import { type QueuedRule } from '@/domain/changes/changeQueue';
import { findQueuedRule } from '@/screens/business-rules/editor/queue/findQueuedRule';
import { createTestStore } from '@tests/support/createTestStore';
import { respondWith, setUpNetwork } from '@tests/support/fakeNetwork';

const network = setUpNetwork();

const FARES = { id: 7, name: 'Fares', description: null, created: null, updated: null };
const CHANGE: QueuedRule = {
  kind: 'rule',
  source: 'CBTA',
  category: 'Fares',
  identity: 'cap',
  ruleJson: '{"cap":5}',
};

/** Finds the rule in METRO, whose category has rules with these JSON texts. */
async function find(
  jsons: readonly string[],
  {
    ruleJson = CHANGE.ruleJson,
    categories = [FARES] as (typeof FARES)[],
    missingPages = [] as number[],
  } = {},
) {
  const store = await createTestStore({ agencies: ['METRO'] }, network);
  network.reset();
  // As text, because `JSON.stringify` would lose digits.
  const rows = jsons.map(
    (json, index) => `{"id":${index + 1},"rule":{"meta":{"identity":"cap"},"rule":${json}}}`,
  );
  network.intercept(
    '/rules?',
    () => new Response(`[${rows.join()}]`, { headers: { 'content-type': 'application/json' } }),
  );
  const list = { rows: categories, invalidRowCount: 0, missingPages, reason: null };
  return store.dispatch(
    findQueuedRule({ agency: 'METRO', categories: list as never }, { ...CHANGE, ruleJson }),
  );
}

it.each([
  ['no category', [], { categories: [] }, /^METRO does not have the category Fares\. It can’t be made/],
  ['no rule', [], {}, /^METRO does not have the rule cap\. It can’t be made/],
  ['two rules of the name', ['{"cap":6}'], { categories: [FARES, { ...FARES, id: 8 }] }, /several rules cap/],
  ['a rule of an unknown type', ['[6]'], {}, /read-only/],
  ['a value that the editor refuses', ['{"cap":6}'], { ruleJson: '{"cap":2.50}' }, /can’t set this value/],
])('is blocked by %s', async (_name, jsons, options, text) => {
  expect(await find(jsons, options)).toEqual({
    status: 'blocked',
    text: expect.stringMatching(text) as string,
  });
});

it('does not take what could not be read for what is missing', async () => {
  expect((await find([], { categories: [], missingPages: [2] })).status).toBe('unread');
  const store = await createTestStore({ agencies: ['METRO'] }, network);
  network.intercept('/rules?', respondWith(500));
  const list = { rows: [FARES], invalidRowCount: 0, missingPages: [], reason: null };
  const found = await store.dispatch(findQueuedRule({ agency: 'METRO', categories: list as never }, CHANGE));
  expect(found.status).toBe('unread');
});

it('has nothing to do where the value is the same', async () => {
  expect(await find(['{ "cap": 5 }'])).toEqual({ status: 'same' });
});

it.each([
  ['the same type', '{"cap":6}', '{"cap":5}', undefined],
  ['another type', '{"cap":"5"}', '{"cap":5}', '{"cap":5}'],
  ['another key', '{"limit":5}', '{"cap":5}', '{"cap":5}'],
  ['another object', '{"a":1,"b":2}', '{"__proto__":9007199254740993,"b":2}', undefined],
])('fills the editor for %s', async (_name, current, ruleJson, newTypeJson) => {
  const found = await find([current], { ruleJson });
  expect(found).toMatchObject({ status: 'found', rule: { category: 7, identity: 'cap', ruleJson: current } });
  expect(found.status === 'found' && found.rule.newTypeJson).toBe(newTypeJson);
});
