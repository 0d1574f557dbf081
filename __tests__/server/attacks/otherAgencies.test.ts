import {
  ADMIN_ROUTES,
  buildQuery,
  createValidRequest,
  fillPath,
  findRequiredQuery,
  listValues,
  PAGING_PARAMS,
  paramsOf,
  queryNamesOf,
  replaceValue,
  toTable,
  type ValidRequest,
} from './attackedRoutes';
import { setUpAttacker, testSum } from './attacker';

// The token is for CBTA, whose id is 1. METRO has the id 2.
const attacker = setUpAttacker();
const send = (request: ValidRequest, expected: number | readonly number[], headers = {}) =>
  attacker.send({ ...request, token: attacker.tokens.admin, headers, expected });
const withQuery = (request: ValidRequest, query: string): ValidRequest => ({
  ...request,
  path: `${request.path}${request.path.includes('?') ? '&' : '?'}${query}`,
});

const FOREIGN_QUERIES = [
  'agency=METRO',
  'agency=cbta',
  'agency=CBTA%20',
  'agency=%EF%BC%A3BTA',
  'agencyId=2',
  'agencyId=01',
  'agencyId=1.0',
  'agencyId=%201',
  'agencyId=1%20or%202',
  'agency=CBTA&agencyId=2',
  'agency=METRO&agencyId=1',
];
/** It is unclear which agency counts. */
const REPEATED_QUERIES = ['agency=CBTA&agency=METRO', 'agency=METRO&agency=CBTA', 'agencyId=1&agencyId=2'];
/** Names that no route knows. They must not lead to another agency. */
const UNKNOWN_QUERIES = ['AGENCY=METRO', 'agency_id=2', 'agency%5B%5D=METRO', '__proto__%5Bagency%5D=METRO'];
const FOREIGN_FIELDS = [
  { agency: 'METRO' },
  { agency: null },
  { agency: ['CBTA'] },
  { agency: { abbreviation: 'CBTA' } },
  { agencyId: 2 },
  { agencyId: '2' },
  { agencyId: '01' },
  { agencyId: [1] },
  { agencyId: true },
];
const FOREIGN_HEADERS = [
  { 'x-agency': 'METRO', 'x-agency-id': '2', 'x-tenant-id': '2' },
  { 'x-original-url': '/agency/api/v4/agencies/METRO', 'x-rewrite-url': '/agency/api/v4/agencies/METRO' },
  { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
  { cookie: 'agency=METRO; agencyId=2', referer: 'http://localhost/agency-dashboard/METRO/riders' },
];

describe.each(toTable(ADMIN_ROUTES))('%s', (_, route) => {
  it('refuses another agency in path, query and body, and ignores it elsewhere', async () => {
    const valid = createValidRequest(attacker.db, route);
    for (const query of FOREIGN_QUERIES) await send(withQuery(valid, query), 403);
    for (const query of REPEATED_QUERIES) await send(withQuery(valid, query), 400);
    if (paramsOf(route).includes('agency'))
      for (const agency of ['METRO', 'cbta', 'CBTA%20', '2', '%2A', 'METRO%2f..%2fCBTA'])
        await send({ ...valid, path: fillPath(route, { agency }) }, 403);
    if (valid.body) {
      for (const fields of FOREIGN_FIELDS) await send({ ...valid, body: { ...valid.body, ...fields } }, 403);
      return;
    }
    const { status } = await send(valid, [200, 400, 404]);
    for (const query of UNKNOWN_QUERIES) await send(withQuery(valid, query), status);
    for (const headers of FOREIGN_HEADERS) await send(valid, status, headers);
  });

  it('finds no row of another agency', async () => {
    const valid = createValidRequest(attacker.db, route);
    const { ids, texts } = attacker.foreignRows;
    // The keys of riders are packed of agency and user id.
    const packedIds = ids.slice(0, 5).flatMap((id) => [2 ** 32 + id, 2 * 2 ** 32 + id]);
    for (const param of paramsOf(route).filter((name) => name !== 'agency')) {
      for (const id of [...ids, ...packedIds])
        await send({ ...valid, path: fillPath(route, { [param]: String(id) }) }, 404);
      for (const text of [`%20${ids[0]}`, `${ids[0]}.0`, `0x${ids[0]}`, `-1`, `1,${ids[0]}`, `1;${ids[0]}`])
        await send({ ...valid, path: fillPath(route, { [param]: text }) }, [400, 404]);
    }
    if (valid.body) {
      const places = listValues(valid.body).filter(({ place }) => /id$/i.test(String(place.at(-1))));
      for (const { place } of places)
        for (const id of [...ids, ...packedIds]) {
          const body = replaceValue(valid.body, place, id) as Record<string, unknown>;
          await send({ ...valid, body }, [400, 404]);
        }
      return;
    }
    const filters = queryNamesOf(route).filter((name) => !PAGING_PARAMS.includes(name));
    for (const name of filters) {
      for (const value of [...ids, ...[...texts].slice(0, 20)]) {
        const query = { ...findRequiredQuery(route), [name]: String(value) };
        await send({ ...valid, path: fillPath(route) + buildQuery(query) }, [200, 400, 404]);
      }
    }
  });
});

const [correctionRoute] = ADMIN_ROUTES.filter(({ path }) => path.includes('correction')) as [
  (typeof ADMIN_ROUTES)[number],
];

it('refuses another agency’s coupon in a correction', async () => {
  const valid = createValidRequest(attacker.db, correctionRoute);
  const coupons = attacker.db.all<{ id: number }>('SELECT id FROM tickets WHERE agency_id = 2');
  expect(coupons.length).toBeGreaterThan(0);
  for (const { id } of coupons)
    await send(
      { ...valid, body: { amount: 1, payment_medium: 'Coupon', coupon_id: id, coupon_count: 1 } },
      400,
    );
});

it('does not repeat the stored answer of another agency’s write', async () => {
  const headers = { 'idempotency-key': 'one-key' };
  const valid = createValidRequest(attacker.db, correctionRoute);
  await send(valid, 200, headers);
  const token = await attacker.platform.fetchAgencyToken('METRO');
  await attacker.send({ ...valid, token, headers, expected: 404 });
});

it('gives no token for an agency whose name and id differ', async () => {
  const agencies = attacker.db.all<{ id: number; abbreviation: string }>(
    'SELECT id, abbreviation FROM agencies LIMIT 6',
  );
  for (const { abbreviation } of agencies)
    for (const { id } of agencies.filter((agency) => agency.abbreviation !== abbreviation))
      await attacker.send({
        method: 'POST',
        path: '/pso/api/v1/token/agency',
        token: attacker.tokens.pso,
        body: { agencyName: abbreviation, agencyId: id },
        expected: 404,
      });
});

testSum('other agencies', attacker, 1_000);
