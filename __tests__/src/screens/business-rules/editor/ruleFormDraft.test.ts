import { type OpenRule } from '@/screens/business-rules/editor/openRule';
import { parseRuleFormDraft, toRuleFormDraft } from '@/screens/business-rules/editor/ruleFormDraft';

function isStorable(ruleJson: string, editorText: string): boolean {
  const rule = { id: 1, category: 2, categoryName: 'Fares', identity: 'cap', isObject: true, ruleJson };
  return toRuleFormDraft(rule, editorText).isStorable;
}

it.each([
  ['a long number', '{"cap":1}', '123456789012345678', true],
  ['a long number in an object', '{"a":1,"b":123456789012345678}', '{"a":123456789012345678,"b":1}', true],
  ['a long number in a string', '{"cap":"a"}', '123456789012345678', false],
  ['an email in an object', '{"a":1,"b":2}', '{"a":"a@example.com","b":2}', false],
  ['an email in the value before', '{"a":"a@example.com","b":2}', '{"a":"","b":2}', false],
  ['an email in half-typed JSON', '{"a":1,"b":2}', '{"a":a@example.com', false],
  ['a word for a secret in a key', '{"a":1,"b":2}', '{"password":1,"b":2}', false],
  ['the payment medium Token', '{"cap":"Token, Coupon"}', 'Token, Coupon, CashFare', true],
  ['that medium in a list', '{"a":["Token"],"b":2}', '{"a":["CashFare","Token"],"b":2}', true],
  ['a key of that name', '{"a":1,"b":2}', '{"Token" : "abc","b":2}', false],
  ['a half-typed key of that name', '{"a":1,"b":2}', '{"Token": "abc', false],
  ['a token', '{"cap":"Token, Coupon"}', 'Token abc', false],
])('a form draft with %s is stored: %s → %s: %s', (_case, ruleJson, editorText, isStoredDraft) => {
  expect(isStorable(ruleJson, editorText)).toBe(isStoredDraft);
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
    const { values } = toRuleFormDraft({ ...rule, ruleJson: '{"minutes":75}' }, typed);
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
  expect(toRuleFormDraft({ ...rule, ruleJson }, 'b')).toEqual({
    values: { draft: 'b' },
    isStorable: true,
  });
});

describe('a draft of another type than the rule', () => {
  const rule: OpenRule = {
    ...{ id: 1, category: 2, categoryName: 'Fares', identity: 'cap', isObject: false },
    ruleJson: '{"minutes":"60"}',
  };
  const changing: OpenRule = { ...rule, newTypeJson: '{"minutes":75}' };
  const restore = (typed: string, now: string) =>
    parseRuleFormDraft(toRuleFormDraft(changing, typed).values, { ...rule, ruleJson: now });

  it('has its type again', () => {
    expect(restore('80', rule.ruleJson)).toEqual({ editorText: '80', ruleWhenTyped: changing });
  });

  it('is compared with the value that it was typed for, also if the rule has its text by now', () => {
    expect(restore('80', '{"minutes":"80"}')?.ruleWhenTyped).toEqual(changing);
  });

  it('is one of the same type if it was applied', () => {
    expect(restore('80', '{"minutes":80}')?.ruleWhenTyped).toBeNull();
  });

  it('is not stored without its type if it is long', () => {
    const { isStorable, values } = toRuleFormDraft(changing, 'b '.repeat(60_000));
    expect(Object.keys(values)).toEqual(['draft']);
    expect(isStorable).toBe(false);
  });
});
