import { findLongestChain } from '../../../bench/runner/requestChain';

const request = (name: string, start: number, end: number) => ({ name, start, end });
const names = (requests: ReturnType<typeof request>[]) => findLongestChain(requests).map(({ name }) => name);

it('counts concurrent requests as one step', () => {
  expect(names([request('a', 0, 5), request('b', 0, 9), request('c', 4, 8)])).toHaveLength(1);
});

it('finds the requests that each waited for the previous one', () => {
  const script = request('script', 0, 10);
  const style = request('style', 0, 40);
  const chunk = request('chunk', 12, 20);
  const configuration = request('configuration', 11, 18);
  const data = request('data', 20, 30);
  expect(names([data, style, configuration, chunk, script])).toEqual(['script', 'chunk', 'data']);
});

it('returns the longest chain, not the first', () => {
  expect(
    names([
      request('long', 0, 50),
      request('a', 0, 10),
      request('b', 10, 20),
      request('c', 20, 30),
      request('late', 55, 60),
    ]),
  ).toEqual(['a', 'b', 'c', 'late']);
});

it('ignores requests that never ended', () => {
  expect(names([request('hangs', 0, Infinity), request('other', 5, 6)])).toHaveLength(1);
  expect(names([])).toEqual([]);
});
