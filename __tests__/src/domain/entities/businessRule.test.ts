import { buildRuleJson, parseRuleValue, type RuleValue } from '@/domain/entities/businessRule';

const VALUE_KEY_JSON = '"value"';

it.each<[string, RuleValue]>([
  ['{"value":5}', { kind: 'number', nameJson: VALUE_KEY_JSON, numberJson: '5' }],
  ['{"value":-12}', { kind: 'number', nameJson: VALUE_KEY_JSON, numberJson: '-12' }],
  ['{"value":2.50}', { kind: 'number', nameJson: VALUE_KEY_JSON, numberJson: '2.50' }],
  [
    '{"value":9007199254740993}',
    { kind: 'number', nameJson: VALUE_KEY_JSON, numberJson: '9007199254740993' },
  ],
  ['{"value":true}', { kind: 'boolean', nameJson: VALUE_KEY_JSON, isTrue: true }],
  ['{ "value" : false }', { kind: 'boolean', nameJson: VALUE_KEY_JSON, isTrue: false }],
  ['{"value":""}', { kind: 'string', nameJson: VALUE_KEY_JSON, text: '' }],
  ['{"value":"a\\u00e9\\n"}', { kind: 'string', nameJson: VALUE_KEY_JSON, text: 'aé\n' }],
  ['{"__proto__":1}', { kind: 'number', nameJson: '"__proto__"', numberJson: '1' }],
  ['{"a":1,"b":2}', { kind: 'object' }],
  ['{"a":{"b":1}}', { kind: 'object' }],
  ['{"a":{}}', { kind: 'object' }],
  ['{"a":1,"a":2}', { kind: 'object' }],
  ['{}', { kind: 'unexpected', type: 'empty object' }],
  ['{"a":null}', { kind: 'unexpected', type: 'null' }],
  ['{"a":[1]}', { kind: 'unexpected', type: 'list' }],
  ['[1]', { kind: 'unexpected', type: 'list' }],
  ['null', { kind: 'unexpected', type: 'null' }],
  ['5', { kind: 'unexpected', type: 'number' }],
  ['"a"', { kind: 'unexpected', type: 'string' }],
  ['true', { kind: 'unexpected', type: 'boolean' }],
])('parses %s', (ruleJson, ruleValue) => {
  expect(parseRuleValue(ruleJson)).toEqual(ruleValue);
});

it('builds the JSON of a rule with one key', () => {
  expect(buildRuleJson('"__proto__"', '9007199254740993')).toBe('{"__proto__":9007199254740993}');
});
