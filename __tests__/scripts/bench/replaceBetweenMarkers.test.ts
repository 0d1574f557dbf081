import { readFileSync } from 'node:fs';
import { replaceBetweenMarkers } from '../../../bench/runner/replaceBetweenMarkers';

it('replaces what stands between the markers and nothing else', () => {
  const text = 'before\n<!-- bench -->\nold\n<!-- /bench -->\nafter\n';
  const once = replaceBetweenMarkers(text, '| new |');
  expect(once).toBe('before\n<!-- bench -->\n\n| new |\n\n<!-- /bench -->\nafter\n');
  expect(replaceBetweenMarkers(once, '| new |')).toBe(once);
});

it('writes nothing where it does not know where', () => {
  expect(() => replaceBetweenMarkers('no markers', 'x')).toThrow('<!-- bench -->');
  expect(() => replaceBetweenMarkers('<!-- /bench --> <!-- bench -->', 'x')).toThrow('after it');
});

it('finds its place in docs/measurements.md', () => {
  expect(replaceBetweenMarkers(readFileSync('docs/measurements.md', 'utf8'), '| a table |')).toContain(
    '| a table |',
  );
});
