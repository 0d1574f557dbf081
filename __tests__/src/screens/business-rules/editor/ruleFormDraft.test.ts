import {
  getRuleFormName,
  parseRuleFormName,
  toRuleFormDraft,
} from '@/screens/business-rules/editor/ruleFormDraft';

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

it('finds the category and the rule in the name of a form draft, and nothing in that of another form', () => {
  const rule = { id: 1, category: 2, categoryName: 'Fares', isObject: true, ruleJson: '{}' };
  const form = getRuleFormName({ ...rule, identity: 'daily cap\n2' });
  expect(parseRuleFormName(form)).toEqual({ categoryId: '2', identity: 'daily cap\n2' });
  expect(parseRuleFormName('registration')).toEqual({ categoryId: '', identity: '' });
});
