import { formatTelephoneInput, TELEPHONE_PATTERN } from '@/domain/validation/telephones';

it.each([
  ['', ''],
  ['abc', ''],
  ['5', '(5'],
  ['555', '(555'],
  ['(555', '(555'],
  ['(5551', '(555) 1'],
  ['(555) ', '(555'],
  ['555123', '(555) 123'],
  ['(555) 1234', '(555) 123-4'],
  ['5551234567', '(555) 123-4567'],
  ['555.123.4567', '(555) 123-4567'],
  [' 555 123-4567 ', '(555) 123-4567'],
  ['+1 (555) 123-4567', '(555) 123-4567'],
  ['1-555-123-4567', '(555) 123-4567'],
  // With another country code, a missing digit after it, or an extension: left as typed.
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['+64 9 123 4567', '+64 9 123 4567'],
  ['+1 555 123 456', '+1 555 123 456'],
  ['555-123-4567 ext 12', '555-123-4567 ext 12'],
])('formats the typed number %j as %j', (text, masked) => {
  expect(formatTelephoneInput(text)).toBe(masked);
});

it('drops characters typed after a complete number', () => {
  expect(formatTelephoneInput('(555) 123-45678', '(555) 123-4567')).toBe('(555) 123-4567');
});

it('leaves a number of too many digits as it is when it replaces a complete one', () => {
  expect(formatTelephoneInput('+44 20 7946 0958', '(555) 123-4567')).toBe('+44 20 7946 0958');
});

it.each(['15551234567', '+15551234567'])('removes the country code of %s, typed one by one', (number) => {
  const masked = [...number].reduce((text, digit) => formatTelephoneInput(text + digit, text), '');
  expect(masked).toBe('(555) 123-4567');
});

it.each([
  ['(555) 123-4567', true],
  ['(555)123-4567', false],
  ['555-123-4567', false],
  ['(555) 123-456', false],
  ['(555) 123-45678', false],
  ['x(555) 123-4567', false],
])('TELEPHONE_PATTERN matches %j: %s', (text, isMatch) => {
  expect(TELEPHONE_PATTERN.test(text)).toBe(isMatch);
});
