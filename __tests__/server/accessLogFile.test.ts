import fs, { mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AccessLogFile, openAccessLogFile } from '@server/accessLogFile';

let folder: string;
let file: string;
let log: AccessLogFile;
let reports: string[];
beforeEach(() => {
  jest.useFakeTimers();
  folder = mkdtempSync(join(tmpdir(), 'access-log-'));
  file = join(folder, 'calls.jsonl');
  reports = [];
  log = openAccessLogFile(file, (line) => reports.push(line));
});
afterEach(() => {
  log.close();
  rmSync(folder, { recursive: true });
  jest.useRealTimers();
});

const { writeSync } = fs;

/** The next line is written in part, then the disk is full. */
function fillDisk(): void {
  jest
    .spyOn(fs, 'writeSync')
    .mockImplementationOnce((descriptor, bytes) => writeSync(descriptor, bytes as unknown as Buffer, 0, 3))
    .mockImplementationOnce(() => {
      throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
    });
}

it('writes again a second after an error, and says how many lines are missing', () => {
  log.write({ id: 1 });
  for (const [id, missing] of [
    [2, 2],
    [5, 1],
  ] as const) {
    fillDisk();
    for (let lost = 0; lost < missing; lost += 1) log.write({ id: id + lost });
    jest.advanceTimersByTime(1_000);
    log.write({ id: id + missing });
  }
  // Cut lines end before the next one, which can be read.
  expect(readFileSync(file, 'utf8')).toBe('{"id":1}\n{"i\n{"id":4}\n{"i\n{"id":6}\n');
  expect(reports).toEqual([
    `The access log ${file} cannot be written (ENOSPC).`,
    `The access log ${file} is written again. Lines that are missing: 2.`,
    `The access log ${file} cannot be written (ENOSPC).`,
    `The access log ${file} is written again. Lines that are missing: 1.`,
  ]);
});

it('says at its end how many lines are missing', () => {
  fillDisk();
  log.write({ id: 1 });
  log.write({ id: 2 });
  log.close();
  expect(reports.at(-1)).toBe(`The access log ${file} ends. Lines that are missing: 2.`);
});

it('goes on in a file that a rotation has copied and emptied', () => {
  log.write({ id: 1 });
  truncateSync(file);
  log.write({ id: 2 });
  expect(readFileSync(file, 'utf8')).toBe('{"id":2}\n');
  // Only the owner has access.
  expect(statSync(file).mode & 0o077).toBe(0);
});
