import type { Database } from '@server/db/database';
import { openRegionDatabase } from '@server/db/regionDatabase';
import { findLatestEnd } from '@server/db/seed/values/times';
import { getDemoEmails } from '@server/demoAccounts';
import { DAY_MS } from '@tests/support/durations';

const DAYS_LATER = 61;
const LATER_END = '2026-12-31';

function openSeededDatabase(end?: string): Database {
  return openRegionDatabase('usEast', {
    dataDir: ':memory:',
    plan: { seed: 1, largestAgencyRiders: 150, usEastAgencies: 130, ...(end !== undefined && { end }) },
    emails: getDemoEmails('usEast'),
    onProgress: () => undefined,
  });
}

/** Moves a time in the formats of the database and of app features; returns any other value as it is. */
function moveTime(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const isFeatureTime = /^\d{8}T\d{6}$/.test(value);
  if (!isFeatureTime && !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return value;
  const time = value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z');
  const moved = new Date(Date.parse(time) + DAYS_LATER * DAY_MS).toISOString();
  return isFeatureTime ? moved.slice(0, 19).replace(/[-:]/g, '') : moved;
}

it('creates the same rows for another end, but every time by as many days later', () => {
  const usual = openSeededDatabase();
  const later = openSeededDatabase(LATER_END);
  const tables = usual.all<{ name: string }>(
    `SELECT name FROM sqlite_schema WHERE type = 'table'
     AND name NOT LIKE 'rider_search%' AND name NOT LIKE 'sqlite_%' AND name <> 'meta'`,
  );
  expect(tables.length).toBeGreaterThan(25);
  for (const { name } of tables) {
    const expected = usual
      .all<Record<string, unknown>>(`SELECT * FROM ${name}`)
      .map((row) =>
        Object.fromEntries(Object.entries(row).map(([column, value]) => [column, moveTime(value)])),
      );
    expect([name, later.all(`SELECT * FROM ${name}`)]).toEqual([name, expected]);
  }
  const readEnd = (db: Database) => db.get("SELECT value FROM meta WHERE name = 'seedEnd'");
  expect([readEnd(usual), readEnd(later)]).toEqual([{ value: '2026-10-31' }, { value: LATER_END }]);
  usual.close();
  later.close();
});

it.each([
  ['2026-11-29T17:59:59.999Z', '2026-11-28'],
  ['2026-11-29T18:00:00.000Z', '2026-11-29'],
  ['2020-01-01T12:00:00.000Z', '2026-10-31'],
])('finds at %s the end %s, so that no row is of the future', (now, end) => {
  expect(findLatestEnd(new Date(now))).toBe(end);
});
