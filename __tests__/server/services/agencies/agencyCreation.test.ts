import { NEW_AGENCY } from '@tests/support/newAgencyFixture';
import { openTestPlatform, type TestPlatform } from '../../testPlatform';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform({ now: () => new Date('2026-11-02T10:00:00.000Z') });
  token = await platform.fetchOperatorToken();
});
afterAll(() => platform.close());

const create = (body: unknown) => platform.call('/agency/api/v4/agencies', { method: 'POST', token, body });

it('creates an agency that can be used immediately', async () => {
  const response = await create(NEW_AGENCY);
  expect(response.status).toBe(201);
  expect(response.body).toMatchObject({
    name: 'Northfield Transit',
    abbreviation: 'NFT',
    created: '2026-11-02T10:00:00.000Z',
    database_status: 'provisioning',
    featuresets: [{ featureset_id: 3, enabled: true }],
  });
  expect((await platform.call('/agency/api/v4/agencies/NFT', { token })).body).toEqual(response.body);
  const adminToken = await platform.fetchAgencyToken('NFT');
  expect((await platform.call('/customersearch/api/v3/riders', { token: adminToken })).body).toEqual([]);
  // A new agency gets the payment mediums of the first agency.
  expect((await platform.call('/payment/api/v4/mediums', { token: adminToken })).body).toHaveLength(17);
});

it('responds 409 for a used abbreviation', async () => {
  const response = await create({
    ...NEW_AGENCY,
    name: 'Another name',
    abbreviation: 'METRO',
    databaseName: 'METRO',
  });
  expect(response.status).toBe(409);
  expect(response.body).toMatchObject({ code: 'conflict' });
});

it('responds 400 with the violated database key for a used agency name', async () => {
  const response = await create({
    ...NEW_AGENCY,
    name: 'Chesapeake Bay Transit Authority',
    abbreviation: 'NEW1',
    databaseName: 'NEW1',
  });
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({
    code: 'db_error',
    extra: { message: expect.stringContaining('agency_name_key') },
  });
});

it.each<[object, string]>([
  [{ name: undefined }, 'name is missing'],
  [{ name: '' }, 'name must not be empty'],
  ...['Two\nLines', 'Right\u202Eleft', 'Zero\u200Bwidth', 'Nul\0', 'Soft\u00ADhyphen', '\u200DNo letter'].map(
    (name) => [{ name }, 'name must not have control characters'] satisfies [object, string],
  ),
  ...['Kept\uFE0F Nowhere', 'Kept\u034F', 'Kept\u3164', 'Kept\u2800Nowhere', 'Kept\u2028Nowhere'].map(
    (name) => [{ name }, 'invisible ones'] satisfies [object, string],
  ),
  [{ name: '\u00A0Padded' }, 'name must not begin or end with a space'],
  [{ name: ' Padded ' }, 'name must not begin or end with a space'],
  [{ abbreviation: 'a b', databaseName: 'a b' }, 'abbreviation must have 1 to 64 letters'],
  [{ abbreviation: '../x', databaseName: '../x' }, 'abbreviation must have 1 to 64 letters'],
  [{ databaseName: 'OTHER' }, 'databaseName must be the abbreviation'],
  [{ imperial: 'true' }, 'imperial must be true or false'],
  [{ timezone: '109' }, 'timezone must be a whole number'],
  [{ timezone: 481 }, 'timezone is not known'],
  [{ country_code: 0 }, 'country_code must be a whole number'],
  [{ country_code: 841 }, 'country_code is not known'],
  [{ featuresets: [] }, 'featuresets must have at least 1 item'],
  [{ featuresets: [{ featureset_id: 99, enabled: true }] }, 'featuresets has an unknown id'],
  [{ featuresets: [{ featureset_id: 3 }] }, 'featuresets [0] enabled is missing'],
  [{ featuresets: [NEW_AGENCY.featuresets[0], NEW_AGENCY.featuresets[0]] }, 'featuresets has a duplicate'],
  [{ id: 7, admin: true }, 'id is not known, admin is not known'],
])('rejects %j and stores nothing', async (change, message) => {
  const response = await create({
    ...NEW_AGENCY,
    name: 'Kept Nowhere',
    abbreviation: 'KEPT',
    databaseName: 'KEPT',
    ...change,
  });
  expect(response.status).toBe(400);
  expect(response.text).toContain(message);
  expect((await platform.call('/agency/api/v4/agencies?abbreviation=KEPT', { token })).body).toEqual([]);
});

it.each([
  ['WIDE', 'Ｗｉｄｅ ﬁeld Transit'],
  ['MARK', 'Metro\u2122 Bus\u00A0Lines'],
  ['ACCENT', 'Cafe\u0301 Transit'],
  // Persian and Indic names need the joiners.
  ['JOINER', '\u0646\u06CC\u0645\u200C\u0641\u0627\u0635\u0644\u0647 \u0D28\u0D4D\u200D'],
])('stores the name of %s exactly as it was sent', async (abbreviation, name) => {
  const response = await create({ ...NEW_AGENCY, name, abbreviation, databaseName: abbreviation });
  expect([response.status, response.body]).toEqual([201, expect.objectContaining({ name })]);
});

it.each([
  ['metro', 'Another Name', 409],
  ['NEW2', 'CHESAPEAKE BAY transit authority', 400],
  ['NEW2', 'Ｃhesapeake Bay Transit Authority', 400],
  ['NEW2', 'Chesapeake \u2003Bay  Transit Authority', 400],
  ['NEW2', 'Chesapeake\u200D Bay\u00A0Transit Authority', 400],
  // The agency MARK, with the trademark as an emoji.
  ['NEW2', 'Metro\u2122\uFE0F Bus Lines', 400],
])('finds the agency that exists without regard to case: %s, %s', async (abbreviation, name, status) => {
  const response = await create({ ...NEW_AGENCY, name, abbreviation, databaseName: abbreviation });
  expect(response.status).toBe(status);
  expect(response.text).toContain(status === 409 ? 'agency_abbreviation_key' : 'agency_name_key');
});

it('rejects __proto__ like any other unknown field', async () => {
  const response = await create(JSON.stringify(NEW_AGENCY).replace('{', '{"__proto__":{"x":1},'));
  expect(response.status).toBe(400);
  expect(response.text).toContain('__proto__ is not known');
});
