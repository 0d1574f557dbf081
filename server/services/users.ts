import { riderKeys } from '../db/riderKey';
import { rowCount } from '../db/rowCounts';
import { pageAnswer, readPage } from '../http/paging';
import type { AdminCall, Answer } from '../http/route';

const STAFF = ['administrator', 'facility', 'driver'] as const;
const RIDERS = ['rider', 'generic_rider', 'ghost', 'phantom_rider'] as const;

/** The agency's users of a type, or all of them, by id; the count of them in x-total. */
export function getUsers(call: AdminCall): Answer {
  const page = readPage(call.query, 20);
  const type = call.query.oneOf('type', [...STAFF, ...RIDERS]);
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

/** One of the two lists that make up the users. */
interface Part {
  total: number;
  read(limit: number, offset: number): unknown[];
}

const COLUMNS = 'user_id, type, email';

function staff({ db, agency }: AdminCall, type: string | undefined): Part {
  const values = type === undefined ? [agency.id] : [agency.id, type];
  const from = `FROM staff WHERE agency_id = ?${type === undefined ? '' : ' AND type = ?'}`;
  return {
    total: db.get<{ total: number }>(`SELECT count(*) AS total ${from}`, ...values)?.total ?? 0,
    read: (limit, offset) =>
      db.all(`SELECT ${COLUMNS} ${from} ORDER BY user_id LIMIT ? OFFSET ?`, ...values, limit, offset),
  };
}

function riders({ db, agency }: AdminCall, type: string | undefined): Part {
  const [where, values] =
    type === undefined
      ? ['key BETWEEN ? AND ?', riderKeys(agency.id)]
      : ['agency_id = ? AND type = ?', [agency.id, type]];
  return {
    total: rowCount(db, agency.id, type === undefined ? 'riders' : `type ${type}`),
    read: (limit, offset) =>
      db.all(
        `SELECT ${COLUMNS} FROM riders WHERE ${where} ORDER BY key LIMIT ? OFFSET ?`,
        ...values,
        limit,
        offset,
      ),
  };
}
