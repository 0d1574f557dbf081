import { z } from 'zod';
import { HttpError } from '@server/http/httpErrors';
import { arrayOf, integer, pattern, text } from '@server/http/request/fieldSchemas';
import { parseOrThrow } from '@server/http/request/validation';
import { openTestPlatform, type TestPlatform } from '../../testPlatform';

describe('a body', () => {
  const schema = z.strictObject({
    name: text(5),
    count: integer(1),
    kind: z.enum(['a', 'b']).optional(),
    zero: z.literal(0).optional(),
    isOn: z.boolean().optional(),
    day: pattern(/^\d+$/, 'must be digits').optional(),
    value: z.unknown().optional(),
    rows: arrayOf(z.strictObject({ id: integer(1), name: text() }), 1).optional(),
  });
  const describeErrors = (body: unknown) => {
    try {
      parseOrThrow(schema, body);
      return undefined;
    } catch (error) {
      return error instanceof HttpError ? error.body.description : error;
    }
  };
  const row = { id: 1, name: 'x' };

  it.each([
    [{}, undefined],
    [{ value: null, rows: [row] }, undefined],
    [{ name: undefined }, 'name is missing.'],
    [{ name: 5 }, 'name must be a string.'],
    [{ name: '' }, 'name must not be empty.'],
    [{ name: 'abcdef' }, 'name must have at most 5 characters.'],
    [{ count: 0 }, 'count must be a whole number of at least 1.'],
    [{ count: 1.5 }, 'count must be a whole number of at least 1.'],
    [{ count: '1' }, 'count must be a whole number of at least 1.'],
    [{ count: 2 ** 60 }, 'count must be at most 9007199254740991.'],
    [{ name: 'a\u0000b' }, 'name must not have control characters.'],
    [{ name: 'a\tb' }, 'name must not have control characters.'],
    [{ name: 'a\ud800b' }, 'name must be valid Unicode.'],
    [{ name: 'a😀b' }, undefined],
    [{ kind: 'c' }, 'kind must be one of a, b.'],
    [{ zero: 1 }, 'zero must be 0.'],
    [{ isOn: 'yes' }, 'isOn must be true or false.'],
    [{ day: 'x' }, 'day must be digits.'],
    [{ rows: {} }, 'rows must be an array.'],
    [{ rows: [] }, 'rows must have at least 1 item.'],
    [{ rows: new Array(1_001).fill(row) }, 'rows must have at most 1000 items.'],
    [{ rows: [5] }, 'rows [0] must be an object.'],
    // Of an array, only the first invalid item is named, with all its errors.
    [
      { rows: [row, { id: 0, size: 1 }, 5] },
      'rows [1] size is not known, id must be a whole number of at least 1, name is missing.',
    ],
  ])('%j: %s', (fields: object, description) => {
    expect(describeErrors({ name: 'x', count: 1, ...fields })).toBe(description);
  });

  it('names ten unknown fields, cut, and counts the rest', () => {
    const unknownNames = Array.from({ length: 55_000 }, (_, index) => `${index}-${'x'.repeat(200)}`);
    const description = describeErrors({
      name: 'x',
      count: 1,
      ...Object.fromEntries(unknownNames.map((name) => [name, 1])),
    });
    expect(description).toMatch(
      /^0-x{98} is not known, 1-x{98} is not known, .*54990 further names are not known\.$/,
    );
    expect(String(description).length).toBeLessThan(1_500);
  });

  it('says of one further field that it is not known', () => {
    const unknownNames = Array.from({ length: 11 }, (_, index) => `x${index}`);
    const fields = Object.fromEntries(unknownNames.map((name) => [name, 1]));
    expect(describeErrors({ name: 'x', count: 1, ...fields })).toMatch(
      / x9 is not known, 1 further name is not known\.$/,
    );
  });

  it('names unknown fields before invalid ones', () => {
    expect(describeErrors(JSON.parse('{"__proto__":1,"name":"x","size":1}'))).toBe(
      '__proto__ is not known, size is not known, count is missing.',
    );
  });
});

describe('a query', () => {
  let platform: TestPlatform;
  let operatorToken: string;
  let agencyToken: string;
  beforeAll(async () => {
    platform = await openTestPlatform();
    operatorToken = await platform.fetchOperatorToken();
    agencyToken = await platform.fetchAgencyToken('CBTA');
  });
  afterAll(() => platform.close());

  const USERS = '/pso/api/v1/users';
  it.each([
    [`${USERS}?page=0`, 'page must be a whole number of at least 1.'],
    [`${USERS}?per_page=-1&page=0`, 'per_page must be a whole number of at least 1.'],
    [`${USERS}?page=9007199254740993`, 'page must be at most 9007199254740991.'],
    [`${USERS}?page=${'9'.repeat(400)}`, 'page must be at most 9007199254740991.'],
    [`${USERS}?sort_field=password_hash`, 'sort_field must be one of id, email, telephone.'],
    [`${USERS}?sort_order=up`, 'sort_order must be one of asc, desc.'],
    [`${USERS}?page=1&page=1`, 'page is given more than once.'],
    [`${USERS}?other=1&other=2`, 'other is given more than once.'],
    ['/agency/api/v4/agencies?offset=x', 'offset must be a whole number of at least 0.'],
    ['/agency/api/v4/agencies?direction=up', 'direction must be one of 1, -1, asc, desc.'],
    ['/agency/api/v4/mailsettings', 'agencyId is missing.'],
    ['/pspaccount/api/v3/account/agency/1?payment_medium=', 'payment_medium is missing.'],
    ['/agency/api/v4/agencies/CBTA%00', 'abbreviation must not have control characters.'],
    ['/agency/api/v4/agencies/CBTA%0a', 'abbreviation must not have control characters.'],
    [`${USERS}?other=x%00y`, 'other must not have control characters.'],
    [`${USERS}?x%7f=1`, 'The name of a parameter must not have control characters.'],
  ])('%s: %s', async (path, description) => {
    const { status, body } = await platform.call(path, { token: operatorToken });
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'invalid', description })]);
  });

  it('names the first invalid parameter of an agency’s route', async () => {
    const { body } = await platform.call('/fixedroutefaredata/api/v1/fetchall?date=2026-02-30', {
      token: agencyToken,
    });
    expect(body).toMatchObject({ description: 'date must be a day as YYYY-MM-DD.' });
  });

  it('takes the tab of a pasted search term', async () => {
    const { status } = await platform.call('/customersearch/api/v3/riders?term=Ada%09Lovelace', {
      token: agencyToken,
    });
    expect(status).toBe(200);
  });

  it('ignores an unknown parameter, and an empty one', async () => {
    const { status } = await platform.call(`${USERS}?page=&sort_field=&unknown=1`, { token: operatorToken });
    expect(status).toBe(200);
  });
});
