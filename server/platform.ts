import { Hono } from 'hono';
import { createApp } from './app';
import { resolveDemoPassword } from './auth/demoPassword';
import { createPasswordHasher, type PasswordHasher } from './auth/passwordHasher';
import { createSignInLimits } from './auth/signInLimits';
import { createTokens, makeOpaque } from './auth/tokens';
import type { Database } from './db/database';
import { loadTokenKey } from './db/meta';
import { openRegionDatabase } from './db/regionDatabase';
import { DEFAULT_AGENCIES } from './db/seed/plan';
import { type DemoAccount, getDemoEmails, prepareDemoAccounts } from './demoAccounts';
import { createFaultRegistry, type FaultRegistry } from './faults/faultRegistry';
import type { RequestLoad, RequestLogEntry } from './http/accessLog';
import { createApiApp } from './http/apiApp';
import { allowOrigins } from './http/cors';
import { checkHost } from './http/hostNames';
import type { RegionDependencies, Route } from './http/route';
import type { PlatformOptions } from './platformOptions';
import { type RegionName, REGIONS } from './regions';
import { createPublicinfoRoutes } from './services/publicinfo';
import { SERVED_ROUTES } from './services/regionRoutes';

export type { DemoAccount } from './demoAccounts';
export type { RequestLogEntry, SignInLogEntry } from './http/accessLog';
export type { PlatformOptions } from './platformOptions';

export interface Platform {
  /** All on one origin: /index.json, the APIs below /platform, and the portal's files. */
  app: Hono;
  /** The API of one region at the root, for deployments with an origin per region. */
  regionApp(region: RegionName): Hono;
  publicInfoApp: Hono;
  accounts: DemoAccount[];
  close(): void;
}

const DEFAULT_PASSWORD_COST = 2 ** 17;
const DEFAULT_TOKEN_MINUTES = 480;

/** Opens the databases and creates the Hono apps. It does not start an HTTP server. */
export async function openPlatform(options: PlatformOptions): Promise<Platform> {
  const passwordHasher = createPasswordHasher(options.passwordCost ?? DEFAULT_PASSWORD_COST);
  const faults = options.faults && createFaultRegistry(options.faults);
  const load: RequestLoad = { inFlight: 0 };
  const databases: Database[] = [];
  const accounts: DemoAccount[] = [];
  const regionApps = new Map<RegionName, Hono>();
  try {
    const regions = REGIONS.map(({ name }) => {
      const db = openRegionDatabase(name, getDatabaseOptions(options, name));
      databases.push(db);
      return { name, db };
    });
    // After all databases: a start that ends because another one creates them must not set a password.
    const { password, save: savePassword } = resolveDemoPassword(options.dataDir, options.demoPassword);
    const now = options.now?.() ?? new Date();
    const accountsByRegion = await Promise.all(
      regions.map(({ name, db }) => prepareDemoAccounts(name, db, passwordHasher, password, now)),
    );
    accounts.push(...accountsByRegion.flat());
    savePassword();
    for (const { name, db } of regions) {
      regionApps.set(
        name,
        createHostApp(
          options,
          name,
          createRegionDependencies(options, name, db, passwordHasher),
          SERVED_ROUTES,
          { faults, load },
        ),
      );
    }
  } catch (error) {
    databases.forEach((db) => db.close());
    throw error;
  }

  const getRegionApp = (name: RegionName) => regionApps.get(name) ?? new Hono();
  const [firstDatabase] = databases;
  if (!firstDatabase) throw new Error('There are no regions.');
  // The public-info routes read all databases. The API app also needs one region's dependencies, for example its clock.
  const dependencies = createRegionDependencies(options, 'usEast', firstDatabase, passwordHasher);
  const publicInfoApp = createHostApp(
    options,
    'publicInfo',
    dependencies,
    createPublicinfoRoutes(databases),
    {
      faults,
      load,
    },
  );
  return {
    app: createApp(options, getRegionApp, publicInfoApp, faults, () =>
      databases.forEach((db) => db.get('SELECT 1 FROM agencies')),
    ),
    regionApp: getRegionApp,
    publicInfoApp,
    accounts,
    close: () => databases.forEach((db) => db.close()),
  };
}

function getDatabaseOptions(options: PlatformOptions, name: RegionName) {
  return {
    dataDir: options.dataDir,
    plan: {
      seed: options.seed,
      largestAgencyRiders: options.largestAgencyRiders,
      agencies: options.agencies ?? DEFAULT_AGENCIES,
    },
    emails: getDemoEmails(name),
    onProgress: options.onProgress ?? (() => undefined),
  };
}

function createRegionDependencies(
  options: PlatformOptions,
  name: RegionName,
  db: Database,
  passwordHasher: PasswordHasher,
): RegionDependencies {
  const now = options.now ?? (() => new Date());
  const tokens = createTokens(name, loadTokenKey(db), options.tokenMinutes ?? DEFAULT_TOKEN_MINUTES, now);
  return {
    db,
    passwordHasher,
    tokens: options.opaqueTokens ? makeOpaque(tokens) : tokens,
    signInLimits: createSignInLimits(now),
    maxCorrectionCents: options.maxCorrectionCents ?? Number.MAX_SAFE_INTEGER,
    now,
  };
}

/** Creates the app of one host: a region, or the public-info host. */
function createHostApp(
  options: PlatformOptions,
  name: RequestLogEntry['region'],
  dependencies: RegionDependencies,
  routes: readonly Route[],
  { faults, load }: { faults: FaultRegistry | undefined; load: RequestLoad },
): Hono {
  const apiApp = createApiApp({
    name,
    dependencies,
    routes,
    faults,
    load,
    onRequest: options.onRequest,
    onSignIn: options.onSignIn,
    trustedProxies: options.trustedProxies,
    onError: options.onError,
  });
  return new Hono()
    .use(checkHost(options.host), allowOrigins(options.portalOrigins ?? []))
    .mount('/', (request, env: object) => apiApp.fetch(request, env), {
      optionHandler: ({ env, res }) => [{ ...(env as object), corsHeaders: res.headers }],
    });
}
