import { toRegistrationResult } from '@/screens/admin-registration/queue/toRegistrationResult';

const PERSON = { firstName: 'Ada', lastName: 'Byron', email: 'Ada@cbta.example', telephone: '' };
const PROFILE_STEP = {
  step: 'profile',
  agency: 'CBTA',
  profile: { user_id: 1, first_name: 'Ada', last_name: 'Byron', cell_phone: '' },
} as const;

it.each([
  ['ada@cbta.example', { result: 'done', note: null }],
  ['bob@cbta.example', null],
])('a registration of %s counts for the queue’s administrator in this way: %j', (email, result) => {
  const outcome = { status: 'success', subject: { ...PROFILE_STEP, email }, wasVerified: false } as const;
  expect(toRegistrationResult(outcome, PERSON, false)).toEqual(result);
});
