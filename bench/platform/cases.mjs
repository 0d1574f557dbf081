/* The timed calls. A case is { name, buildPath }; `buildPath(index)` returns the path of call number `index`. */

const RIDERS = '/customersearch/api/v3/riders';
const RIDER_COLUMNS = [
  'rmid',
  'customer_internal_id',
  'first_name',
  'last_name',
  'email',
  'a_telephone_number',
  'p_telephone_number',
  'date_of_birth',
  'smartcard_id',
  'smartcard',
  'smartcard_status',
  'concession_type',
  'rider_type',
  'amount',
];
const BY_ID = 'sort_field=user_id&sort_order=desc';
const NEWEST = 'sort_field=created&sort_order=desc';
/** The portal's page sizes and sort orders. */
const LISTS = {
  riders: { path: RIDERS, pageSize: 10, sort: BY_ID },
  passes: { path: '/mobileticketview/api/v2/passes/', pageSize: 30, sort: NEWEST },
  orders: { path: '/payment/api/v4/purchase', pageSize: 30, sort: NEWEST },
  payments: { path: '/paymentview/api/v2/payments', pageSize: 10, sort: NEWEST },
};
/** A page far into the list: page 20,000 of the 100,000 pages of a million riders. */
const FAR_PAGE_SHARE = 0.2;
/** Search terms that some riders' names contain. */
const NAME_PARTS = ['mar', 'an', 'son', 'jo', 'lee'];
/** Nearly every rider has an e-mail address, and all addresses contain it. */
const TERM_FOR_ALL = 'example';
/** Pages of riders whose e-mails and ids are search terms. */
const SAMPLED_PAGES = 20;
/** The golden ratio spreads page numbers evenly, and gives every run the same pages. */
const GOLDEN_RATIO = 0.618_034;

/** Builds the cases for one platform. Search terms and user ids come from the platform's own rows. */
export async function buildCases({ get }) {
  const cases = [];
  for (const [name, { path, pageSize, sort }] of Object.entries(LISTS)) {
    const buildPagePath = (page, pageSort = sort) => `${path}?page=${page}&per_page=${pageSize}&${pageSort}`;
    const { total, rows } = await get(buildPagePath(1));
    const lastPage = Math.ceil(total / pageSize);
    cases.push([`${name}, page 1`, () => buildPagePath(1)]);
    cases.push([
      `${name}, at a fifth of the pages`,
      () => buildPagePath(Math.max(1, Math.round(lastPage * FAR_PAGE_SHARE))),
    ]);
    cases.push([`${name}, last page`, () => buildPagePath(lastPage)]);
    cases.push([`${name}, various pages`, (index) => buildPagePath(spreadPage(lastPage, index))]);
    if (name === 'riders')
      cases.push(
        ...buildSortCases(buildPagePath, lastPage),
        ...buildSearchCases(await loadRiders(get, buildPagePath, lastPage)),
      );
    else cases.push(...buildUserCases(name, path, rows));
  }
  return cases.map(([name, buildPath]) => ({ name, buildPath }));
}

function buildSortCases(buildPagePath, lastPage) {
  return RIDER_COLUMNS.flatMap((column) => {
    const buildSortQuery = (index) => `sort_field=${column}&sort_order=${index % 2 === 0 ? 'asc' : 'desc'}`;
    return [
      [`riders by ${column}, page 1`, (index) => buildPagePath(1, buildSortQuery(index))],
      [
        `riders by ${column}, various pages`,
        (index) => buildPagePath(spreadPage(lastPage, index), buildSortQuery(index)),
      ],
    ];
  });
}

function buildSearchCases(riders) {
  const buildSearchPath = (term, sort = BY_ID) =>
    `${RIDERS}?term=${encodeURIComponent(term)}&page=1&per_page=10&${sort}`;
  const riderAt = (index) => riders[index % riders.length];
  return [
    ['term: an e-mail', (index) => buildSearchPath(riderAt(index).email)],
    ['term: an id', (index) => buildSearchPath(String(riderAt(index).user_id))],
    ['term: part of a name', (index) => buildSearchPath(NAME_PARTS[index % NAME_PARTS.length])],
    ['term: matches every rider', () => buildSearchPath(TERM_FOR_ALL)],
    ['term: matches no rider', (index) => buildSearchPath(`zzqq${index}`)],
    [
      'term: an e-mail, by name',
      (index) => buildSearchPath(riderAt(index).email, 'sort_field=last_name&sort_order=asc'),
    ],
    [
      'term: part of a name, by name',
      (index) =>
        buildSearchPath(NAME_PARTS[index % NAME_PARTS.length], 'sort_field=last_name&sort_order=asc'),
    ],
    [
      'term: matches every rider, by balance',
      () => buildSearchPath(TERM_FOR_ALL, 'sort_field=amount&sort_order=desc'),
    ],
  ];
}

function buildUserCases(name, path, rows) {
  const userIds = rows.map(({ user_id: id }) => id).filter((id) => id !== null);
  return [
    [
      `${name} of a user`,
      (index) => `${path}?user_id=${userIds[index % userIds.length]}&page=1&per_page=10&${NEWEST}`,
    ],
  ];
}

async function loadRiders(get, buildPagePath, lastPage) {
  const riders = [];
  for (let index = 0; index < SAMPLED_PAGES; index++)
    riders.push(...(await get(buildPagePath(spreadPage(lastPage, index)))).rows);
  return riders.filter(({ email }) => email !== null);
}

function spreadPage(lastPage, index) {
  return 1 + Math.floor((((index + 1) * GOLDEN_RATIO) % 1) * lastPage);
}
