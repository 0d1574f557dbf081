import { parseOptions } from '../../../bench/runner/options';
import { GROUPS, PEER_GROUPS } from '../../../bench/runner/row';

it('measures all groups, five rounds in one run, by default', () => {
  expect(parseOptions([])).toEqual({
    only: GROUPS,
    rounds: 5,
    runs: 1,
    cpu: 4,
    port: 8300,
    peers: false,
    write: false,
  });
});

it('measures only what the peers have beside them', () => {
  expect(parseOptions(['--peers'])).toMatchObject({ peers: true, only: PEER_GROUPS });
  expect(parseOptions(['--peers', '--only', 'nav']).only).toEqual(['nav']);
});

it('reads all options', () => {
  const args = ['--only', 'list,nav', '--rounds', '2', '--runs', '3', '--cpu', '1', '--write'];
  expect(parseOptions(args)).toMatchObject({
    only: ['list', 'nav'],
    rounds: 2,
    runs: 3,
    cpu: 1,
    write: true,
  });
});

it.each([
  [['--only', 'lists'], /--only takes signin, .*not "lists"/],
  [['--rounds', '0'], /--rounds must be a whole number from 1 to 100, not "0"/],
  [['--runs', 'many'], /--runs must be .* not "many"/],
  [['--fast'], /--fast/],
  [['--peers', '--write', '--only', 'nav'], /--peers --write takes no --only/],
])('rejects %p and prints the usage', (args, message) => {
  expect(() => parseOptions(args)).toThrow(message);
  expect(() => parseOptions(args)).toThrow('npm run bench -- [--only signin');
});
