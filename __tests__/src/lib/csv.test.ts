import { formatCsvLine, UTF8_BOM } from '@/lib/csv';

it.each([
  [['a', 'b c', ''], 'a,b c,\r\n'],
  [['a,b', 'say "hi"', 'two\nlines', 'two\r\nlines'], '"a,b","say ""hi""","two\nlines","two\r\nlines"\r\n'],
  [[' spaced', 'spaced '], '" spaced","spaced "\r\n'],
  [[''], '\r\n'],
  [['José', '日本', '😀'], 'José,日本,😀\r\n'],
])('formats %j as one line of RFC 4180', (cells, line) => {
  expect(formatCsvLine(cells)).toBe(line);
});

it.each([
  ['=1+1', "'=1+1"],
  ['+1 555 010', "'+1 555 010"],
  ['+15550100', "'+15550100"],
  ['-2+3', "'-2+3"],
  ['-', "'-"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  [' =1+1', "' =1+1"],
  ['=HYPERLINK("a","b")', `"'=HYPERLINK(""a"",""b"")"`],
])('adds an apostrophe before %j, so that a spreadsheet does not run it as a formula', (text, cell) => {
  expect(formatCsvLine([text])).toBe(`${cell}\r\n`);
});

it.each([
  ['\0x', "'\0x"],
  ['\ttext', `"'\ttext"`],
  ['\t=1', `"'\t'=1"`],
  ['\r=1', `"'\r'=1"`],
  ['\n=1', `"'\n'=1"`],
  ['\r\n=1', `"'\r\n'=1"`],
])('adds an apostrophe before %j, which has a formula or a text after a control character', (text, cell) => {
  expect(formatCsvLine([text])).toBe(`${cell}\r\n`);
});

it.each([
  ['x;=1+1', `"x;'=1+1"`],
  ['x; +1;@y', `"x;' +1;'@y"`],
  ['x;"=1+1', `"x;'""=1+1"`],
  ['x\t-1+1', `"x\t'-1+1"`],
  ['two\r\n＝lines', `"two\r\n'＝lines"`],
  ['a;b=c', '"a;b=c"'],
])(
  'adds an apostrophe in %j, where a spreadsheet that splits at semicolons or tabs begins a cell',
  (text, cell) => {
    expect(formatCsvLine([text])).toBe(`${cell}\r\n`);
  },
);

it.each([
  ['{"text":"a; -b"}', '{"text":"a\\u003b -b"}'],
  ['"\\\\;; =x;-y"', '"\\\\\\u003b\\u003b =x\\u003b-y"'],
  ['{"a;@b": "c;d"}', '{"a\\u003b@b":"c;d"}'],
  ['[\n  -5\n]', '[-5]'],
  ['[\r\n\t-9007199254740993,\t-1.0 ]', '[-9007199254740993,-1.0]'],
  ['\n-5', '-5'],
  ['-1e+5', '-1e+5'],
])('keeps %j the same JSON', (json, cell) => {
  const line = formatCsvLine([json]);
  const text = line
    .trimEnd()
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"');
  expect(text).toBe(cell);
  expect(JSON.parse(text)).toEqual(JSON.parse(json));
  expect(text).not.toMatch(/[;\t\r\n]\s*"?[=+\-@]/);
});

// A number is no formula. The last text begins with a minus sign, U+2212, and not with a hyphen.
it.each(['-12.50', '-5', '0', '1000120', '12.34', 'a=b', 'a-b', 'x@y.example', '−5'])(
  'leaves %s unchanged',
  (text) => {
    expect(formatCsvLine([text])).toBe(`${text}\r\n`);
  },
);

it('has the byte order mark that makes Excel read a file as UTF-8', () => {
  expect(UTF8_BOM).toBe('\uFEFF');
});
