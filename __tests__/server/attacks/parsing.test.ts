import {
  createValidRequest,
  listValues,
  replaceValue,
  ROUTES,
  ROUTES_WITH_BODY,
  toTable,
} from './attackedRoutes';
import { type Attempt, setUpAttacker, testSum } from './attacker';

const attacker = setUpAttacker({ faults: [] });

const MALFORMED = [
  '',
  ' ',
  '{',
  '}',
  '[',
  '{"a":}',
  '{"a"}',
  '{a:1}',
  "{'a':1}",
  '{"a":1,}',
  '[1,]',
  '{"a":1}{"b":2}',
  '{} x',
  'NaN',
  'undefined',
  '-',
  '01',
  '0x10',
  '{"a":.5}',
  '{"a":1e}',
  '{"a":Infinity}',
  '{"a":"\u0000"}',
  '{"a":"line\nend"}',
  '{"a":"\\x41"}',
  '{"a":"\\u12"}',
  '/* comment */ {}',
  '<xml/>',
  'a=1&b=2',
  '['.repeat(100_000),
];
const NO_OBJECTS = ['null', '[]', '[{}]', '"{}"', '0', '-0', '1e400', 'true', '""', '\ufeffnull'];
/** Bytes that UTF-8 never has. */
const NO_UTF8 = [
  [0xff, 0xfe],
  [0xc0, 0x80],
  [0xed, 0xa0, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
  [0xe2, 0x82],
];
const quoteBytes = (bytes: readonly number[]) => new Uint8Array([0x22, ...bytes, 0x22]);
const CONTENT_TYPES = [
  '',
  'text/plain',
  'text/json',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/jsonp',
  'application/json-patch+json',
  'application/vnd.api+json',
  'application/json, text/plain',
  'text/plain; application/json',
  'application/ json',
];
const HUGE_NUMBERS = [
  '1e400',
  '-1e400',
  '9007199254740993',
  '-1',
  '-1e-300',
  '0.1',
  '123456789012345678901234567890',
];

describe.each(toTable(ROUTES_WITH_BODY))('%s', (_, route) => {
  const send = (rawBody: NonNullable<Attempt['rawBody']>, expected: number, headers = {}) =>
    attacker.send({
      ...createValidRequest(attacker.db, route),
      token: attacker.tokenFor(route),
      rawBody,
      headers,
      expected,
    });
  const readValidBody = () => createValidRequest(attacker.db, route).body ?? {};

  it('refuses what is not JSON, not UTF-8, or no object', async () => {
    for (const text of [...MALFORMED, ...NO_OBJECTS, ...NO_UTF8.map(quoteBytes)]) await send(text, 400);
    const body = readValidBody();
    for (const { place } of listValues(body).filter(({ value }) => typeof value === 'string')) {
      const [start = '', end = ''] = JSON.stringify(replaceValue(body, place, '<bytes>')).split('"<bytes>"');
      for (const bytes of NO_UTF8)
        await send(Buffer.concat([Buffer.from(start), quoteBytes(bytes), Buffer.from(end)]), 400);
    }
  });

  it('refuses another content type', async () => {
    const body = JSON.stringify(readValidBody());
    for (const type of CONTENT_TYPES) await send(body, 415, { 'content-type': type });
  });

  it('takes the last of two equal keys, and no other reader takes the first', async () => {
    const body = readValidBody();
    for (const [key, value] of Object.entries(body)) {
      // Of the rule itself any JSON value is valid.
      if (key === 'rule') continue;
      const [first, last] = [JSON.stringify({ ...body, [key]: value }), JSON.stringify({ [key]: null })];
      await send(`${first.slice(0, -1)},${last.slice(1)}`, 400);
    }
    const start = JSON.stringify(body).replace(/^\{/, '{"agency":"CBTA",').replace(/,\}$/, '}');
    if (route.audience === 'admin') await send(start.replace(/\}$/, ',"agency":"METRO"}'), 403);
  });

  it('refuses keys that would change all objects', async () => {
    for (const key of ['__proto__', 'constructor', 'prototype', '__defineGetter__']) {
      for (const value of ['{"rmid":1}', '{"prototype":{"isAdmin":true}}', 'null']) {
        const text = JSON.stringify(readValidBody()).replace(/\}$/, `,"${key}":${value}}`);
        await send(text.replace('{,', '{'), 400);
      }
    }
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  it('refuses deep values and huge numbers', async () => {
    const body = readValidBody();
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = `${open.repeat(20_000)}1${close.repeat(20_000)}`;
      await send(deep, 400);
      await send(JSON.stringify(body).replace(/\}$/, `,"deep":${deep}}`).replace('{,', '{'), 400);
    }
    for (const { place, value } of listValues(body)) {
      if (typeof value !== 'number' || place[0] === 'rule') continue;
      const text = JSON.stringify(replaceValue(body, place, '<number>'));
      for (const number of HUGE_NUMBERS) await send(text.replace('"<number>"', number), 400);
    }
  });
});

describe.each(toTable(ROUTES))('%s', (_, route) => {
  it('is reached by its own method only', async () => {
    const valid = createValidRequest(attacker.db, route);
    const served = ROUTES.filter(({ path }) => path === route.path).map(({ method }) => method);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'QUERY']) {
      if (served.some((name) => name === method)) continue;
      await attacker.send({
        method,
        path: valid.path,
        token: attacker.tokenFor(route),
        ...(method !== 'GET' && { body: valid.body ?? {} }),
        headers: { 'x-http-method-override': route.method },
        expected: 404,
      });
    }
  });
});

it('the list of injected faults takes valid JSON only', async () => {
  const put = (rawBody: NonNullable<Attempt['rawBody']>, expected: number, headers = {}) =>
    attacker.send({ method: 'PUT', base: '/platform', path: '/_control/faults', rawBody, headers, expected });
  for (const text of [...MALFORMED, ...NO_OBJECTS, ...NO_UTF8.map(quoteBytes)])
    if (text !== '[]') await put(text, 400);
  for (const type of CONTENT_TYPES) await put('[]', 415, { 'content-type': type });
});

testSum('parsing', attacker, 1_000);
