import { isIP } from 'node:net';
import { z } from 'zod';
import { DEFAULT_LARGEST_AGENCY_RIDERS, DEFAULT_US_EAST_AGENCIES } from './db/seed/plan';
import { DRAWN_END } from './db/seed/values/times';
import { type Fault, faultList } from './faults/fault';
import { normalizeAddress } from './http/clientAddress';
import { isAllInterfaces, isUrlHost } from './http/hostNames';
import { HttpError } from './http/httpErrors';
import { day, text } from './http/request/fieldSchemas';
import { parseOrThrow } from './http/request/validation';
import { getPortalOrigins, getSeparateOrigins } from './origins';
import { DEFAULT_TOKEN_MINUTES, type PlatformOptions } from './platformOptions';
import type { HostName } from './regions';

/** The settings that the environment variables of .env.example set. */
export interface Settings {
  host: string;
  port: number;
  /** Ports on which the regions and the public-info host are also served, each on its own origin. */
  ports?: Record<HostName, number>;
  /** The portal's URL, if another server serves it: `npm run dev` sets it. */
  portalUrl?: string;
  /** The file that gets one JSON line per call of a service. */
  accessLog?: string;
  platform: PlatformOptions;
}

/** Thrown for invalid settings. The message has one line per problem. */
export class SettingsError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const MAX_PORT = 65_535;
const MAX_SEED = 2 ** 31 - 1;
/** Two million orders would have the ids of passes, and the other agencies have some orders, too. */
const MAX_RIDERS = 1_500_000;
/** As many as Australia has. */
const MIN_AGENCIES = 20;
const MAX_AGENCIES = 1_000;
/** 30 days. */
const MAX_TOKEN_MINUTES = 60 * 24 * 30;
const MIN_PASSWORD_LENGTH = 8;
/** $5,000.00 */
const DEFAULT_MAX_CORRECTION_CENTS = 500_000;

