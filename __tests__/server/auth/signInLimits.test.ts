import { createSignInLimits } from '@server/auth/signInLimits';
import { DAY_MS } from '@tests/support/durations';

// `a`, `b` and `new` are accounts, `here` and `elsewhere` are network addresses.
/** How long a failure counts. */
const WINDOW_SECONDS = 900;
let currentTime: number;
const createLimits = () => createSignInLimits(() => new Date(currentTime));
beforeEach(() => {
  currentTime = Date.UTC(2026, 0, 1);
});

it('makes an account wait after ten failures at one address; its owner elsewhere waits a second', () => {
  const limits = createLimits();
  for (let attempt = 0; attempt < 10; attempt++) {
    expect(limits.getRetryAfterSeconds('a', 'here')).toBe(0);
    limits.recordFailure('a', 'here');
  }
  expect(limits.getRetryAfterSeconds('a', 'here')).toBe(WINDOW_SECONDS);
  expect(limits.getRetryAfterSeconds('a', 'elsewhere')).toBe(1);
  expect(limits.getRetryAfterSeconds('b', 'here')).toBe(0);
});

it('lets the account in again when the window is over', () => {
  const limits = createLimits();
  for (let attempt = 0; attempt < 10; attempt++) limits.recordFailure('a', 'here');
  currentTime += (WINDOW_SECONDS - 1) * 1_000;
  expect(limits.getRetryAfterSeconds('a', 'here')).toBe(1);
  currentTime += 1_000;
  expect(limits.getRetryAfterSeconds('a', 'here')).toBe(0);
});

it('resets the count of an account that signs in', () => {
  const limits = createLimits();
  for (let attempt = 0; attempt < 9; attempt++) limits.recordFailure('a', 'here');
  limits.recordSuccess('a', 'here');
  for (let attempt = 0; attempt < 9; attempt++) limits.recordFailure('a', 'here');
  expect(limits.getRetryAfterSeconds('a', 'here')).toBe(0);
});

it('does not slow an account in another network for the failures before it signed in', () => {
  const limits = createLimits();
  for (let attempt = 0; attempt < 12; attempt++) limits.recordFailure('a', 'here');
  limits.recordSuccess('a', 'elsewhere');
  expect(limits.getRetryAfterSeconds('a', 'at home')).toBe(0);
});

it('makes an account wait longer after each further failure, whatever their addresses, but at most a minute', () => {
  const limits = createLimits();
  const waits = Array.from({ length: 18 }, (_, attempt) => {
    limits.recordFailure('a', `address ${attempt}`);
    return limits.getRetryAfterSeconds('a', 'elsewhere');
  });
  expect(waits).toEqual([...Array<number>(9).fill(0), 1, 2, 4, 8, 16, 32, 60, 60, 60]);
  currentTime += 60_000;
  expect(limits.getRetryAfterSeconds('a', 'elsewhere')).toBe(0);
  expect(limits.getRetryAfterSeconds('b', 'elsewhere')).toBe(0);
});

describe('a network from which the account has signed in', () => {
  const failElsewhere = (limits: ReturnType<typeof createLimits>) => {
    for (let attempt = 0; attempt < 30; attempt++) limits.recordFailure('a', `address ${attempt}`);
  };

  it('does not wait for failures elsewhere', () => {
    const limits = createLimits();
    limits.recordSuccess('a', '2001:db8:1:2::1');
    limits.recordSuccess('b', 'here');
    failElsewhere(limits);
    expect(limits.getRetryAfterSeconds('a', '2001:db8:1:2::9')).toBe(0);
    expect(limits.getRetryAfterSeconds('a', 'here')).toBe(60);
  });

  it('waits for its own failures', () => {
    const limits = createLimits();
    limits.recordSuccess('a', 'here');
    for (let attempt = 0; attempt < 10; attempt++) limits.recordFailure('a', 'here');
    expect(limits.getRetryAfterSeconds('a', 'here')).toBe(WINDOW_SECONDS);
  });

  it('is known for 30 days after the last time', () => {
    const limits = createLimits();
    limits.recordSuccess('a', 'here');
    currentTime += 30 * DAY_MS;
    failElsewhere(limits);
    expect(limits.getRetryAfterSeconds('a', 'here')).toBe(60);
  });

  it('is forgotten when 10,000 others are newer', () => {
    const limits = createLimits();
    for (const address of ['oldest', 'again', ...Array.from({ length: 9_998 }, (_, index) => `${index}`)])
      limits.recordSuccess('a', address);
    limits.recordSuccess('a', 'again');
    limits.recordSuccess('a', 'newer');
    limits.recordSuccess('a', 'newest');
    failElsewhere(limits);
    expect(['oldest', 'again', 'newest'].map((address) => limits.getRetryAfterSeconds('a', address))).toEqual(
      [60, 0, 0],
    );
  });
});

it('counts the failures of a network address over all accounts', () => {
  const limits = createLimits();
  for (let attempt = 0; attempt < 100; attempt++) limits.recordFailure(`a${attempt}`, 'here');
  expect(limits.getRetryAfterSeconds('new', 'here')).toBe(WINDOW_SECONDS);
  expect(limits.getRetryAfterSeconds('new', 'elsewhere')).toBe(0);
});

it('counts the addresses of one IPv6 network together', () => {
  const limits = createLimits();
  for (let attempt = 0; attempt < 10; attempt++) limits.recordFailure('a', `2001:db8:1:2::${attempt}`);
  expect(limits.getRetryAfterSeconds('a', '2001:db8:1:2:3:4:5:6')).toBe(WINDOW_SECONDS);
  expect(limits.getRetryAfterSeconds('a', '2001:db8:1:3::1')).toBe(1);
  for (let attempt = 0; attempt < 90; attempt++) limits.recordFailure(`a${attempt}`, '2001:db8:1:2::1');
  expect(limits.getRetryAfterSeconds('new', '2001:db8:1:2::2')).toBe(WINDOW_SECONDS);
});
