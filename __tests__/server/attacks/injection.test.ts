import { PUBLIC_INFO_PATH } from '@server/services/publicinfo';
import {
  buildQuery,
  createValidRequest,
  fillPath,
  filtersOf,
  findRequiredQuery,
  listValues,
  PAGING_PARAMS,
  paramsOf,
  queryNamesOf,
  READING_ROUTES,
  replaceValue,
  ROUTES,
  ROUTES_WITH_BODY,
  toTable,
} from './attackedRoutes';
import { setUpAttacker, testSum } from './attacker';

const attacker = setUpAttacker();

/** Texts that would change a query of SQL or of the full-text search, if they were part of it. */
const SQL = [
  "' OR 1=1 --",
  '" OR ""="',
  '1 OR 1=1',
  "'; DROP TABLE riders; --",
  "') UNION SELECT password_hash FROM pso_users --",
  "x' AND randomblob(1000000000) --",
  '1; ATTACH DATABASE "/tmp/x" AS x',
  '* OR "',
  'text : a* NOT b',
];
/** Refused everywhere. A text would be cut at U+0000. */
const CONTROL_CHARACTERS = [
  '\u0000',
  'CBTA\u0000',
  'x\u0000y',
  '\u0001',
  'a\u001b[31mb',
  'a\u007fb',
  '\u0085',
];
/** Refused everywhere but in a search term. */
const LINE_ENDS = ['a\nb', 'a\r\nset-cookie: x=1', 'a\tb'];
const OTHER = [
  '../../../etc/passwd',
  '..%2f..%2fsecret',
  '%00',
  '${7*7}',
  '{{constructor.constructor("return process")()}}',
  '<script>alert(1)</script>',
  '$(id)',
  '__proto__',
  'constructor',
  '\u202egnp.exe',
  '\ufeffx',
  'İ'.repeat(300),
  'x'.repeat(5_000),
];
const HARMLESS = [...SQL, ...OTHER];
/** No text of UTF-8 can have it, so the database would store another text. */
const LONE_SURROGATE = 'a\ud800b';

describe.each(toTable(ROUTES.filter((route) => paramsOf(route).length > 0)))('%s', (_, route) => {
  it('takes a path parameter as text', async () => {
    const valid = createValidRequest(attacker.db, route);
    const send = (param: string, text: string, expected: number[]) =>
      attacker.send({
        ...valid,
        path: fillPath(route, { [param]: encodeURIComponent(text) }) + buildQuery(findRequiredQuery(route)),
        token: attacker.tokenFor(route),
        expected,
      });
    for (const param of paramsOf(route)) {
      for (const text of HARMLESS) await send(param, text, [400, 403, 404]);
      for (const text of [...CONTROL_CHARACTERS, ...LINE_ENDS]) await send(param, text, [400]);
    }
  });
});

let filteredCount = 0;

describe.each(toTable(READING_ROUTES))('%s', (_, route) => {
  it('takes a query parameter as text', async () => {
    const valid = createValidRequest(attacker.db, route);
    const send = (query: string, expected: number[]) =>
      attacker.send({
        ...valid,
        path: fillPath(route) + query,
        token: attacker.tokenFor(route),
        expected,
      });
    // paging.test.ts attacks the other parameters.
    for (const name of queryNamesOf(route).filter((queryName) => !PAGING_PARAMS.includes(queryName))) {
      const withValue = (text: string) => buildQuery({ ...findRequiredQuery(route), [name]: text });
      for (const text of SQL) {
        const { status, body } = await send(withValue(text), [200, 400, 404]);
        // A filter finds nothing with the text.
        if (!filtersOf(route).includes(name)) continue;
        expect([route.path, name, text, status, body]).toEqual([route.path, name, text, 200, []]);
        filteredCount += 1;
      }
      for (const text of [...OTHER, ...LINE_ENDS]) await send(withValue(text), [200, 400, 404]);
      for (const text of CONTROL_CHARACTERS) await send(withValue(text), [400]);
    }
    for (const text of CONTROL_CHARACTERS) await send(buildQuery({ [encodeURIComponent(text)]: '1' }), [400]);
    for (const name of ['__proto__', 'constructor', 'hasOwnProperty', '%5B%5D', '%F0%28%8C%BC', '%'])
      await send(buildQuery({ ...findRequiredQuery(route), [name]: '1' }), [200, 400, 404]);
  });
});

describe.each(toTable(ROUTES_WITH_BODY))('%s', (_, route) => {
  it('takes a text of a body as text', async () => {
    const valid = createValidRequest(attacker.db, route);
    const send = (place: readonly (string | number)[], text: string, expected: number[]) =>
      attacker.send({
        ...valid,
        body: replaceValue(valid.body, place, text),
        token: attacker.tokenFor(route),
        expected,
      });
    for (const { place, value } of listValues(valid.body)) {
      if (typeof value !== 'string') continue;
      for (const text of HARMLESS) await send(place, text, [200, 201, 204, 400, 401, 404, 409]);
      for (const text of [...CONTROL_CHARACTERS, ...LINE_ENDS, LONE_SURROGATE])
        await send(place, text, [400]);
    }
  });

  it('takes an Idempotency-Key as text', async () => {
    const valid = createValidRequest(attacker.db, route);
    const token = attacker.tokenFor(route);
    for (const key of ['', 'a b', 'é', "' OR 1=1 --", 'x'.repeat(256), 'x'.repeat(20_000)])
      await attacker.send({
        ...valid,
        body: token === undefined ? {} : valid.body,
        token,
        headers: { 'idempotency-key': key },
        expected: token === undefined ? [204, 400] : 400,
      });
  });
});

it('ignores what other headers say', async () => {
  const texts = [...SQL, ...OTHER].filter((text) => /^[\x20-\x7e]+$/.test(text));
  for (const name of [
    'origin',
    'referer',
    'user-agent',
    'x-forwarded-for',
    'x-forwarded-host',
    'accept',
    'range',
  ])
    for (const text of texts)
      await attacker.send({
        path: '/pso/api/v1/users',
        token: attacker.tokens.pso,
        headers: { [name]: text },
        expected: 200,
      });
});

it('takes all texts as texts on the other hosts too', async () => {
  for (const text of [...HARMLESS, ...CONTROL_CHARACTERS, ...LINE_ENDS])
    await attacker.send({
      base: '/platform/public-info',
      path: PUBLIC_INFO_PATH.replace(/:\w+/, encodeURIComponent(text)),
      expected: HARMLESS.includes(text) ? 404 : 400,
    });
  for (const path of ['/health', '/index.json'])
    for (const text of [...HARMLESS, ...CONTROL_CHARACTERS])
      await attacker.send({ base: '', path: path + buildQuery({ text }), expected: 200 });
});

it('has attacked at least 8 filters', () => {
  expect(filteredCount).toBeGreaterThanOrEqual(8 * SQL.length);
});

testSum('injection', attacker, 2_300);
