import { isToken } from '@/lib/isToken';

it.each(['a', 'eyJ.a-b_c.d', 'opaque~+/=', '!#$%&'])('accepts %j', (value) => {
  expect(isToken(value)).toBe(true);
});

it.each(['', 'a\n', '\r\na', 'a b', 'a\tb', 'a\0', 'ä', '\u{1F511}', '\x7f', null, 7])(
  'rejects %j',
  (value) => {
    expect(isToken(value)).toBe(false);
  },
);
