import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const BLOCK_SIZE = 8;
const KEY_LENGTH = 32;
const SALT_LENGTH = 16;
/** Each computation takes 128 MB at the usual cost, so only so many run at a time. */
const MAX_CONCURRENT = 2;
/** When so many wait already, the next is told to come back. */
const MAX_WAITING = 64;

/** Too many passwords are being checked at this moment. */
export class BusyError extends Error {}

/** Makes and checks password hashes. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes the same time for an unknown user, whose hash is undefined, as for a wrong password. */
  verify(password: string, hash: string | null | undefined): Promise<boolean>;
}

/** Passwords by scrypt. `cost` is its N: the higher, the slower to guess. It is kept with each hash. */
export function createPasswordHasher(cost: number): PasswordHasher {
  const running = createConcurrencyLimit(MAX_CONCURRENT);
  const derive = (password: string, salt: Buffer, n: number) =>
    running(
      () =>
        new Promise<Buffer>((resolve, reject) => {
          const settings = { N: n, r: BLOCK_SIZE, p: 1, maxmem: 256 * n * BLOCK_SIZE };
          scrypt(password, salt, KEY_LENGTH, settings, (error, key) =>
            error ? reject(error) : resolve(key),
          );
        }),
    );
  // Nobody's password: what an unknown user's attempt is compared with.
  const dummyHash = encode(cost, randomBytes(SALT_LENGTH), randomBytes(KEY_LENGTH));

  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_LENGTH);
      return encode(cost, salt, await derive(password, salt, cost));
    },
    verify: async (password, hash) => {
      const [, n, salt, key] = (hash ?? dummyHash).split('$');
      const expected = Buffer.from(key ?? '', 'base64');
      const derived = await derive(password, Buffer.from(salt ?? '', 'base64'), Number(n));
      return timingSafeEqual(expected, derived) && typeof hash === 'string';
    },
  };
}

function encode(cost: number, salt: Buffer, key: Buffer): string {
  return ['scrypt', cost, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Lets `limit` tasks run at a time; the others wait in the order in which they came. */
function createConcurrencyLimit(limit: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (waiting.length >= MAX_WAITING) throw new BusyError('Too many sign-ins at a time.');
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
