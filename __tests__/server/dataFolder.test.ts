import fs, { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { prepareDataFolder } from '@server/dataFolder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each(['us-east.sqlite', 'australia.sqlite', 'australia.sqlite-wal', 'demo-password.txt'])(
  'names the file %s of another user',
  (name) => {
    const file = join(folder, name);
    writeFileSync(file, '');
    prepareDataFolder(folder);
    // The user root, who may run the tests, can write every file.
    jest.spyOn(fs, 'accessSync').mockImplementation((path) => {
      if (basename(String(path)) === name) throw Object.assign(new Error('denied'), { code: 'EACCES' });
    });
    expect(() => prepareDataFolder(folder)).toThrow(
      `${file} cannot be read and written (EACCES): it belongs to another user`,
    );
  },
);
