import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** The parameter r of scrypt. */
const BLOCK_SIZE = 8;
/** Lengths in bytes. */
const KEY_LENGTH = 32;
const SALT_LENGTH = 16;
/** Each computation takes 128 MB of memory at the default cost, so few may run at the same time. */
const MAX_CONCURRENT = 2;
/** When this many computations are waiting, the next one is rejected. */
const MAX_WAITING = 64;

/** Thrown when too many computations are waiting; the client gets a 503. */
export class BusyError extends Error {}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long for an unknown user (undefined) or one without a password (null) as for a wrong password. */
  verify(password: string, hash: string | null | undefined): Promise<boolean>;
}

/** Hashes with scrypt. `cost` is its parameter N: a higher value makes guessing slower. Each hash contains its cost. */
export function createPasswordHasher(cost: number): PasswordHasher {
  const runWithLimit = createConcurrencyLimit(MAX_CONCURRENT, MAX_WAITING);
  const derive = (password: string, salt: Buffer, n: number) =>
    runWithLimit(
      () =>
        new Promise<Buffer>((resolve, reject) => {
          // The algorithm needs 128 * N * r bytes; `maxmem` allows twice as much.
          const settings = { N: n, r: BLOCK_SIZE, p: 1, maxmem: 256 * n * BLOCK_SIZE };
          scrypt(password, salt, KEY_LENGTH, settings, (error, key) =>
            error ? reject(error) : resolve(key),
          );
        }),
    );
  // The password of an unknown user is compared with this hash.
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

/** Runs at most `limit` tasks at a time; up to `maxWaiting` further ones wait in order. @throws BusyError when more come */
function createConcurrencyLimit(
  limit: number,
  maxWaiting: number,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (waiting.length >= maxWaiting)
      throw new BusyError('Too many passwords are being processed. Try again later.');
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The next task takes this task's place, so `running` stays the same.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
