import { parseRuleFormDraft, toRuleFormDraft } from '@/screens/business-rules/editor/ruleFormDraft';

function isStored(ruleJson: string, editorText: string): boolean {
  const rule = { id: 1, category: 2, categoryName: 'Fares', identity: 'cap', isObject: true, ruleJson };
  return toRuleFormDraft(rule, editorText, { isUnsaved: true }).isUnsaved;
}

it.each([
  ['a long number', '{"cap":1}', '123456789012345678', true],
  ['a long number in an object', '{"a":1,"b":123456789012345678}', '{"a":123456789012345678,"b":1}', true],
  ['a long number in a string', '{"cap":"a"}', '123456789012345678', false],
  ['an email in an object', '{"a":1,"b":2}', '{"a":"a@example.com","b":2}', false],
  ['an email in the value before', '{"a":"a@example.com","b":2}', '{"a":"","b":2}', false],
  ['an email in half-typed JSON', '{"a":1,"b":2}', '{"a":a@example.com', false],
  ['a word for a secret in a key', '{"a":1,"b":2}', '{"password":1,"b":2}', false],
])('a form draft with %s is stored: %s → %s: %s', (_case, ruleJson, editorText, isStoredDraft) => {
  expect(isStored(ruleJson, editorText)).toBe(isStoredDraft);
});

it.each([
  ['has another value', '95', '{"minutes":60}', '{"minutes":75}'],
  ['has another type', '95', '{"minutes":"a text"}', '{"minutes":75}'],
  ['has the same value in another spelling', '95', '{ "minutes": 75 }', null],
  ['has the typed value', '95', '{"minutes":95}', null],
])(
  'a draft is compared with the value that it was typed for if the rule %s',
  (_case, typed, now, expected) => {
    const rule = { id: 1, category: 2, categoryName: 'Fares', identity: 'cap', isObject: false };
    const { values } = toRuleFormDraft({ ...rule, ruleJson: '{"minutes":75}' }, typed, { isUnsaved: true });
    const restored = parseRuleFormDraft(values, { ...rule, ruleJson: now });
    expect(restored?.editorText).toBe(typed);
    expect(restored?.ruleWhenTyped?.ruleJson ?? null).toBe(expected);
  },
);

it('the draft of an object rule that has become a number has the editor of an object', () => {
  const rule = { id: 1, category: 2, categoryName: 'Fares', identity: 'cap', isObject: false };
  const stored = { draft: '{"a":1,"b":3}', opened: '{"a":1,"b":2}' };
  expect(parseRuleFormDraft(stored, { ...rule, ruleJson: '{"a":1}' })?.ruleWhenTyped?.isObject).toBe(true);
});

it.each([
  ['without the opened value', { draft: '95' }],
  ['with an opened value that is no JSON', { draft: '95', opened: '{' }],
])('a draft %s is restored', (_case, stored) => {
  const rule = { id: 1, category: 2, categoryName: 'Fares', identity: 'cap', isObject: false };
  expect(parseRuleFormDraft(stored, { ...rule, ruleJson: '{"minutes":60}' })).toEqual({
    editorText: '95',
    ruleWhenTyped: null,
  });
});

it('of a long rule, the draft has the text alone', () => {
  const rule = { id: 1, category: 2, categoryName: 'Fares', identity: 'cap', isObject: false };
  const ruleJson = `{"text":"${'a '.repeat(60_000)}"}`;
  expect(toRuleFormDraft({ ...rule, ruleJson }, 'b', { isUnsaved: true })).toEqual({
    values: { draft: 'b' },
    isUnsaved: true,
  });
});
