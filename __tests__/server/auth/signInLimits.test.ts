import { createSignInLimits } from '@server/auth/signInLimits';

let time: number;
const limits = () => createSignInLimits(() => new Date(time));
beforeEach(() => {
  time = Date.UTC(2026, 0, 1);
});

it('lets an account fail ten times, then makes it wait', () => {
  const limit = limits();
  for (let attempt = 0; attempt < 10; attempt++) {
    expect(limit.secondsToWait('a', 'here')).toBe(0);
    limit.failed('a', 'here');
  }
  expect(limit.secondsToWait('a', 'elsewhere')).toBe(900);
  expect(limit.secondsToWait('b', 'here')).toBe(0);
});

it('opens again by itself: nobody is locked out for good', () => {
  const limit = limits();
  for (let attempt = 0; attempt < 10; attempt++) limit.failed('a', 'here');
  time += 899_000;
  expect(limit.secondsToWait('a', 'here')).toBe(1);
  time += 1_000;
  expect(limit.secondsToWait('a', 'here')).toBe(0);
});

it('forgets an account that signed in', () => {
  const limit = limits();
  for (let attempt = 0; attempt < 9; attempt++) limit.failed('a', 'here');
  limit.succeeded('a');
  for (let attempt = 0; attempt < 9; attempt++) limit.failed('a', 'here');
  expect(limit.secondsToWait('a', 'here')).toBe(0);
});

it('counts one address over all accounts', () => {
  const limit = limits();
  for (let attempt = 0; attempt < 100; attempt++) limit.failed(`a${attempt}`, 'here');
  expect(limit.secondsToWait('new', 'here')).toBe(900);
  expect(limit.secondsToWait('new', 'elsewhere')).toBe(0);
});
