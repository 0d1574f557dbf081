import { readFileSync } from 'node:fs';
import { replaceBetweenMarkers } from '../../../bench/runner/replaceBetweenMarkers';

it('replaces only the text between the markers', () => {
  const text = 'before\n<!-- bench -->\nold\n<!-- /bench -->\nafter\n';
  const once = replaceBetweenMarkers(text, '| new |');
  expect(once).toBe('before\n<!-- bench -->\n\n| new |\n\n<!-- /bench -->\nafter\n');
  expect(replaceBetweenMarkers(once, '| new |')).toBe(once);
});

it('throws when a marker is missing or misplaced', () => {
  expect(() => replaceBetweenMarkers('no markers', 'x')).toThrow('<!-- bench -->');
  expect(() => replaceBetweenMarkers('<!-- /bench --> <!-- bench -->', 'x')).toThrow('after it');
});

it('finds the markers in docs/measurements.md', () => {
  expect(replaceBetweenMarkers(readFileSync('docs/measurements.md', 'utf8'), '| a table |')).toContain(
    '| a table |',
  );
});
