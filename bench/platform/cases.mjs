/*
 * The timed calls: every list of an agency that grows with its riders. A case is { name, buildPath }; `buildPath(index)`
 * returns the path of call number `index`. A case by a column takes both orders in turn.
 */
import { buildSortQuery, RIDERS, spreadPage } from './pages.mjs';
import { buildSearchCases } from './searchCases.mjs';

const NEWEST = 'sort_field=created&sort_order=desc';
/** The portal's page sizes and sort orders, and the columns that a list can be sorted by. */
const LISTS = {
  riders: {
    path: RIDERS,
    pageSize: 10,
    sort: 'sort_field=user_id&sort_order=desc',
    columns:
      'user_id rmid customer_internal_id first_name last_name email a_telephone_number p_telephone_number ' +
      'date_of_birth smartcard_id smartcard smartcard_status concession_type rider_type amount',
  },
  passes: {
    path: '/mobileticketview/api/v2/passes/',
    pageSize: 30,
    sort: NEWEST,
    columns:
      'id created sku name price currency serial_number purchase_order payment_state state application_session user_id',
  },
  orders: {
    path: '/payment/api/v4/purchase',
    pageSize: 30,
    sort: NEWEST,
    columns:
      'id order_form receipt client_receipt transaction_id created updated state reporting_receipt operator_id ' +
      'environment application_session user_id',
  },
  payments: {
    path: '/paymentview/api/v2/payments',
    pageSize: 10,
    sort: NEWEST,
    columns: 'id status transaction_amount payment_type created fare_media user_id',
  },
};
/** Lists that have one order only. */
const UNSORTED_LISTS = {
  'users of all types': { path: '/auth/api/v4/users?', pageSize: 20 },
  'users of type rider': { path: '/auth/api/v4/users?type=rider&', pageSize: 20 },
  'users of a rare type': { path: '/auth/api/v4/users?type=ghost&', pageSize: 20 },
  smartcards: { path: '/smartcard/api/v2/smartcards?', pageSize: 30 },
};
/** A page far into the list: page 20,000 of the 100,000 pages of a million riders. */
const FAR_PAGE_SHARE = 0.2;

/** Builds the cases for one platform. Search terms and user ids come from the platform's own rows. */
export async function buildCases({ get }) {
  const cases = [];
  for (const [name, { path, pageSize, sort, ...list }] of Object.entries(LISTS)) {
    const columns = list.columns.split(' ');
    const buildPagePath = (page, pageSort = sort) => `${path}?page=${page}&per_page=${pageSize}&${pageSort}`;
    const { total, rows } = await get(buildPagePath(1));
    const lastPage = Math.ceil(total / pageSize);
    cases.push(...buildPageCases(name, buildPagePath, lastPage));
    cases.push(...columns.flatMap((column) => buildSortCases(name, column, buildPagePath, lastPage)));
    if (name === 'riders') cases.push(...(await buildSearchCases(get, columns, buildPagePath, lastPage)));
    else cases.push(...buildUserCases(name, path, columns, rows));
  }
  for (const [name, { path, pageSize }] of Object.entries(UNSORTED_LISTS)) {
    const buildPagePath = (page) => `${path}page=${page}&per_page=${pageSize}`;
    const { total } = await get(buildPagePath(1));
    cases.push(...buildPageCases(name, buildPagePath, Math.ceil(total / pageSize)));
  }
  return cases.map(([name, buildPath]) => ({ name, buildPath }));
}

function buildPageCases(name, buildPagePath, lastPage) {
  return [
    [`${name}, page 1`, () => buildPagePath(1)],
    [
      `${name}, at a fifth of the pages`,
      () => buildPagePath(Math.max(1, Math.round(lastPage * FAR_PAGE_SHARE))),
    ],
    [`${name}, last page`, () => buildPagePath(lastPage)],
    [`${name}, various pages`, (index) => buildPagePath(spreadPage(lastPage, index))],
  ];
}

function buildSortCases(name, column, buildPagePath, lastPage) {
  return [
    [`${name} by ${column}, page 1`, (index) => buildPagePath(1, buildSortQuery(column, index))],
    [
      `${name} by ${column}, various pages`,
      (index) => buildPagePath(spreadPage(lastPage, index), buildSortQuery(column, index)),
    ],
    [`${name} by ${column}, last page`, (index) => buildPagePath(lastPage, buildSortQuery(column, index))],
  ];
}

/** The rows of one user, in the portal's order and by each column in turn. */
function buildUserCases(name, path, columns, rows) {
  const userIds = rows.map(({ user_id: id }) => id).filter((id) => id !== null);
  const buildUserPath = (index, sort) =>
    `${path}?user_id=${userIds[index % userIds.length]}&page=1&per_page=10&${sort}`;
  return [
    [`${name} of a user`, (index) => buildUserPath(index, NEWEST)],
    [
      `${name} of a user, by each column`,
      // The order changes with each turn of all columns.
      (index) =>
        buildUserPath(
          index,
          buildSortQuery(columns[index % columns.length], Math.floor(index / columns.length)),
        ),
    ],
    [`${name} by id`, (index) => `${path}?id=${rows[index % rows.length].id}`],
  ];
}
