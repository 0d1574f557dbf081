import { openTestPlatform, RIDER_COUNT, rowsOf, type TestPlatform } from '../testPlatform';

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
let allRiders: Rider[];
beforeAll(async () => {
  platform = await openTestPlatform();
  token = await platform.fetchAgencyToken('CBTA');
  const pages = await Promise.all([1, 2].map((page) => readRiders(`per_page=100&page=${page}`)));
  allRiders = pages.flat();
});
afterAll(() => platform.close());

const requestRiders = (query: string) => platform.call(`/customersearch/api/v3/riders?${query}`, { token });
const readRiders = async (query: string) => rowsOf<Rider>(await requestRiders(query));
const search = (term: string, otherParams = '') =>
  readRiders(`per_page=100${otherParams}&term=${encodeURIComponent(term)}`);

it('lists the riders of an agency, newest first, ten per page', async () => {
  const firstPage = await requestRiders('');
  expect(rowsOf(firstPage)).toHaveLength(10);
  expect(firstPage.headers.get('x-next-page')).toBe('2');
  const ids = allRiders.map(({ user_id }) => user_id);
  expect(ids).toHaveLength(RIDER_COUNT);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  const lastPage = await requestRiders('page=12');
  expect(rowsOf(lastPage)).toHaveLength(10);
  expect(lastPage.headers.get('x-next-page')).toBeNull();
  expect(rowsOf(await requestRiders('page=13'))).toEqual([]);
});

it('sorts by every column in both directions', async () => {
  const columns = Object.keys(allRiders[0] ?? {});
  expect(columns).toHaveLength(15);
  for (const column of columns) {
    const readSorted = async (order: string) => {
      const query = `sort_field=${column}&sort_order=${order}&per_page=100&page=`;
      return [...(await readRiders(`${query}1`)), ...(await readRiders(`${query}2`))];
    };
    const ascending = await readSorted('asc');
    expect(await readSorted('desc')).toEqual(ascending.toReversed());
    expect(new Set(ascending.map(({ user_id }) => user_id)).size).toBe(RIDER_COUNT);
    const values = ascending.map((row) => row[column as keyof Rider]).filter((value) => value !== null);
    const sorted = [...values].sort((a, b) =>
      typeof a === 'number' ? a - Number(b) : Buffer.compare(toBytes(a), toBytes(b)),
    );
    expect(values).toEqual(sorted);
  }
});

const throwNoRider = (): Rider => {
  throw new Error('no rider');
};
const toBytes = (value: string | number) => Buffer.from(String(value));

describe('a search term', () => {
  it('matches any part of a name, ignoring case and accents', async () => {
    // A name that begins with five letters, and has one that is not ASCII.
    const rider = allRiders.find(
      ({ last_name: name }) => name !== null && /[^\x20-\x7f]/.test(name) && /^\p{Lu}\p{Ll}{4}/u.test(name),
    );
    const name = rider?.last_name ?? '';
    const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().slice(1, 5);
    expect((await search(plain)).map(({ user_id }) => user_id)).toContain(rider?.user_id);
    expect((await search(name)).map(({ user_id }) => user_id)).toContain(rider?.user_id);
  });

  it('matches email, telephone with and without punctuation, card and id', async () => {
    const rider = allRiders.find((row) => row.email && row.p_telephone_number && row.smartcard);
    const {
      email,
      p_telephone_number: phone,
      smartcard,
      user_id: id,
    } = rider ?? allRiders[0] ?? throwNoRider();
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

  it('matches the beginnings of words when it has one or two characters', async () => {
    const found = await search('Ma');
    expect(found.length).toBeGreaterThan(0);
    const wordsOf = (row: Rider) =>
      JSON.stringify(Object.values(row))
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u);
    expect(found.filter((row) => !wordsOf(row).some((word) => word.startsWith('ma')))).toEqual([]);
    expect((await search('m')).length).toBeGreaterThanOrEqual(found.length);
    // In the seed this character is only in the last name 李.
    expect((await search('李')).map(({ last_name: name }) => name)).toEqual(['李']);
  });

  it('matches names in other scripts', async () => {
    // The common Latin letters end at U+024F.
    for (const rider of allRiders
      .filter(({ last_name: name }) => /[^\x20-\u024f]/.test(name ?? ''))
      .slice(0, 20)) {
      expect((await search(rider.last_name ?? '')).map(({ user_id }) => user_id)).toContain(rider.user_id);
    }
  });

  const SIGNS = '100% "quoted" _under_ * \\';
  it.each([
    ['%', '{{7*7}} ${7*7} %3Cb%3E'],
    ['_'],
    ['*', SIGNS],
    ['%%%'],
    ['___'],
    ['"', SIGNS],
    ["'"],
    ["t'); drop table", SIGNS],
    ['0% "quoted', SIGNS],
    ['_under_ * \\', SIGNS],
    ['"" OR ""'],
    ['NEAR(a b)'],
    ['first_name:*'],
    ['^mar'],
    ['mar*'],
    ['x" OR "mar'],
    ['\\', SIGNS],
  ])('%s is searched as plain text', async (term, ...lastNames) => {
    expect((await search(term)).map(({ last_name: name }) => name)).toEqual(lastNames);
  });

  it('does not match a text that has its trigrams (three characters each) in another order', async () => {
    const rider = allRiders.find(({ first_name: name }) => /^[A-Za-z]{6}$/.test(name ?? ''));
    const name = rider?.first_name ?? '';
    const searchIds = async (term: string) => (await search(term)).map(({ user_id }) => user_id);
    expect(await searchIds(name)).toContain(rider?.user_id);
    expect(await searchIds(name.slice(3) + name.slice(0, 3))).not.toContain(rider?.user_id);
  });

  it('returns an empty list without matches', async () => {
    expect(await search('zzqqxx')).toEqual([]);
  });

  it('does not filter when it has only spaces', async () => {
    expect(rowsOf(await requestRiders('term=%20%20'))).toHaveLength(10);
  });

  it('returns matches in pages and sorted', async () => {
    const allMatches = await search('example.org');
    const secondPage = await requestRiders('term=example.org&per_page=5&page=2');
    expect(rowsOf<Rider>(secondPage)).toEqual(allMatches.slice(5, 10));
    expect(secondPage.headers.get('x-next-page')).toBe('3');
    const sorted = await search('example.org', '&sort_field=amount&sort_order=asc');
    expect(new Set(sorted.map(({ user_id }) => user_id))).toEqual(
      new Set(allMatches.map(({ user_id }) => user_id)),
    );
    const amounts = sorted.map(({ amount }) => amount ?? -Infinity);
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  });
});

it('shows no riders of another agency, by list or by term', async () => {
  const otherToken = await platform.fetchAgencyToken('METRO');
  const otherRiders = rowsOf<Rider>(
    await platform.call('/customersearch/api/v3/riders?per_page=100', { token: otherToken }),
  );
  const ownIds = new Set(allRiders.map(({ user_id }) => user_id));
  expect(otherRiders.length).toBeGreaterThan(3);
  expect(otherRiders.filter(({ user_id }) => ownIds.has(user_id))).toEqual([]);
  for (const { user_id } of otherRiders.slice(0, 5)) expect(await search(String(user_id))).toEqual([]);
});

it.each([
  'sort_field=key',
  'sort_field=agency_id',
  'sort_order=up',
  'page=0',
  'per_page=-1',
  'page=1.5',
  'term=a&term=b',
])('rejects %s', async (query) => {
  expect((await requestRiders(query)).status).toBe(400);
});

it('returns at most a hundred rows per page', async () => {
  expect(await readRiders('per_page=100000')).toHaveLength(100);
});
