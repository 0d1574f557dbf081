import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@server/db/database';
import { openPlatform, type PlatformOptions } from '@server/platform';
import { DEMO_PASSWORD, openTestPlatform, type TestPlatform } from './testPlatform';

describe('a platform in memory', () => {
  let platform: TestPlatform;
  afterEach(() => platform.close());

  it('lists its demo accounts, which can sign in', async () => {
    platform = await openTestPlatform();
    expect(platform.instance.accounts.map(({ region, kind, agency }) => [region, kind, agency])).toEqual([
      ['usEast', 'operator', undefined],
      ['usEast', 'agency administrator', 'CBTA'],
      ['australia', 'operator', undefined],
      ['australia', 'agency administrator', 'SCTN'],
    ]);
    for (const { region, kind, email, password, agency } of platform.instance.accounts) {
      const path = kind === 'operator' ? '/pso/api/v1/signin' : '/auth/api/v4/authenticate';
      const response = await platform.call(
        path,
        { method: 'POST', body: { email, password, ...(agency && { agency }) } },
        region,
      );
      expect(response.status).toBe(200);
    }
  });

  it('serves the configuration with paths as API URLs, and forbids caching', async () => {
    platform = await openTestPlatform();
    const response = await platform.instance.app.request('/index.json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      backendUrl: '/platform/us-east',
      backendUrlAustralia: '/platform/australia',
      publicInfoUrl: '/platform/public-info',
      devTools: false,
      idempotencyKeys: true,
      signOutCall: true,
    });
  });

  it('says without a token whether its databases answer', async () => {
    const requestHealth = async ({ instance }: TestPlatform) => {
      const response = await instance.app.request('/health');
      return [response.status, await response.json(), response.headers.get('cache-control')];
    };
    platform = await openTestPlatform();
    expect(await requestHealth(platform)).toEqual([200, { status: 'ok' }, 'no-store']);
    const closedPlatform = await openTestPlatform();
    closedPlatform.instance.close();
    expect(await requestHealth(closedPlatform)).toEqual([503, { status: 'unavailable' }, 'no-store']);
  });

  it('names the largest amount of a correction in the configuration', async () => {
    platform = await openTestPlatform({ maxCorrectionCents: 500_000 });
    const configuration = await platform.instance.app.request('/index.json');
    expect(await configuration.json()).toMatchObject({ maxCorrectionCents: 500_000 });
  });

  it('rejects the token of one region in the other', async () => {
    platform = await openTestPlatform();
    const token = await platform.fetchAgencyToken('METRO');
    expect((await platform.call('/customersearch/api/v3/riders', { token })).status).toBe(200);
    expect((await platform.call('/customersearch/api/v3/riders', { token }, 'australia')).status).toBe(401);
  });

  it('creates the same data from the same seed, and different data from another seed', async () => {
    const readRiders = async (seed: number) => {
      const { call, fetchAgencyToken, close } = await openTestPlatform({ dataDir: ':memory:', seed });
      const { text } = await call('/customersearch/api/v3/riders', {
        token: await fetchAgencyToken('METRO'),
      });
      close();
      return text;
    };
    const riders = await readRiders(1);
    expect(await readRiders(1)).toBe(riders);
    expect(await readRiders(2)).not.toBe(riders);
  });

  it('allows only the portal’s origin on separate origins', async () => {
    const origins = {
      usEast: 'http://a.example',
      australia: 'http://b.example',
      publicInfo: 'http://c.example',
    };
    platform = await openTestPlatform({ origins, portalOrigins: ['http://localhost:8080'] });
    const app = platform.instance.regionApps.australia;
    const requestFrom = (origin: string) => app.request('/pso/api/v1/users', { headers: { origin } });
    expect((await requestFrom('http://localhost:8080')).headers.get('access-control-allow-origin')).toBe(
      'http://localhost:8080',
    );
    expect((await requestFrom('http://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await app.request('/pso/api/v1/users', {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:8080', 'access-control-request-method': 'GET' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe(
      'authorization,content-type,idempotency-key',
    );
    expect(preflight.headers.get('access-control-expose-headers')).toContain('x-next-page');
    expect(await (await platform.instance.app.request('/index.json')).json()).toMatchObject({
      backendUrl: 'http://a.example',
      publicInfoUrl: 'http://c.example',
    });
  });

  it('returns agencies on the public-info host without a token', async () => {
    platform = await openTestPlatform();
    const response = await platform.instance.publicInfoApp.request('/agencies/v2/METRO');
    expect(await response.json()).toMatchObject({ id: 'METRO', name: expect.any(String) });
    expect((await platform.instance.publicInfoApp.request('/agencies/v2/NOBODY')).status).toBe(404);
  });

  it('does not return an agency on the public-info host that is not routed', async () => {
    platform = await openTestPlatform();
    const db = openDatabase(join(platform.instance.dataDir, 'us-east.sqlite'));
    const agency = db.get<{ abbreviation: string }>('SELECT abbreviation FROM agencies WHERE routed = 0');
    db.close();
    const response = await platform.instance.publicInfoApp.request(`/agencies/v2/${agency?.abbreviation}`);
    expect([typeof agency?.abbreviation, response.status]).toEqual(['string', 404]);
  });

  it('rejects a foreign Host header', async () => {
    platform = await openTestPlatform();
    const foreign = await platform.instance.app.request('/x', { headers: { host: 'evil.example' } });
    expect(foreign.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await foreign.text()).toContain('Open the portal by the name or address in HOST.');
    for (const path of ['/index.json', '/platform/us-east/pso/api/v1/users']) {
      expect((await platform.instance.app.request(path, { headers: { host: 'evil.example' } })).status).toBe(
        421,
      );
      expect(
        (await platform.instance.app.request(path, { headers: { host: '[::1]:8080' } })).status,
      ).not.toBe(421);
    }
    const ownAddress = await openTestPlatform({ host: '2001:DB8:0::5' });
    const ofOwnAddress = await ownAddress.instance.app.request('/index.json', {
      headers: { host: '[2001:db8::5]:8080' },
    });
    expect(ofOwnAddress.status).not.toBe(421);
    ownAddress.close();
    const allInterfaces = await openTestPlatform({ host: '0.0.0.0' });
    const byName = await allInterfaces.instance.app.request('/x', { headers: { host: 'machine.example' } });
    expect(await byName.text()).toContain('Open the portal by an IP address of its machine.');
    allInterfaces.close();
    expect(
      (await platform.instance.regionApps.usEast.request('/x', { headers: { host: 'evil.example' } })).status,
    ).toBe(421);
  });
});

describe('a platform in a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'platform-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('reuses data, tokens and password after a restart', async () => {
    const first = await openPlatform({ ...buildOptions(folder), demoPassword: undefined });
    const [account] = first.accounts;
    const token = await signIn(first, account?.password ?? '');
    first.close();
    const lines: string[] = [];
    const second = await openPlatform({
      ...buildOptions(folder),
      demoPassword: undefined,
      onProgress: (line) => lines.push(line),
    });
    // It reported no progress, so it created nothing.
    expect(lines).toEqual([]);
    expect(second.accounts).toEqual(first.accounts);
    const users = await second.regionApps.usEast.request('/pso/api/v1/users', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(users.status).toBe(200);
    second.close();
    for (const name of ['us-east.sqlite', 'australia.sqlite', 'demo-password.txt']) {
      // Only the owner has access.
      expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
    }
  });

  it('reports when the stored data has another seed, and keeps the data', async () => {
    (await openPlatform(buildOptions(folder))).close();
    const lines: string[] = [];
    (
      await openPlatform({ ...buildOptions(folder), seed: 2, onProgress: (line) => lines.push(line) })
    ).close();
    // One line per region.
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(
      'US East: the database was created with SEED=1, SEED_RIDERS=20, SEED_AGENCIES=130 and SEED_END=2026-10-31, and is not changed.',
    );
  });

  it('rejects a file that is no database of the platform and says what to do', async () => {
    const db = openDatabase(join(folder, 'us-east.sqlite'));
    // A database without the platform's version number.
    db.exec('CREATE TABLE something (id INTEGER)');
    db.close();
    await expect(openPlatform(buildOptions(folder))).rejects.toThrow(
      'is no database of the platform, or too old. Run npm run platform:reset',
    );
  });

  it('rejects a damaged file and says what to do', async () => {
    const file = join(folder, 'us-east.sqlite');
    writeFileSync(file, 'half a file');
    await expect(openPlatform(buildOptions(folder))).rejects.toThrow(
      `${file} cannot be opened: file is not a database. If it is damaged, restore it, or run npm run platform:reset`,
    );
  });

  it('sets no password when a database cannot be opened', async () => {
    writeFileSync(join(folder, 'australia.sqlite'), 'half a file');
    await expect(openPlatform(buildOptions(folder))).rejects.toThrow('cannot be opened');
    const usEast = openDatabase(join(folder, 'us-east.sqlite'));
    expect(usEast.all('SELECT email FROM pso_users WHERE password_hash IS NOT NULL')).toEqual([]);
    usEast.close();
    expect(readdirSync(folder)).not.toContain('demo-password.txt');
  });
});

function buildOptions(dataDir: string): PlatformOptions {
  return { dataDir, seed: 1, largestAgencyRiders: 20, demoPassword: DEMO_PASSWORD, passwordCost: 2 ** 10 };
}

async function signIn(
  platform: Awaited<ReturnType<typeof openPlatform>>,
  password: string,
): Promise<string | undefined> {
  const response = await platform.regionApps.usEast.request('/pso/api/v1/signin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'operator@us-east.example', password }),
  });
  return ((await response.json()) as { id_token?: string }).id_token;
}
