import { findGuessableReason } from '@/domain/validation/guessablePasswords';

const OWNER = { name: 'Ada Byron-King', email: 'a.lovelace@cbta.example', agency: 'METRO' };

it.each([
  ['Password1!', 'it is a common password'],
  ['Qwerty123', 'it is a common password'],
  ['P@ssw0rd', 'it is a common password'],
  ['P@$$w0rd!', 'it is a common password'],
  ['Summer2026!', 'it is a common password'],
  ['1Qaz2wsx', 'it is a common password'],
  ['Tram-BYRON-9', 'it contains the name'],
  ['Tram-lovelace-9', 'it contains the email address'],
  ['7-Metro-tickets', 'it contains the agency'],
])('%s is easy to guess: %s', (password, reason) => {
  expect(findGuessableReason(password, OWNER)).toBe(reason);
});

it.each([
  'Quiet-heron-4821',
  'Winter-Tram-42',
  // A common word is no more than half of it.
  'Anna-8492715638402',
  'Summer-48291',
  // The domain of the email, and a part of two letters.
  'Lantern-example-5',
])('nothing is known against %s', (password) => {
  expect(findGuessableReason(password, { ...OWNER, email: 'al@cbta.example' })).toBeNull();
});

it('compares with nothing where nothing is known of the owner', () => {
  expect(findGuessableReason('Lantern-walk-5', { email: '' })).toBeNull();
});
