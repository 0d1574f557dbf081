import { truncate } from '@/lib/text/truncate';
import { truncateStart } from '@/lib/text/truncateStart';

it.each([
  ['abc', 'abc', 'abc'],
  ['abcd', 'abc…', '…bcd'],
  ['', '', ''],
  // Each of these characters has two UTF-16 units.
  ['🚋🚌🚍', '🚋🚌🚍', '🚋🚌🚍'],
  ['🚋🚌🚍🚎', '🚋🚌🚍…', '…🚌🚍🚎'],
])('shortens “%s” to three characters of its start, “%s”, and of its end, “%s”', (text, start, end) => {
  expect(truncate(text, 3)).toBe(start);
  expect(truncateStart(text, 3)).toBe(end);
});
