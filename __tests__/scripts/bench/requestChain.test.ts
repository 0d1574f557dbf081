import { findLongestChain } from '../../../bench/runner/requestChain';

const buildRequest = (name: string, start: number, end: number) => ({ name, start, end });
const findChainNames = (requests: ReturnType<typeof buildRequest>[]) =>
  findLongestChain(requests).map(({ name }) => name);

it('counts concurrent requests as one step', () => {
  expect(
    findChainNames([buildRequest('a', 0, 5), buildRequest('b', 0, 9), buildRequest('c', 4, 8)]),
  ).toHaveLength(1);
});

it('finds the requests that each waited for the previous one', () => {
  const script = buildRequest('script', 0, 10);
  const style = buildRequest('style', 0, 40);
  const chunk = buildRequest('chunk', 12, 20);
  const configuration = buildRequest('configuration', 11, 18);
  const data = buildRequest('data', 20, 30);
  expect(findChainNames([data, style, configuration, chunk, script])).toEqual(['script', 'chunk', 'data']);
});

it('returns the longest chain, not the first', () => {
  expect(
    findChainNames([
      buildRequest('long', 0, 50),
      buildRequest('a', 0, 10),
      buildRequest('b', 10, 20),
      buildRequest('c', 20, 30),
      buildRequest('late', 55, 60),
    ]),
  ).toEqual(['a', 'b', 'c', 'late']);
});

it('ignores requests that never ended', () => {
  expect(findChainNames([buildRequest('hangs', 0, Infinity), buildRequest('other', 5, 6)])).toHaveLength(1);
  expect(findChainNames([])).toEqual([]);
});
