import { describeAuthor } from '@/domain/changes/changeTexts';
import { createChange } from '@tests/support/journalFixture';

const OPERATOR = 'operator@us-east.example';
const ADMINISTRATOR = 'administrator@us-east.example';

it.each([
  ['the operator', { operator: OPERATOR }, OPERATOR],
  [
    'the administrator and the operator',
    { operator: OPERATOR, administrator: ADMINISTRATOR },
    `${ADMINISTRATOR}, signed in by ${OPERATOR}`,
  ],
  ['one email of both', { operator: OPERATOR, administrator: 'Operator@us-east.example' }, OPERATOR],
  [
    'one email of both as the operator has it',
    { operator: 'Operator@us-east.example', administrator: OPERATOR },
    'Operator@us-east.example',
  ],
  ['an administrator alone', { operator: null, administrator: ADMINISTRATOR }, ADMINISTRATOR],
  ['nobody', { operator: null }, null],
])('a change names %s', (_case, fields, text) => {
  expect(describeAuthor(createChange(fields))).toBe(text);
});
