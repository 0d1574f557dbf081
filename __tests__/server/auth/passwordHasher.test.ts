import { BusyError, createPasswordHasher } from '@server/auth/passwordHasher';

// A low cost, so that the tests are fast.
const passwordHasher = createPasswordHasher(2 ** 10);

it('verifies exactly the password that was hashed', async () => {
  const hash = await passwordHasher.hash('Pässwörd with spaces ');
  expect(await passwordHasher.verify('Pässwörd with spaces ', hash)).toBe(true);
  expect(await passwordHasher.verify('Pässwörd with spaces', hash)).toBe(false);
  expect(await passwordHasher.verify('', hash)).toBe(false);
});

it('salts each hash and stores the cost in it', async () => {
  const [firstHash, secondHash] = await Promise.all([
    passwordHasher.hash('same'),
    passwordHasher.hash('same'),
  ]);
  expect(firstHash).not.toBe(secondHash);
  expect(firstHash).toMatch(/^scrypt\$1024\$/);
  expect(await createPasswordHasher(2 ** 11).verify('same', firstHash)).toBe(true);
});

it('compares all characters of a long password', async () => {
  const longPassword = 'x'.repeat(200);
  const hash = await passwordHasher.hash(longPassword);
  expect(await passwordHasher.verify(`${longPassword.slice(0, 199)}y`, hash)).toBe(false);
});

it('rejects any password when there is no hash', async () => {
  expect(await passwordHasher.verify('anything', undefined)).toBe(false);
  expect(await passwordHasher.verify('anything', null)).toBe(false);
});

it('rejects with BusyError when too many computations are waiting', async () => {
  const results = await Promise.allSettled(Array.from({ length: 80 }, () => passwordHasher.hash('x')));
  const reasons = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  // Two computations run and 64 wait.
  expect(reasons).toHaveLength(80 - 66);
  expect(reasons.every((reason) => reason instanceof BusyError)).toBe(true);
  // Also of a registration.
  expect(reasons[0]).toHaveProperty('message', 'Too many passwords are being processed. Try again later.');
});
