import { toCsv } from '../../../src/lib/csv';

it.each([
  ['plain', 'plain'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['one\r\ntwo', '"one\r\ntwo"'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@x', "'@x"],
  ['\tx', "'\tx"],
  ['\0x', "'\0x"],
  ['=HYPERLINK("a","b")', '"\'=HYPERLINK(""a"",""b"")"'],
])('%j becomes %j', (text, expected) => {
  expect(toCsv([['a', text]])).toBe(`a,${expected}\r\n`);
});

it('ends every row, the last too', () => {
  expect(toCsv([['a'], ['b', 'c']])).toBe('a\r\nb,c\r\n');
  expect(toCsv([])).toBe('');
});
