import {
  buildQuery,
  createValidRequest,
  fillPath,
  findRequiredQuery,
  NUMBER_PARAMS,
  PAGING_PARAMS,
  queryNamesOf,
  READING_ROUTES,
  SORTING_PARAMS,
  toTable,
} from './attackedRoutes';
import { setUpAttacker, testSum } from './attacker';

const attacker = setUpAttacker();

const LARGEST_PAGE = 100;

const NO_NUMBERS = [
  '-1',
  '-0',
  '+1',
  '1.5',
  '1.0',
  '1e3',
  '0x10',
  'NaN',
  'Infinity',
  'null',
  'true',
  '[]',
  ' 1',
  '1 ',
  '1,000',
  '١',
  '１',
  "1'",
  '1;2',
  '9007199254740992',
  '9007199254740993',
  '99999999999999999999',
];
const LARGE_NUMBERS = [
  '100',
  '101',
  '65536',
  '2147483648',
  '1000000000',
  '1099511627777',
  '9007199254740991',
];
const NO_SORTINGS = [
  'password_hash',
  'rowid',
  'key',
  '1 desc',
  'id;--',
  'id,email',
  '(SELECT password_hash FROM pso_users)',
  'ID',
  'ASC',
  '0',
  '-2',
  'constructor',
  '__proto__',
  'id collate nocase',
];

const pagedRoutes = READING_ROUTES.filter((route) =>
  queryNamesOf(route).some((name) => PAGING_PARAMS.includes(name)),
);

it('knows the lists that are paged or sorted', () => {
  expect(pagedRoutes.length).toBeGreaterThanOrEqual(15);
});

describe.each(toTable(pagedRoutes))('%s', (_, route) => {
  const send = (query: string, expected: number) =>
    attacker.send({
      ...createValidRequest(attacker.db, route),
      path: fillPath(route) + query,
      token: attacker.tokenFor(route),
      expected,
    });
  const names = queryNamesOf(route);
  const withParams = (values: Record<string, string>) =>
    buildQuery({ ...findRequiredQuery(route), ...values });
  const numbers = names.filter((name) => NUMBER_PARAMS.includes(name));
  const sendLarge = async (values: Record<string, string>) => {
    const { body, headers } = await send(withParams(values), 200);
    const rows = Array.isArray(body) ? body : (body as { rows?: unknown[] }).rows;
    expect([values, (rows?.length ?? Infinity) <= LARGEST_PAGE]).toEqual([values, true]);
    // The last page has no next one.
    if (rows?.length === 0) expect([values, headers.get('x-next-page')]).toEqual([values, null]);
  };

  it('refuses what is no number, and limits a large one', async () => {
    for (const name of numbers) {
      for (const text of NO_NUMBERS) await send(withParams({ [name]: text }), 400);
      if (name !== 'offset') await send(withParams({ [name]: '0' }), 400);
      for (const text of LARGE_NUMBERS) await sendLarge({ [name]: text });
      await send(`${withParams({ [name]: '1' })}&${name}=2`, 400);
      await send(`${withParams({ [name]: '1' })}&${name}%5B%5D=2`, 200);
      await send(withParams({ [name]: '' }), 200);
    }
    // The product of two large numbers is no whole number any more.
    if (numbers.length > 1)
      for (const text of LARGE_NUMBERS)
        await sendLarge(Object.fromEntries(numbers.map((name) => [name, text])));
  });

  it('sorts by its own columns only', async () => {
    for (const name of names.filter((name) => SORTING_PARAMS.includes(name)))
      for (const text of NO_SORTINGS) await send(withParams({ [name]: text }), 400);
  });
});

testSum('paging', attacker, 1_000);
