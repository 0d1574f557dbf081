import { openTestPlatform, rowsOf, type TestPlatform } from '../testPlatform';

interface Rider {
  user_id: number;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  p_telephone_number: string | null;
  smartcard: string | null;
  amount: number | null;
}

let platform: TestPlatform;
let token: string;
let everybody: Rider[];
beforeAll(async () => {
  platform = await openTestPlatform();
  token = await platform.agencyToken('CBTA');
  const pages = await Promise.all([1, 2].map((page) => riders(`per_page=100&page=${page}`)));
  everybody = pages.flat();
});
afterAll(() => platform.close());

const ask = (query: string) => platform.call(`/customersearch/api/v3/riders?${query}`, { token });
const riders = async (query: string) => rowsOf<Rider>(await ask(query));
const search = (term: string, more = '') => riders(`per_page=100${more}&term=${encodeURIComponent(term)}`);

it('lists an agency, newest first, ten at a time, to its end', async () => {
  const first = await ask('');
  expect(rowsOf(first)).toHaveLength(10);
  expect(first.headers.get('x-next-page')).toBe('2');
  const ids = everybody.map(({ user_id }) => user_id);
  expect(ids).toHaveLength(120);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  const last = await ask('page=12');
  expect(rowsOf(last)).toHaveLength(10);
  expect(last.headers.get('x-next-page')).toBeNull();
  expect(rowsOf(await ask('page=13'))).toEqual([]);
});

it('sorts by every column, both ways, and never loses a row', async () => {
  const columns = Object.keys(everybody[0] ?? {});
  expect(columns).toHaveLength(15);
  for (const column of columns) {
    const up = await riders(`sort_field=${column}&sort_order=asc&per_page=100`);
    const down = await riders(`sort_field=${column}&sort_order=desc&per_page=100&page=2`);
    expect(new Set([...up, ...down].map(({ user_id }) => user_id)).size).toBeLessThanOrEqual(120);
    const values = up.map((row) => row[column as keyof Rider]).filter((value) => value !== null);
    const sorted = [...values].sort((a, b) =>
      typeof a === 'number' ? a - Number(b) : Buffer.compare(bytes(a), bytes(b)),
    );
    expect(values).toEqual(sorted);
  }
});

const nobody = (): Rider => {
  throw new Error('no rider');
};
const bytes = (value: string | number) => Buffer.from(String(value));

describe('a term', () => {
  it('finds by any part of a name, without regard to case and accents', async () => {
    const rider = everybody.find(
      ({ last_name: name }) => name !== null && /[^\x20-\x7f]/.test(name) && /^\p{Lu}\p{Ll}{4}/u.test(name),
    );
    const name = rider?.last_name ?? '';
    const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().slice(1, 5);
    expect((await search(plain)).map(({ user_id }) => user_id)).toContain(rider?.user_id);
    expect((await search(name)).map(({ user_id }) => user_id)).toContain(rider?.user_id);
  });

  it('finds by e-mail, telephone with and without signs, card and id', async () => {
    const rider = everybody.find((row) => row.email && row.p_telephone_number && row.smartcard);
    const { email, p_telephone_number: phone, smartcard, user_id: id } = rider ?? everybody[0] ?? nobody();
    for (const term of [
      email,
      phone,
      phone?.replace(/\D/g, ''),
      smartcard,
      smartcard?.slice(-6),
      String(id),
    ]) {
      expect((await search(term ?? '')).map((row) => row.user_id)).toContain(id);
    }
  });

  it('of one or two characters finds beginnings of words', async () => {
    const begins = await search('Ma');
    expect(begins.length).toBeGreaterThan(0);
    const words = (row: Rider) =>
      JSON.stringify(Object.values(row))
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u);
    expect(begins.filter((row) => !words(row).some((word) => word.startsWith('ma')))).toEqual([]);
    expect((await search('m')).length).toBeGreaterThanOrEqual(begins.length);
    expect((await search('李')).every(({ last_name: name }) => name === '李')).toBe(true);
  });

  it('in other scripts is found too', async () => {
    for (const rider of everybody
      .filter(({ last_name: name }) => /[^\x20-\u024f]/.test(name ?? ''))
      .slice(0, 20)) {
      expect((await search(rider.last_name ?? '')).map(({ user_id }) => user_id)).toContain(rider.user_id);
    }
  });

  it.each([
    '%',
    '_',
    '*',
    '%%%',
    '___',
    '"',
    "'",
    '"" OR ""',
    'NEAR(a b)',
    'first_name:*',
    '^mar',
    'mar*',
    'x" OR "mar',
    '\\',
  ])('%s is text and no command', async (term) => {
    const found = await search(term);
    const text = (row: Rider) =>
      JSON.stringify(Object.values(row).map(String)).replaceAll('\\"', '"').replaceAll('\\\\', '\\');
    expect(found.filter((row) => !text(row).toLowerCase().includes(term.toLowerCase()))).toEqual([]);
  });

  it('has to stand in the text as a whole, not in pieces', async () => {
    const rider = everybody.find(({ first_name: name }) => /^[A-Za-z]{6}$/.test(name ?? ''));
    const name = rider?.first_name ?? '';
    const ids = async (term: string) => (await search(term)).map(({ user_id }) => user_id);
    expect(await ids(name)).toContain(rider?.user_id);
    expect(await ids(name.slice(3) + name.slice(0, 3))).not.toContain(rider?.user_id);
  });

  it('that nobody has answers an empty list', async () => {
    expect(await search('zzqqxx')).toEqual([]);
  });

  it('of spaces only is no filter', async () => {
    expect(rowsOf(await ask('term=%20%20'))).toHaveLength(10);
  });

  it('pages and sorts what it finds', async () => {
    const all = await search('example.org');
    const one = await ask('term=example.org&per_page=5&page=2');
    expect(rowsOf<Rider>(one)).toEqual(all.slice(5, 10));
    expect(one.headers.get('x-next-page')).toBe('3');
    const sorted = await search('example.org', '&sort_field=amount&sort_order=asc');
    expect(new Set(sorted.map(({ user_id }) => user_id))).toEqual(new Set(all.map(({ user_id }) => user_id)));
    const amounts = sorted.map(({ amount }) => amount ?? -Infinity);
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  });
});

it('shows nobody of another agency, by list or by term', async () => {
  const other = await platform.agencyToken('METRO');
  const theirs = rowsOf<Rider>(
    await platform.call('/customersearch/api/v3/riders?per_page=100', { token: other }),
  );
  const mine = new Set(everybody.map(({ user_id }) => user_id));
  expect(theirs.length).toBeGreaterThan(3);
  expect(theirs.filter(({ user_id }) => mine.has(user_id))).toEqual([]);
  for (const { user_id } of theirs.slice(0, 5)) expect(await search(String(user_id))).toEqual([]);
});

it.each([
  'sort_field=key',
  'sort_field=agency_id',
  'sort_order=up',
  'page=0',
  'per_page=-1',
  'page=1.5',
  'term=a&term=b',
])('refuses %s', async (query) => {
  expect((await ask(query)).status).toBe(400);
});

it('answers at most a hundred rows a page', async () => {
  expect(await riders('per_page=100000')).toHaveLength(100);
});
