/* The calls that are timed. Each case answers the path of its call number `index`. */

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
/** As the portal asks: its page sizes and orders. */
const BY_ID = 'sort_field=user_id&sort_order=desc';
const NEWEST = 'sort_field=created&sort_order=desc';
const LISTS = {
  riders: { path: RIDERS, size: 10, order: BY_ID },
  passes: { path: '/mobileticketview/api/v2/passes/', size: 30, order: NEWEST },
  orders: { path: '/payment/api/v4/purchase', size: 30, order: NEWEST },
  payments: { path: '/paymentview/api/v2/payments', size: 10, order: NEWEST },
};
/** Page 20,000 of the 100,000 that a million riders have. */
const DEEP = 0.2;
/** Parts of names that some, and that very many riders have. */
const COMMON = ['mar', 'an', 'son', 'jo', 'lee'];
const EVERYWHERE = 'example';
/** Golden section: pages far apart, the same in every run. */
const SPREAD = 0.618_034;

/** The cases for one platform; what they ask for is taken from what it holds. */
export async function listCases({ get }) {
  const cases = [];
  for (const [name, { path, size, order }] of Object.entries(LISTS)) {
    const page = (number, sort = order) => `${path}?page=${number}&per_page=${size}&${sort}`;
    const { total, rows } = await get(page(1));
    const last = Math.ceil(total / size);
    cases.push([`${name}, page 1`, () => page(1)]);
    cases.push([
      `${name}, a fifth deep (page 20,000 of riders)`,
      () => page(Math.max(1, Math.round(last * DEEP))),
    ]);
    cases.push([`${name}, last page`, () => page(last)]);
    cases.push([`${name}, any page`, (index) => page(anyOf(last, index))]);
    if (name === 'riders') cases.push(...sorted(page, last), ...searches(await people(get, page, last)));
    else cases.push(...ofUsers(name, path, rows));
  }
  return cases.map(([name, path]) => ({ name, path }));
}

function sorted(page, last) {
  return COLUMNS.flatMap((column) => {
    const sort = (index) => `sort_field=${column}&sort_order=${index % 2 === 0 ? 'asc' : 'desc'}`;
    return [
      [`riders by ${column}, page 1`, (index) => page(1, sort(index))],
      [`riders by ${column}, any page`, (index) => page(anyOf(last, index), sort(index))],
    ];
  });
}

function searches(known) {
  const search = (term, more = BY_ID) =>
    `${RIDERS}?term=${encodeURIComponent(term)}&page=1&per_page=10&${more}`;
  const person = (index) => known[index % known.length];
  return [
    ['term: an e-mail', (index) => search(person(index).email)],
    ['term: an id', (index) => search(String(person(index).user_id))],
    ['term: a part of names', (index) => search(COMMON[index % COMMON.length])],
    ['term: everybody has it', () => search(EVERYWHERE)],
    ['term: nobody has it', (index) => search(`zzqq${index}`)],
    [
      'term: an e-mail, by name',
      (index) => search(person(index).email, 'sort_field=last_name&sort_order=asc'),
    ],
    [
      'term: a part of names, by name',
      (index) => search(COMMON[index % COMMON.length], 'sort_field=last_name&sort_order=asc'),
    ],
    ['term: everybody has it, by balance', () => search(EVERYWHERE, 'sort_field=amount&sort_order=desc')],
  ];
}

function ofUsers(name, path, rows) {
  const users = rows.map(({ user_id: id }) => id).filter((id) => id !== null);
  return [
    [
      `${name} of a user`,
      (index) => `${path}?user_id=${users[index % users.length]}&page=1&per_page=10&${NEWEST}`,
    ],
  ];
}

async function people(get, page, last) {
  const found = [];
  for (let index = 0; index < 20; index++) found.push(...(await get(page(anyOf(last, index)))).rows);
  return found.filter(({ email }) => email !== null);
}

function anyOf(last, index) {
  return 1 + Math.floor((((index + 1) * SPREAD) % 1) * last);
}