/** An empty variable counts as missing. @throws SettingsError */
export function parseEnvironment(environment: Environment): Settings {
  const problems: string[] = [];
  const getText = (name: string) => environment[name]?.trim() || undefined;
  const getNumber = (name: string, fallback: number, { min = 0, max }: { min?: number; max: number }) => {
    const text = getText(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    problems.push(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
    return fallback;
  };
  const getBoolean = (name: string) => {
    const text = getText(name) ?? 'false';
    const value = parseBoolean(text);
    if (value === undefined) problems.push(`${name} must be true or false, not "${text}".`);
    return value ?? false;
  };

  const demoPassword = getText('DEMO_PASSWORD');
  if (demoPassword !== undefined) checkDemoPassword(demoPassword, problems);
  const portNames = ['US_EAST_PORT', 'AUSTRALIA_PORT', 'PUBLIC_INFO_PORT'];
  const setPortNames = portNames.filter((name) => getText(name) !== undefined);
  if (setPortNames.length > 0 && setPortNames.length < portNames.length) {
    problems.push(
      `${portNames.join(', ')} must be set together, but only ${setPortNames.join(', ')} is set.`,
    );
  }
  const host = getText('HOST') ?? '127.0.0.1';
  if (!isUrlHost(host))
    problems.push(`HOST must be an address or a name that a URL can have, not "${host}".`);
  if (setPortNames.length > 0 && isAllInterfaces(host))
    problems.push(
      `HOST must be the address or the name of this machine, not "${host}", if ${portNames.join(', ')} are set: /index.json names it to every browser.`,
    );
  const [usEast = 0, australia = 0, publicInfo = 0] = portNames.map((name) =>
    getNumber(name, 0, { min: 1, max: MAX_PORT }),
  );
  const port = getNumber('PORT', 8080, { max: MAX_PORT });
  // 0 is none, or an invalid one.
  const givenPorts = [port, usEast, australia, publicInfo].filter((each) => each > 0);
  if (new Set(givenPorts).size < givenPorts.length)
    problems.push(`PORT, ${portNames.join(', ')} must be different ports.`);
  const ports = setPortNames.length > 0 ? { usEast, australia, publicInfo } : undefined;
  const seedEnd = getText('SEED_END');
  if (seedEnd !== undefined && !(day.safeParse(seedEnd).success && seedEnd >= DRAWN_END))
    problems.push(`SEED_END must be a day from ${DRAWN_END} on, not "${seedEnd}".`);
  const furtherOrigins = parseOrigins(getText('PORTAL_ORIGINS'), problems);

  const platform: PlatformOptions = {
    host,
    dataDir: getText('DATA_DIR') ?? './data',
    seed: getNumber('SEED', 1, { max: MAX_SEED }),
    largestAgencyRiders: getNumber('SEED_RIDERS', DEFAULT_LARGEST_AGENCY_RIDERS, { min: 1, max: MAX_RIDERS }),
    usEastAgencies: getNumber('SEED_AGENCIES', DEFAULT_US_EAST_AGENCIES, {
      min: MIN_AGENCIES,
      max: MAX_AGENCIES,
    }),
    seedEnd,
    demoPassword,
    tokenMinutes: getNumber('TOKEN_MINUTES', DEFAULT_TOKEN_MINUTES, { min: 1, max: MAX_TOKEN_MINUTES }),
    opaqueTokens: getBoolean('OPAQUE_TOKENS'),
    maxCorrectionCents: getNumber('MAX_CORRECTION_CENTS', DEFAULT_MAX_CORRECTION_CENTS, {
      max: Number.MAX_SAFE_INTEGER,
    }),
    portalDir: getText('PORTAL_DIR') ?? './dist',
    trustedProxies: parseAddresses(getText('TRUSTED_PROXY'), problems),
    devTools: getBoolean('DEV_TOOLS'),
    faults: parseFaults(getText('FAULTS'), problems),
  };
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  // An invalid HOST has no origin.
  const origins = ports && getSeparateOrigins(host, ports);
  const portalOrigins = getPortalOrigins(host, port, furtherOrigins);
  return {
    host,
    port,
    ports,
    portalUrl: getText('PORTAL_URL'),
    accessLog: getText('ACCESS_LOG'),
    platform: { ...platform, origins, portalOrigins },
  };
}

/** The sign-in accepts the same texts, but also shorter ones. */
const demoPasswordSchema = z.object({ DEMO_PASSWORD: text().min(MIN_PASSWORD_LENGTH) });

function checkDemoPassword(demoPassword: string, problems: string[]): void {
  try {
    parseOrThrow(demoPasswordSchema, { DEMO_PASSWORD: demoPassword });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    problems.push(error.body.description);
  }
}

/** Undefined for any other text. */
function parseBoolean(text: string): boolean | undefined {
  const value = text.toLowerCase();
  if (['true', 'on', '1'].includes(value)) return true;
  return ['false', 'off', '0'].includes(value) ? false : undefined;
}

/** `on` means no initial faults; otherwise the value is a JSON array of faults. */
function parseFaults(text: string | undefined, problems: string[]): Fault[] | undefined {
  if (text === undefined || parseBoolean(text) === false) return undefined;
  if (parseBoolean(text)) return [];
  try {
    return parseOrThrow(faultList, JSON.parse(text));
  } catch (error) {
    const reason = error instanceof HttpError ? error.body.description : 'It is not valid JSON.';
    problems.push(`FAULTS must be on, off or a JSON array of faults. ${reason}`);
    return undefined;
  }
}

function parseAddresses(text: string | undefined, problems: string[]): string[] {
  const addresses = (text ?? '')
    .split(',')
    .map(normalizeAddress)
    .filter((address) => address !== '');
  for (const address of addresses) {
    if (isIP(address) === 0) problems.push(`TRUSTED_PROXY must be IP addresses, not "${address}".`);
  }
  return addresses;
}

function parseOrigins(text: string | undefined, problems: string[]): string[] {
  const origins = (text ?? '').split(',').map((origin) => origin.trim());
  return origins.filter((origin) => {
    if (origin === '') return false;
    const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin;
    if (!isOrigin)
      problems.push(`PORTAL_ORIGINS must be origins like http://localhost:8080, not "${origin}".`);
    return isOrigin;
  });
}
