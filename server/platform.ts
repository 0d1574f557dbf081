import { Hono } from 'hono';
import { type DemoAccount, demoAccounts, demoEmails } from './accounts';
import { demoPassword } from './auth/demoPassword';
import { createPasswords, type Passwords } from './auth/passwords';
import { createSignInLimits } from './auth/signInLimits';
import { createTokens } from './auth/tokens';
import { tokenKey } from './db/meta';
import type { Database } from './db/open';
import { openRegion } from './db/openRegion';
import { createFaultBook, type FaultBook } from './faults/faultBook';
import type { RequestLogEntry } from './http/accessLog';
import { checkHost } from './http/hostNames';
import type { RegionParts, Route } from './http/route';
import { createService, type Load } from './http/service';
import type { PlatformOptions } from './platformOptions';
import { type RegionName, REGIONS } from './regions';
import { REGION_ROUTES } from './services/inventory';
import { publicinfoRoutes } from './services/publicinfo';
import { createSite } from './site';

export type { DemoAccount } from './accounts';
export type { RequestLogEntry } from './http/accessLog';
export type { PlatformOptions } from './platformOptions';

export interface Platform {
  /** Everything on one origin: /index.json, /platform/*, and the portal's files. */
  site: Hono;
  /** One region alone, its calls at the root: for separate origins. */
  region(region: RegionName): Hono;
  publicInfo: Hono;
  accounts: DemoAccount[];
  close(): void;
}

const PASSWORD_COST = 2 ** 17;
const TOKEN_MINUTES = 480;

/** Opens the databases and puts the platform together, without listening anywhere. */
export async function openPlatform(options: PlatformOptions): Promise<Platform> {
  const passwords = createPasswords(options.passwordCost ?? PASSWORD_COST);
  const password = demoPassword(options.dataDir, options.demoPassword);
  const faults = options.faults && createFaultBook(options.faults);
  const load: Load = { underWay: 0 };
  const databases: Database[] = [];
  const accounts: DemoAccount[] = [];
  const services = new Map<RegionName, Hono>();
  try {
    for (const { name } of REGIONS) {
      const db = openRegion(name, opening(options, name));
      databases.push(db);
      accounts.push(...(await demoAccounts(name, db, passwords, password)));
      services.set(
        name,
        host(options, name, regionParts(options, name, db, passwords), REGION_ROUTES, { faults, load }),
      );
    }
    password.keep();
  } catch (error) {
    databases.forEach((db) => db.close());
    throw error;
  }

  const region = (name: RegionName) => services.get(name) ?? new Hono();
  const [first] = databases;
  if (!first) throw new Error('There are no regions.');
  const parts = regionParts(options, 'usEast', first, passwords);
  const publicInfo = host(options, 'publicInfo', parts, publicinfoRoutes(databases), { faults, load });
  return {
    site: createSite(options, region, publicInfo, faults),
    region,
    publicInfo,
    accounts,
    close: () => databases.forEach((db) => db.close()),
  };
}

function opening(options: PlatformOptions, name: RegionName) {
  return {
    dataDir: options.dataDir,
    plan: { seed: options.seed, largestAgencyRiders: options.largestAgencyRiders },
    emails: demoEmails(name),
    onProgress: options.onProgress ?? (() => undefined),
  };
}

function regionParts(
  options: PlatformOptions,
  name: RegionName,
  db: Database,
  passwords: Passwords,
): RegionParts {
  const now = options.now ?? (() => new Date());
  const tokens = createTokens(name, tokenKey(db), options.tokenMinutes ?? TOKEN_MINUTES, now);
  return { db, passwords, tokens, limits: createSignInLimits(now), now };
}

function host(
  options: PlatformOptions,
  name: RequestLogEntry['region'],
  parts: RegionParts,
  routes: readonly Route[],
  { faults, load }: { faults: FaultBook | undefined; load: Load },
): Hono {
  const service = createService({
    name,
    parts,
    routes,
    portalOrigins: options.portalOrigins ?? [],
    faults,
    load,
    onRequest: options.onRequest,
    onError: options.onError,
  });
  return new Hono()
    .use(checkHost(options.host))
    .mount('/', (request, env: object) => service.fetch(request, env));
}
