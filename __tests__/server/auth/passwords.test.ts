import { BusyError, createPasswords } from '@server/auth/passwords';

const passwords = createPasswords(2 ** 10);

it('knows a password again, and takes it to the letter', async () => {
  const hash = await passwords.hash('Pässwörd with spaces ');
  expect(await passwords.verify('Pässwörd with spaces ', hash)).toBe(true);
  expect(await passwords.verify('Pässwörd with spaces', hash)).toBe(false);
  expect(await passwords.verify('', hash)).toBe(false);
});

it('never makes the same hash twice, and keeps the cost in it', async () => {
  const [one, two] = await Promise.all([passwords.hash('same'), passwords.hash('same')]);
  expect(one).not.toBe(two);
  expect(one).toMatch(/^scrypt\$1024\$/);
  expect(await createPasswords(2 ** 11).verify('same', one)).toBe(true);
});

it('takes long passwords whole', async () => {
  const long = 'x'.repeat(200);
  const hash = await passwords.hash(long);
  expect(await passwords.verify(`${long.slice(0, 199)}y`, hash)).toBe(false);
});

it('refuses whoever has no hash', async () => {
  expect(await passwords.verify('anything', undefined)).toBe(false);
  expect(await passwords.verify('anything', null)).toBe(false);
});

it('has only so many wait', async () => {
  const results = await Promise.allSettled(Array.from({ length: 80 }, () => passwords.hash('x')));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(80 - 66);
  expect(refused.every((result) => result.reason instanceof BusyError)).toBe(true);
});
