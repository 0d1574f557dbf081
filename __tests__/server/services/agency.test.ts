import { openTestPlatform, rowsOf, type TestPlatform, type TestResponse } from '../testPlatform';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform();
  token = await platform.fetchOperatorToken();
});
afterAll(() => platform.close());

const get = (path: string): Promise<TestResponse> => platform.call(`/agency/api/v4${path}`, { token });

describe('agencies', () => {
  it('lists agencies by limit and offset', async () => {
    const first = rowsOf<{ id: number }>(await get('/agencies?limit=100&offset=0'));
    const second = rowsOf<{ id: number }>(await get('/agencies?limit=100&offset=100'));
    expect(first).toHaveLength(100);
    expect(first.length + second.length).toBe(130);
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(130);
  });

  it('sorts by abbreviation, with and without a trailing slash', async () => {
    const response = await get('/agencies/?limit=100&order=abbreviation&direction=1');
    const names = rowsOf<{ abbreviation: string }>(response).map(({ abbreviation }) => abbreviation);
    expect(names).toEqual([...names].sort());
    expect(await get('/agencies?limit=100&order=abbreviation&direction=1')).toMatchObject({
      text: response.text,
    });
    const backwards = await get('/agencies?limit=1&order=abbreviation&direction=-1');
    expect(rowsOf<{ abbreviation: string }>(backwards)[0]?.abbreviation).not.toBe(names[0]);
  });

  it('finds an agency by its exact abbreviation', async () => {
    expect(rowsOf(await get('/agencies?abbreviation=METRO'))).toHaveLength(1);
    // `_` is no wildcard.
    expect(rowsOf(await get('/agencies?abbreviation=METR_'))).toEqual([]);
    // Country 840 is the United States, time zone 109 America/New_York.
    expect((await get('/agencies/METRO')).body).toMatchObject({
      id: 2,
      imperial: true,
      country_code: 840,
      timezone: 109,
    });
    expect((await get('/agencies/metro')).status).toBe(404);
  });

  it('returns the database name under either of its two field names', async () => {
    const rows = rowsOf(await get('/agencies'));
    expect(rows.filter((row) => 'databasename' in row).length).toBeGreaterThan(30);
    expect(rows.filter((row) => 'databaseName' in row).length).toBeGreaterThan(30);
    expect(rows.filter((row) => 'databasename' in row === 'databaseName' in row)).toEqual([]);
  });

  it('has different data for the same abbreviation in the other region', async () => {
    const usEast = await get('/agencies/METRO');
    const australia = await platform.call(
      '/agency/api/v4/agencies/METRO',
      { token: await platform.fetchOperatorToken('australia') },
      'australia',
    );
    expect(australia.body).toMatchObject({ abbreviation: 'METRO', country_code: 36, imperial: false });
    expect((australia.body as { name: string }).name).not.toBe((usEast.body as { name: string }).name);
  });

  it.each([
    'limit=0',
    'limit=x',
    'offset=-1',
    'order=rowid',
    'order=name;drop',
    'direction=2',
    'limit=1&limit=2',
  ])('rejects %s', async (query) => {
    expect((await get(`/agencies?${query}`)).status).toBe(400);
  });
});

describe('lists for the agency form', () => {
  it('returns 480 time zones in five pages, with stable ids', async () => {
    const requests = [0, 100, 200, 300, 400].map((offset) => get(`/timezones/?offset=${offset}&limit=100`));
    const zones = (await Promise.all(requests)).flatMap((response) =>
      rowsOf<{ id: number; name: string }>(response),
    );
    expect(zones.map(({ id }) => id)).toEqual(Array.from({ length: 480 }, (_, index) => index + 1));
    expect(zones[108]).toEqual({ id: 109, name: 'America/New_York' });
    expect(() => zones.map(({ name }) => new Intl.DateTimeFormat('en', { timeZone: name }))).not.toThrow();
  });

  it('returns 249 countries in three pages', async () => {
    const requests = [1, 2, 3].map((page) => get(`/countries/?page=${page}&limit=100`));
    const rows = (await Promise.all(requests)).flatMap(
      (response) => (response.body as { rows: unknown[] }).rows,
    );
    expect(rows).toHaveLength(249);
    expect(rows).toContainEqual({ country_code: 840, name: 'United States' });
    expect(rows).toContainEqual({ country_code: 36, name: 'Australia' });
  });

  it('returns 12 feature sets', async () => {
    expect(rowsOf(await get('/featuresets'))).toHaveLength(12);
  });
});

describe('data of one agency', () => {
  it('returns feature sets with names', async () => {
    const response = await get('/agencyFeaturesets/CBTA');
    const { featuresets } = response.body as { featuresets: unknown[] };
    expect(featuresets).toContainEqual({ featureset_id: 3, name: 'Mobile Ticketing', enabled: true });
    expect((await get('/agencyFeaturesets/NOBODY')).status).toBe(404);
  });

  it('seeds an agency without feature sets', async () => {
    const agencies = rowsOf<{ abbreviation: string }>(await get('/agencies'));
    const responses = await Promise.all(
      agencies.map(({ abbreviation }) => get(`/agencyFeaturesets/${abbreviation}`)),
    );
    expect(responses.map(({ body }) => body)).toContainEqual({ featuresets: [] });
  });

  it('returns mail settings, or 404 when there are none', async () => {
    expect((await get('/mailsettings?agencyId=1')).body).toMatchObject({
      agency_id: 1,
      sender: 'no-reply@cbta.example',
    });
    expect((await get('/mailsettings?agencyId=9999')).status).toBe(404);
    expect((await get('/mailsettings')).status).toBe(400);
  });
});
