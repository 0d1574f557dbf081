import { z } from 'zod';
import { readListPage } from '../../db/listPage';
import { countRows, getRowCount } from '../../db/rowCounts';
import { buildPageResponse, pageParams, toPage } from '../../http/request/paging';
import { param } from '../../http/request/querySchemas';
import type { AdminRouteContext, RouteResponse } from '../../http/route';

/** The values of `type` in the two tables of users, staff and riders. A type is only a name here. */
const STAFF_USER_TYPES = ['administrator', 'facility', 'driver'] as const;
const RIDER_USER_TYPES = ['rider', 'generic_rider', 'ghost', 'phantom_rider'] as const;

export const usersSchemas = {
  query: z.object({
    ...pageParams(20),
    type: param(z.enum([...STAFF_USER_TYPES, ...RIDER_USER_TYPES]).optional()),
  }),
};

/** Returns a page of the agency's users of one type or of all types, sorted by id. */
export function getUsers(context: AdminRouteContext<typeof usersSchemas>): RouteResponse {
  // The counts must match the rows, because reading starts at a stored rank.
  return context.db.snapshot(() => readUsers(context));
}

function readUsers(context: AdminRouteContext<typeof usersSchemas>): RouteResponse {
  const { type, page: pageNumber, per_page: rowsPerPage } = context.query;
  const page = toPage(pageNumber, rowsPerPage);
  // The ids of staff are below those of riders, so the two lists together are sorted by id.
  const lists = [
    ...(STAFF_USER_TYPES.some((name) => name === type) || !type ? [createStaffList(context, type)] : []),
    ...(RIDER_USER_TYPES.some((name) => name === type) || !type ? [createRiderList(context, type)] : []),
  ];
  const rows: unknown[] = [];
  // The number of rows in the lists that the loop has passed.
  let totalRows = 0;
  for (const { total, read } of lists) {
    const missingRows = page.limit + 1 - rows.length;
    if (missingRows > 0) rows.push(...read(missingRows, Math.max(0, page.offset - totalRows)));
    totalRows += total;
  }
  return buildPageResponse(rows, page, totalRows);
}

/** The users of one database table: staff or riders. */
interface UserList {
  total: number;
  read(limit: number, offset: number): unknown[];
}

const COLUMNS = 'user_id, type, email';

function createStaffList({ db, agency }: AdminRouteContext, type: string | undefined): UserList {
  const values = type === undefined ? [agency.id] : [agency.id, type];
  const from = `FROM staff WHERE agency_id = ?${type === undefined ? '' : ' AND type = ?'}`;
  return {
    total: countRows(db, from, ...values),
    read: (limit, offset) =>
      db.all(`SELECT ${COLUMNS} ${from} ORDER BY user_id LIMIT ? OFFSET ?`, ...values, limit, offset),
  };
}

/**
 * Within an agency, `key` sorts by user id. The riders of one type are a part of the list that is sorted by type, after
 * the types that are less.
 */
function createRiderList({ db, agency }: AdminRouteContext, type: string | undefined): UserList {
  const countOf = (name: string) => getRowCount(db, agency.id, `type ${name}`);
  const total = type === undefined ? getRowCount(db, agency.id, 'riders') : countOf(type);
  const list = { table: 'riders', column: type === undefined ? 'key' : 'type', agencyId: agency.id } as const;
  const rowsOfLesserTypes =
    type === undefined
      ? 0
      : RIDER_USER_TYPES.filter((name) => name < type).reduce((sum, name) => sum + countOf(name), 0);
  return {
    total,
    read: (limit, offset) =>
      readListPage(db, list, 'asc', COLUMNS, {
        // The list goes on with the next type.
        limit: Math.max(0, Math.min(limit, total - offset)),
        offset: rowsOfLesserTypes + offset,
      }),
  };
}
