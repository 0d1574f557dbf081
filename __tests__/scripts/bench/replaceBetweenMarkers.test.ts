import { readFileSync } from 'node:fs';
import { replaceBetweenMarkers } from '../../../bench/runner/replaceBetweenMarkers';

it('replaces only the text between the markers', () => {
  const text = 'before\n<!-- bench -->\nold\n<!-- /bench -->\nafter\n';
  const once = replaceBetweenMarkers(text, '| new |', 'bench');
  expect(once).toBe('before\n<!-- bench -->\n\n| new |\n\n<!-- /bench -->\nafter\n');
  expect(replaceBetweenMarkers(once, '| new |', 'bench')).toBe(once);
});

it('throws when a marker is missing or misplaced', () => {
  expect(() => replaceBetweenMarkers('no markers', 'x', 'bench')).toThrow('<!-- bench -->');
  expect(() => replaceBetweenMarkers('<!-- /bench --> <!-- bench -->', 'x', 'bench')).toThrow('after it');
});

it('replaces only the markers of its name', () => {
  const text = '<!-- bench -->1<!-- /bench --><!-- peers -->2<!-- /peers -->';
  expect(replaceBetweenMarkers(text, '3', 'peers')).toBe(
    '<!-- bench -->1<!-- /bench --><!-- peers -->\n\n3\n\n<!-- /peers -->',
  );
});

it.each(['bench', 'peers'] as const)('finds the markers of %s in docs/measurements.md', (name) => {
  const text = readFileSync('docs/measurements.md', 'utf8');
  expect(replaceBetweenMarkers(text, '| a table |', name)).toContain('| a table |');
});
