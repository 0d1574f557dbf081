import {
  buildPaymentFormName,
  buildRuleFormName,
  describeFormName,
  OPERATOR_FORM,
  parseRuleFormName,
} from '@/domain/formNames';

it.each(['minutes', 'daily cap\n2'])(
  'finds the rule %j in the name of its form, and describes it',
  (identity) => {
    const form = buildRuleFormName({ category: 2, identity });
    expect(parseRuleFormName(form)).toEqual({ categoryId: '2', identity });
    expect(describeFormName(form)).toBe(`open ${identity} to go on`);
  },
);

it('finds no rule in the name of another form', () => {
  expect(parseRuleFormName('registration')).toEqual({ categoryId: '', identity: '' });
});

it.each([
  [OPERATOR_FORM, 'in Register operator'],
  [buildPaymentFormName('88'), 'in payment 88'],
  ['agency', ''],
])('describes %s as %j', (form, text) => {
  expect(describeFormName(form)).toBe(text);
});
