import fs, { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@server/db/database';
import { openPlatform } from '@server/platform';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'region-database-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a new database is on the disk before it has its name, so that it survives a power failure', async () => {
  const files: string[][] = [];
  const sync = fs.fsyncSync;
  jest.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
    files.push(fs.readdirSync(folder).filter((name) => name.startsWith('us-east.sqlite')));
    sync(descriptor);
  });
  (await openPlatform({ dataDir: folder, seed: 1, largestAgencyRiders: 20 })).close();
  expect(files[0]).toEqual(['us-east.sqlite.making']);
});

it('a start ends while another one creates a database, and sets no password', async () => {
  const file = join(folder, 'australia.sqlite.making');
  const creating = openDatabase(file);
  creating.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; CREATE TABLE meta (name)');
  await expect(openPlatform({ dataDir: folder, seed: 1, largestAgencyRiders: 20 })).rejects.toThrow(
    `Another start is creating ${join(folder, 'australia.sqlite')}. Wait until it has printed its URL`,
  );
  creating.exec("INSERT INTO meta VALUES ('row')");
  creating.close();
  expect(existsSync(file)).toBe(true);
  const usEast = openDatabase(join(folder, 'us-east.sqlite'));
  expect(usEast.all('SELECT email FROM pso_users WHERE password_hash IS NOT NULL')).toEqual([]);
  usEast.close();
});
