import { limitLength } from '@/lib/text/limitLength';

it.each([
  ['abc', 'abc'],
  ['abcd', 'abc'],
  ['', ''],
  // These characters have two UTF-16 units.
  ['a🚋🚌', 'a🚋'],
  ['ab🚋', 'ab'],
])('limits “%s” to three units, “%s”', (text, limited) => expect(limitLength(text, 3)).toBe(limited));
