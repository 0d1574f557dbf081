import { containsText } from '@/lib/text/containsText';

it.each([
  [' BAY ', ['CBTA', 'Coastal Bay Transit'], true],
  ['cbta', ['CBTA', null], true],
  ['', ['CBTA'], true],
  ['', [null, undefined], false],
  ['taxi', ['CBTA', 'Coastal Bay Transit'], false],
])('“%s” in %j: %s', (text, parts, isContained) => {
  expect(containsText(text, ...parts)).toBe(isContained);
});
