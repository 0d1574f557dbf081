import { parseOptions } from '../../../bench/runner/options';
import { GROUPS } from '../../../bench/runner/rows';

it('measures everything, five times in one run, unless told', () => {
  expect(parseOptions([])).toEqual({
    only: GROUPS,
    rounds: 5,
    runs: 1,
    cpu: 4,
    port: 8300,
    platform: false,
    write: false,
  });
});

it('takes what it is told', () => {
  const given = ['--only', 'list,nav', '--rounds', '2', '--runs', '3', '--cpu', '1', '--platform', '--write'];
  expect(parseOptions(given)).toMatchObject({
    only: ['list', 'nav'],
    rounds: 2,
    runs: 3,
    cpu: 1,
    platform: true,
    write: true,
  });
});

it.each([
  [['--only', 'lists'], /--only takes signin, .*not "lists"/],
  [['--rounds', '0'], /--rounds must be a whole number from 1 to 100, not "0"/],
  [['--runs', 'many'], /--runs must be .* not "many"/],
  [['--fast'], /--fast/],
])('refuses %p, and says what there is', (given, message) => {
  expect(() => parseOptions(given)).toThrow(message);
  expect(() => parseOptions(given)).toThrow('npm run bench -- [--only signin');
});
