import { Hono } from 'hono';
import { mount } from 'hono/mount';
import { createApp } from './app';
import { readStoredPassword, resolveDemoPassword } from './auth/demoPassword';
import { createPasswordHasher, type PasswordHasher } from './auth/passwordHasher';
import { createSignInLimits } from './auth/signInLimits';
import { createTokens, makeOpaque } from './auth/tokens';
import { closeDatabases, type Database } from './db/database';
import { loadTokenKey } from './db/meta';
import { explainErrorsOf, openRegionDatabase } from './db/regionDatabase';
import { DEFAULT_US_EAST_AGENCIES } from './db/seed/plan';
import { DRAWN_END } from './db/seed/values/times';
import { type DemoAccount, getDemoEmails, prepareDemoAccounts } from './demoAccounts';
import { createFaultRegistry } from './faults/faultRegistry';
import type { ApiEnv } from './http/apiEnv';
import { allowOrigins } from './http/cors';
import { createErrorHandler } from './http/hostApi';
import { checkHost } from './http/hostNames';
import { refuseTrace } from './http/refuseTrace';
import { createRegionApi } from './http/regionApi';
import type { RegionDependencies } from './http/route';
import { DEFAULT_TOKEN_MINUTES, type PlatformOptions } from './platformOptions';
import { type RegionName, REGIONS } from './regions';
import { createPublicInfoApi } from './services/publicinfo';
import { SERVED_ROUTES } from './services/regionRoutes';

export type { DemoAccount } from './demoAccounts';
export type { RequestLogEntry, SignInLogEntry } from './http/accessLog';
export type { PlatformOptions } from './platformOptions';

export interface Platform {
  /** All on one origin: /index.json, the APIs below /platform, and the portal's files. */
  app: Hono;
  /** The API of each region at the root, for deployments with an origin per region. */
  regionApps: Record<RegionName, Hono>;
  publicInfoApp: Hono;
  accounts: DemoAccount[];
  close(): void;
}

const DEFAULT_PASSWORD_COST = 2 ** 17;
/** How long a request waits for a lock of another process, in milliseconds. A start waits longer. Meanwhile nothing else runs. */
const BUSY_TIMEOUT_MS = 1_000;

/** Opens the databases and creates the Hono apps. It does not start an HTTP server. */
export async function openPlatform(options: PlatformOptions): Promise<Platform> {
  const passwordHasher = createPasswordHasher(options.passwordCost ?? DEFAULT_PASSWORD_COST);
  const faults = options.faults && createFaultRegistry(options.faults);
  const now = options.now ?? (() => new Date());
  const { onRequest, onSignIn, onError, trustedProxies } = options;
  const commonOptions = { now, load: { inFlight: 0 }, faults, onRequest, onSignIn, onError, trustedProxies };
  const databases: Database[] = [];
  try {
    const regions = REGIONS.map(({ name }) => {
      const db = openRegionDatabase(name, getDatabaseOptions(options, name));
      databases.push(db);
      return { name, db };
    });
    const accounts = await prepareAccounts(options, regions, passwordHasher, now);
    const regionApps = Object.fromEntries(
      regions.map(({ name, db }) => {
        const dependencies = createRegionDependencies(options, name, db, passwordHasher, now);
        const api = createRegionApi({ ...commonOptions, name, dependencies, routes: SERVED_ROUTES });
        return [name, guardHost(options, api)];
      }),
    ) as Record<RegionName, Hono>;
    for (const { db } of regions) db.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    const publicInfoApi = createPublicInfoApi({ ...commonOptions, name: 'publicInfo' }, databases);
    const publicInfoApp = guardHost(options, publicInfoApi);
    return {
      app: createApp(options, regionApps, publicInfoApp, faults, () =>
        databases.forEach((db) => db.get('SELECT 1 FROM agencies')),
      ),
      regionApps,
      publicInfoApp,
      accounts,
      close: () => {
        const [error] = closeDatabases(databases);
        if (error) throw new Error(`A database could not be closed: ${error.message}`, { cause: error });
      },
    };
  } catch (error) {
    closeDatabases(databases);
    throw error;
  }
}

/**
 * Sets the password of the demo accounts. Call it after all databases are open: a start that ends because another one
 * creates them must not set a password. The write transactions are there only to let one start at a time choose, so that
 * the others read the password that it has stored.
 */
async function prepareAccounts(
  { dataDir, demoPassword }: PlatformOptions,
  regions: readonly { name: RegionName; db: Database }[],
  passwordHasher: PasswordHasher,
  now: () => Date,
): Promise<DemoAccount[]> {
  const [firstRegion] = regions;
  if (!firstRegion) throw new Error('There are no regions.');
  const runAlone = <Result>(callback: () => Result) =>
    explainErrorsOf(firstRegion.name, dataDir, () => firstRegion.db.transaction(callback));
  const setPassword = async (password: string): Promise<DemoAccount[]> => {
    const accounts = await Promise.all(
      regions.map(({ name, db }) =>
        explainErrorsOf(name, dataDir, () => prepareDemoAccounts(name, db, passwordHasher, password, now())),
      ),
    );
    // Another start with another DEMO_PASSWORD may have chosen since: the last choice counts, in all regions.
    const lastChoice = (await runAlone(() => readStoredPassword(dataDir))) ?? password;
    return lastChoice === password ? accounts.flat() : setPassword(lastChoice);
  };
  return setPassword(await runAlone(() => resolveDemoPassword(dataDir, demoPassword)));
}

function getDatabaseOptions(options: PlatformOptions, name: RegionName) {
  return {
    dataDir: options.dataDir,
    plan: {
      seed: options.seed,
      largestAgencyRiders: options.largestAgencyRiders,
      usEastAgencies: options.usEastAgencies ?? DEFAULT_US_EAST_AGENCIES,
      end: options.seedEnd ?? DRAWN_END,
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
  now: () => Date,
): RegionDependencies {
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

/** Puts the checks of the method, the host's name and the origin before the API of a host. */
function guardHost({ host, portalOrigins = [], onError }: PlatformOptions, api: Hono<ApiEnv>): Hono {
  const fetchApi = mount((request, env: object) => api.fetch(request, env), {
    optionHandler: ({ env, res }) => [{ ...(env as object), corsHeaders: res.headers }],
  });
  return new Hono()
    .onError(createErrorHandler(onError))
    .use(refuseTrace, checkHost(host), allowOrigins(portalOrigins))
    .all('/*', fetchApi);
}
