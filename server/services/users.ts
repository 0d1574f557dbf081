import { riderKeys } from '../db/riderKey';
import { pageAnswer, readPage } from '../http/paging';
import type { AdminCall, Answer } from '../http/route';

const STAFF = ['administrator', 'facility', 'driver'] as const;
const RIDERS = ['rider', 'generic_rider', 'ghost', 'phantom_rider'] as const;

/** The agency's users of a type, or all of them, by id; the count of them in x-total. */
export function getUsers(call: AdminCall): Answer {
  const { query } = call;
  const page = readPage(query, 20);
  const type = query.oneOf('type', [...STAFF, ...RIDERS]);
  // Ids of staff are below those of riders, so that one list follows the other.
  const parts = [
    ...(STAFF.some((name) => name === type) || !type ? [staff(call, type)] : []),
    ...(RIDERS.some((name) => name === type) || !type ? [riders(call, type)] : []),
  ];
  const rows: unknown[] = [];
  let before = 0;
  for (const { total, read } of parts) {
    const wanted = page.limit + 1 - rows.length;
    if (wanted > 0) rows.push(...read(wanted, Math.max(0, page.offset - before)));
    before += total;
  }
  return pageAnswer(rows, page, before);
}

interface Part {
  total: number;
  read(limit: number, offset: number): unknown[];
}

function staff({ db, agency }: AdminCall, type: string | undefined): Part {
  const values = type === undefined ? [agency.id] : [agency.id, type];
  return part(db, `staff WHERE agency_id = ?${type === undefined ? '' : ' AND type = ?'}`, 'user_id', values);
}

function riders({ db, agency }: AdminCall, type: string | undefined): Part {
  if (type === undefined) return part(db, 'riders WHERE key BETWEEN ? AND ?', 'key', riderKeys(agency.id));
  return part(db, 'riders WHERE agency_id = ? AND type = ?', 'key', [agency.id, type]);
}

function part(db: AdminCall['db'], from: string, order: string, values: (string | number)[]): Part {
  return {
    total: db.get<{ total: number }>(`SELECT count(*) AS total FROM ${from}`, ...values)?.total ?? 0,
    read: (limit, offset) =>
      db.all(
        `SELECT user_id, type, email FROM ${from} ORDER BY ${order} LIMIT ? OFFSET ?`,
        ...values,
        limit,
        offset,
      ),
  };
}
