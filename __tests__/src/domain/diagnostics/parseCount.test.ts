import { parseCount } from '@/domain/diagnostics/parseCount';

it.each([
  ['7', 7],
  ['17,638', 17_638],
  // The rows of a table have no commas.
  ['17638', 17_638],
  ['', undefined],
  ['1,2', undefined],
  ['12/31/2026', undefined],
  ['7 days', undefined],
])('parses %j as %s', (text, count) => {
  expect(parseCount(text)).toBe(count);
});
