/* The calls that are timed. A case is a name and a function that returns the path of call number `index`. */

const RIDERS = '/customersearch/api/v3/riders';
const COLUMNS = [
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
  riders: { path: RIDERS, size: 10, order: BY_ID },
  passes: { path: '/mobileticketview/api/v2/passes/', size: 30, order: NEWEST },
  orders: { path: '/payment/api/v4/purchase', size: 30, order: NEWEST },
  payments: { path: '/paymentview/api/v2/payments', size: 10, order: NEWEST },
};
/** A page far into the list: page 20,000 of the 100,000 pages of a million riders. */
const FAR_PAGE_SHARE = 0.2;
/** Search terms that some riders' names contain. */
const NAME_PARTS = ['mar', 'an', 'son', 'jo', 'lee'];
/** A search term that matches every rider. */
const MATCHES_ALL = 'example';
/** The golden ratio spreads page numbers evenly, and gives every run the same pages. */
const GOLDEN_RATIO = 0.618_034;

/** Builds the cases for one platform. Search terms and user ids come from the platform's own rows. */
export async function buildCases({ get }) {
  const cases = [];
  for (const [name, { path, size, order }] of Object.entries(LISTS)) {
    const buildPath = (number, sort = order) => `${path}?page=${number}&per_page=${size}&${sort}`;
    const { total, rows } = await get(buildPath(1));
    const lastPage = Math.ceil(total / size);
    cases.push([`${name}, page 1`, () => buildPath(1)]);
    cases.push([
      `${name}, at a fifth of the pages`,
      () => buildPath(Math.max(1, Math.round(lastPage * FAR_PAGE_SHARE))),
    ]);
    cases.push([`${name}, last page`, () => buildPath(lastPage)]);
    cases.push([`${name}, various pages`, (index) => buildPath(spreadPage(lastPage, index))]);
    if (name === 'riders')
      cases.push(
        ...buildSortCases(buildPath, lastPage),
        ...buildSearchCases(await loadRiders(get, buildPath, lastPage)),
      );
    else cases.push(...buildUserCases(name, path, rows));
  }
  return cases.map(([name, path]) => ({ name, path }));
}

function buildSortCases(buildPath, lastPage) {
  return COLUMNS.flatMap((column) => {
    const buildSort = (index) => `sort_field=${column}&sort_order=${index % 2 === 0 ? 'asc' : 'desc'}`;
    return [
      [`riders by ${column}, page 1`, (index) => buildPath(1, buildSort(index))],
      [
        `riders by ${column}, various pages`,
        (index) => buildPath(spreadPage(lastPage, index), buildSort(index)),
      ],
    ];
  });
}

function buildSearchCases(riders) {
  const buildSearchPath = (term, order = BY_ID) =>
    `${RIDERS}?term=${encodeURIComponent(term)}&page=1&per_page=10&${order}`;
  const riderAt = (index) => riders[index % riders.length];
  return [
    ['term: an e-mail', (index) => buildSearchPath(riderAt(index).email)],
    ['term: an id', (index) => buildSearchPath(String(riderAt(index).user_id))],
    ['term: part of a name', (index) => buildSearchPath(NAME_PARTS[index % NAME_PARTS.length])],
    ['term: matches every rider', () => buildSearchPath(MATCHES_ALL)],
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
      () => buildSearchPath(MATCHES_ALL, 'sort_field=amount&sort_order=desc'),
    ],
  ];
}

function buildUserCases(name, path, rows) {
  const users = rows.map(({ user_id: id }) => id).filter((id) => id !== null);
  return [
    [
      `${name} of a user`,
      (index) => `${path}?user_id=${users[index % users.length]}&page=1&per_page=10&${NEWEST}`,
    ],
  ];
}

async function loadRiders(get, buildPath, lastPage) {
  const riders = [];
  for (let index = 0; index < 20; index++)
    riders.push(...(await get(buildPath(spreadPage(lastPage, index)))).rows);
  return riders.filter(({ email }) => email !== null);
}

function spreadPage(lastPage, index) {
  return 1 + Math.floor((((index + 1) * GOLDEN_RATIO) % 1) * lastPage);
}
