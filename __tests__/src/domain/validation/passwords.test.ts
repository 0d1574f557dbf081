import { isValidPassword, PASSWORD_RULES } from '@/domain/validation/passwords';

/** A password, and whether it meets each rule: length, upper case, lower case, a character that is no letter. */
it.each([
  ['', [false, false, false, false]],
  ['Abcdef1', [false, true, true, true]],
  ['Abcdefg1', [true, true, true, true]],
  ['Abcdefg!', [true, true, true, true]],
  ['Abc defg', [true, true, true, true]],
  ['abcdefg1', [true, false, true, true]],
  ['ABCDEFG1', [true, true, false, true]],
  ['Abcdefgh', [true, true, true, false]],
  ['12345678', [true, false, false, true]],
  ['Éclairs1', [true, true, true, true]],
  // The platform counts characters, of which each of these is two units of a JavaScript text.
  ['aA1😀😀😀', [false, true, true, true]],
])('checks %j against each rule', (password, expected) => {
  expect(PASSWORD_RULES.map((rule) => rule.isMet(password))).toEqual(expected);
  expect(isValidPassword(password)).toBe(!expected.includes(false));
});

it('asks for a number, as the specified guide does, and says that a sign counts too', () => {
  expect(PASSWORD_RULES.at(-1)?.text).toBe('A number or a sign');
});
