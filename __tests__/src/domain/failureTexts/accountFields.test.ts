import { type Failure } from '@/domain/failures';
import { toAccountFieldErrors } from '@/domain/failureTexts/accountFields';

const TAKEN = { email: 'This address is registered already' };
const PASSWORD_SENTENCE = 'password must have at least 8 characters, with an upper-case letter.';

it.each<[number, Partial<Failure>, object]>([
  [409, {}, TAKEN],
  [400, { code: 'db_error', extra: 'staff_email_key' }, { email: 'This user might already exist' }],
  [500, { code: 'db_error' }, {}],
  [400, { description: PASSWORD_SENTENCE, extra: PASSWORD_SENTENCE }, { password: PASSWORD_SENTENCE }],
  [
    400,
    { description: 'email must be an email address. telephoneNumber must have the form (000) 000-0000.' },
    {
      email: 'email must be an email address.',
      telephone: 'telephoneNumber must have the form (000) 000-0000.',
    },
  ],
  [400, { description: 'passwords are many. rmid must be 0.' }, {}],
])('a %d with %j is about the fields %j', (status, details, errors) => {
  expect(toAccountFieldErrors({ kind: 'status', status, ...details })).toEqual(errors);
});
