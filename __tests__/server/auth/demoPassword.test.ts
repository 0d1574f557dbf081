import fs, { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPasswordHasher } from '@server/auth/passwordHasher';
import { openDatabase } from '@server/db/database';
import { getDemoEmails, prepareDemoAccounts } from '@server/demoAccounts';
import { openPlatform, type Platform, type PlatformOptions } from '@server/platform';
import { type RegionName } from '@server/regions';
import { DEMO_PASSWORD } from '../testPlatform';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-password-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (demoPassword?: string, dataDir = folder): Promise<Platform> => {
  const options: PlatformOptions = { dataDir, seed: 1, largestAgencyRiders: 20, passwordCost: 2 ** 10 };
  return openPlatform({ ...options, ...(demoPassword !== undefined && { demoPassword }) });
};

it('generates a readable password when none is given', async () => {
  const { accounts, close } = await open(undefined, ':memory:');
  close();
  expect(accounts[0]?.password).toMatch(/^[A-Z][a-z]+-[a-z]+-[a-z]+-\d{6}$/);
});

it('changes the demo accounts’ password when another is configured', async () => {
  (await open(DEMO_PASSWORD)).close();
  const platform = await open('Another-one-77');
  expect(await signIn(platform, DEMO_PASSWORD)).toBeUndefined();
  expect(await signIn(platform, 'Another-one-77')).toEqual(expect.any(String));
  platform.close();
  expect(readFileSync(join(folder, 'demo-password.txt'), 'utf8').trim()).toBe('Another-one-77');
});

it('prints one password at two first starts at the same time, and it works', async () => {
  const platforms = await Promise.all([open(), open()]);
  const passwords = platforms.flatMap(({ accounts }) => accounts.map(({ password }) => password));
  expect(new Set(passwords).size).toBe(1);
  for (const platform of platforms) {
    expect(await signIn(platform, passwords[0] ?? '')).toEqual(expect.any(String));
    platform.close();
  }
});

it('prints the password that was chosen last at two first starts with different ones, and it works in both regions', async () => {
  const platforms = await Promise.all([open(DEMO_PASSWORD), open('Another-one-77')]);
  for (const { accounts } of platforms)
    expect(new Set(accounts.map(({ password }) => password))).toEqual(new Set(['Another-one-77']));
  for (const platform of platforms) {
    expect(await signIn(platform, 'Another-one-77')).toEqual(expect.any(String));
    expect(await signIn(platform, 'Another-one-77', 'australia')).toEqual(expect.any(String));
    platform.close();
  }
});

it('lets no other start choose a password while it stores one', async () => {
  const attempts: unknown[] = [];
  const write = fs.writeFileSync;
  jest.spyOn(fs, 'writeFileSync').mockImplementation((file, ...rest) => {
    if (String(file).endsWith('demo-password.txt')) {
      const other = openDatabase(join(folder, 'us-east.sqlite'), 0);
      attempts.push(() => other.transaction(() => undefined));
      expect(attempts.at(-1)).toThrow('database is locked');
      other.close();
    }
    write(file, ...rest);
  });
  (await open()).close();
  expect(attempts).toHaveLength(1);
});

it('keeps the password and its sessions when another start has set the same one since the accounts were read', async () => {
  (await open(DEMO_PASSWORD)).close();
  const db = openDatabase(join(folder, 'us-east.sqlite'));
  const hasher = createPasswordHasher(2 ** 10);
  const otherHash = await hasher.hash('Another-one-77');
  const racingHasher = {
    ...hasher,
    hash: async (password: string) => {
      db.run('UPDATE pso_users SET password_hash = ? WHERE id = 1', otherHash);
      return hasher.hash(password);
    },
  };
  await prepareDemoAccounts('usEast', db, racingHasher, 'Another-one-77', new Date());
  expect(db.get('SELECT password_hash FROM pso_users WHERE id = 1')).toEqual({ password_hash: otherHash });
  expect(db.all('SELECT * FROM signed_out')).toEqual([]);
  db.close();
});

it.each([
  ['was edited', 'Edited-by-hand-1\n'],
  ['is empty', ''],
  ['has a text that no sign-in accepts', 'Two\nLines-22'],
])('prints a password that works when its file %s', async (_case, stored) => {
  (await open(DEMO_PASSWORD)).close();
  writeFileSync(join(folder, 'demo-password.txt'), stored);
  const platform = await open();
  const { password = '' } = platform.accounts[0] ?? {};
  expect(password).toMatch(/^[\w-]{8,}$/);
  expect(await signIn(platform, password)).toEqual(expect.any(String));
  platform.close();
  expect(readFileSync(join(folder, 'demo-password.txt'), 'utf8').trim()).toBe(password);
});

it('prints a password that works when the databases were restored from an older backup', async () => {
  (await open(DEMO_PASSWORD)).close();
  const files = ['us-east.sqlite', 'australia.sqlite'].map((name) => join(folder, name));
  const backup = files.map((file) => readFileSync(file));
  (await open('Another-one-77')).close();
  files.forEach((file, index) => writeFileSync(file, backup[index] ?? ''));
  const platform = await open();
  expect(platform.accounts[0]?.password).toBe('Another-one-77');
  expect(await signIn(platform, 'Another-one-77')).toEqual(expect.any(String));
  platform.close();
});

async function signIn(
  platform: Platform,
  password: string,
  region: RegionName = 'usEast',
): Promise<string | undefined> {
  const response = await platform.regionApps[region].request('/pso/api/v1/signin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: getDemoEmails(region).operator, password }),
  });
  return ((await response.json()) as { id_token?: string }).id_token;
}
