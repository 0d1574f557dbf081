import { readFileSync } from 'node:fs';
import { betweenMarkers } from '../../../bench/runner/betweenMarkers';

it('replaces what stands between the markers and nothing else', () => {
  const text = 'before\n<!-- bench -->\nold\n<!-- /bench -->\nafter\n';
  const once = betweenMarkers(text, '| new |');
  expect(once).toBe('before\n<!-- bench -->\n\n| new |\n\n<!-- /bench -->\nafter\n');
  expect(betweenMarkers(once, '| new |')).toBe(once);
});

it('writes nothing where it does not know where', () => {
  expect(() => betweenMarkers('no markers', 'x')).toThrow('<!-- bench -->');
  expect(() => betweenMarkers('<!-- /bench --> <!-- bench -->', 'x')).toThrow('after it');
});

it('finds its place in docs/measurements.md', () => {
  expect(betweenMarkers(readFileSync('docs/measurements.md', 'utf8'), '| a table |')).toContain(
    '| a table |',
  );
});
