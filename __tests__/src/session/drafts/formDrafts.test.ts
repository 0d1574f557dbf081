import { hasFormDraft, registerFormDraft, saveFormDraft } from '@/session/drafts/formDrafts';

const OPERATOR = { region: 'usEast', email: 'operator@us-east.example' } as const;
const FORM = {
  form: 'rule',
  path: '/agency-dashboard/CBTA/businessRules',
  search: '',
  values: { value: '90' },
  hadSecretInput: false,
  isOutcomeUnknown: false,
};

it('an older draft stays when a form cannot be stored that the session goes on with, and goes when the session ends', () => {
  const unregister = registerFormDraft({ ...FORM, isStorable: true });
  expect(saveFormDraft(OPERATOR, false, null)).toBe(true);
  unregister();
  registerFormDraft({ ...FORM, form: 'registration', isStorable: false });
  expect(saveFormDraft(OPERATOR, false, null)).toBe(false);
  expect(hasFormDraft(OPERATOR)).toBe(true);
  expect(saveFormDraft(OPERATOR, false, 30)).toBe(false);
  expect(hasFormDraft(OPERATOR)).toBe(false);
});
