import { createHmac, randomBytes } from 'node:crypto';
import { createTokens, type Identity, makeOpaque } from '@server/auth/tokens';

const key = randomBytes(32);
const LIFETIME_MINUTES = 60;
const adminIdentity: Identity = {
  kind: 'admin',
  subject: 'operator:1',
  agency: { id: 2, abbreviation: 'METRO' },
};
let time: number;
const tokens = createTokens('usEast', key, LIFETIME_MINUTES, () => new Date(time));
const verifyIdentity = async (token: string) => (await tokens.verify(token))?.identity;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signToken = (header: object, claims: object, secret: Buffer = key) => {
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

beforeEach(() => {
  time = Date.UTC(2026, 0, 1);
});

it('verifies a token that it issued', async () => {
  expect(await verifyIdentity(await tokens.issue(adminIdentity))).toEqual(adminIdentity);
  expect(await verifyIdentity(await tokens.issue({ kind: 'pso', subject: 'operator:7' }))).toEqual({
    kind: 'pso',
    subject: 'operator:7',
  });
});

it('puts the specified claims into a token', async () => {
  const claims = claimsOf(await tokens.issue(adminIdentity));
  expect(claims).toMatchObject({
    iss: 'usEast',
    aud: 'admin',
    sub: 'operator:1',
    agency: adminIdentity.agency,
  });
  expect(Number(claims.exp) - Number(claims.iat)).toBe(3_600);
  expect(claims.nbf).toBe(claims.iat);
  expect(claims.jti).not.toBe(claimsOf(await tokens.issue(adminIdentity)).jti);
});

it('a token issued within a session expires with that session', async () => {
  const first = await tokens.verify(await tokens.issue({ kind: 'pso', subject: 'operator:1' }));
  time += (LIFETIME_MINUTES - 1) * 60_000;
  const second = await tokens.issue(adminIdentity, first?.session);
  expect((await tokens.verify(second))?.session).toMatchObject({
    id: first?.session.id,
    expiresAt: first?.session.expiresAt,
  });
  time += 59_000;
  expect(await verifyIdentity(second)).toEqual(adminIdentity);
  time += 1_000;
  expect(await verifyIdentity(second)).toBeUndefined();
});

it('verifies an opaque token, in which no claims can be read', async () => {
  const opaqueTokens = makeOpaque(tokens);
  const token = await opaqueTokens.issue(adminIdentity);
  expect(token).toMatch(/^[\w-]+$/);
  expect((await opaqueTokens.verify(token))?.identity).toEqual(adminIdentity);
  expect(await opaqueTokens.verify(await tokens.issue(adminIdentity))).toBeUndefined();
});

it('rejects a token after exp and before nbf', async () => {
  const token = await tokens.issue(adminIdentity);
  time += 3_599_000;
  expect(await verifyIdentity(token)).toEqual(adminIdentity);
  time += 1_000;
  expect(await tokens.verify(token)).toBeUndefined();
  time -= 3_601_000;
  expect(await tokens.verify(token)).toBeUndefined();
});

it.each([
  [
    'another algorithm named in the header',
    async () => signToken({ alg: 'HS512', typ: 'JWT' }, claimsOf(await tokens.issue(adminIdentity))),
  ],
  [
    'no algorithm',
    async () =>
      `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claimsOf(await tokens.issue(adminIdentity)))}.`,
  ],
  [
    'another key',
    async () =>
      signToken({ alg: 'HS256', typ: 'JWT' }, claimsOf(await tokens.issue(adminIdentity)), randomBytes(32)),
  ],
  [
    'another region',
    () => createTokens('australia', key, LIFETIME_MINUTES, () => new Date(time)).issue(adminIdentity),
  ],
  [
    'claims changed after signing',
    async () => {
      const [header, , signature] = (await tokens.issue(adminIdentity)).split('.');
      return `${header}.${encode({ ...claimsOf(await tokens.issue(adminIdentity)), sub: 'operator:2' })}.${signature}`;
    },
  ],
  ['a truncated signature', async () => (await tokens.issue(adminIdentity)).slice(0, -4)],
  ['a fourth part', async () => `${await tokens.issue(adminIdentity)}.x`],
  ['an empty string', () => ''],
])('rejects %s', async (_, createToken) => {
  expect(await tokens.verify(await createToken())).toBeUndefined();
});
