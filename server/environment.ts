import { type Fault, faultListValidator } from './faults/fault';
import type { RequestLogEntry } from './http/accessLog';
import { validateBody } from './http/validators';
import { HttpError } from './http/httpErrors';

/** What the environment says. */
export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  seed: number;
  seedRiders: number;
  demoPassword?: string;
  tokenMinutes: number;
  portalDir: string;
  /** Ports of the origins that the regions and the public-info host also have, when they have any. */
  ports?: Record<RequestLogEntry['region'], number>;
  /** Further origins whose pages may call. */
  portalOrigins: string[];
  /** The file that gets a line per answered call. */
  accessLog?: string;
  devTools: boolean;
  /** Faults to begin with; without them nobody can set any. */
  faults?: Fault[];
}

/** Settings that do not fit. The message says all that is wrong, one line each. */
export class SettingsError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const MAX_PORT = 65_535;
const MAX_RIDERS = 5_000_000;
const MIN_PASSWORD_LENGTH = 8;

/** Reads and checks the environment. An empty variable counts as missing. */
export function parseEnvironment(environment: Environment): Settings {
  const problems: string[] = [];
  const getText = (name: string) => environment[name]?.trim() || undefined;
  const getNumber = (name: string, fallback: number, min: number, max: number) => {
    const given = getText(name);
    if (given === undefined) return fallback;
    const value = Number(given);
    if (/^\d+$/.test(given) && value >= min && value <= max) return value;
    problems.push(`${name} must be a whole number from ${min} to ${max}, not "${given}".`);
    return fallback;
  };
  const getBoolean = (name: string) => {
    const given = getText(name)?.toLowerCase() ?? 'false';
    if (!['true', 'false', 'on', 'off', '1', '0'].includes(given))
      problems.push(`${name} must be true or false, not "${given}".`);
    return ['true', 'on', '1'].includes(given);
  };

  const demoPassword = getText('DEMO_PASSWORD');
  if (demoPassword !== undefined && demoPassword.length < MIN_PASSWORD_LENGTH) {
    problems.push(`DEMO_PASSWORD must have at least ${MIN_PASSWORD_LENGTH} characters.`);
  }
  const portNames = ['US_EAST_PORT', 'AUSTRALIA_PORT', 'PUBLIC_INFO_PORT'];
  const setPortNames = portNames.filter((name) => getText(name) !== undefined);
  if (setPortNames.length > 0 && setPortNames.length < portNames.length) {
    problems.push(`${portNames.join(', ')} must be set together: only ${setPortNames.join(', ')} is.`);
  }
  const [usEast = 0, australia = 0, publicInfo = 0] = portNames.map((name) =>
    getNumber(name, 0, 0, MAX_PORT),
  );
  const accessLog = getText('ACCESS_LOG');
  const initialFaults = parseFaults(getText('FAULTS'), problems);

  const settings: Settings = {
    port: getNumber('PORT', 8080, 0, MAX_PORT),
    host: getText('HOST') ?? '127.0.0.1',
    dataDir: getText('DATA_DIR') ?? './data',
    seed: getNumber('SEED', 1, 0, 2 ** 31 - 1),
    seedRiders: getNumber('SEED_RIDERS', 20_000, 1, MAX_RIDERS),
    tokenMinutes: getNumber('TOKEN_MINUTES', 480, 1, 60 * 24 * 30),
    portalDir: getText('PORTAL_DIR') ?? './dist',
    portalOrigins: parseOrigins(getText('PORTAL_ORIGINS'), problems),
    devTools: getBoolean('DEV_TOOLS'),
    ...(demoPassword !== undefined && { demoPassword }),
    ...(setPortNames.length > 0 && { ports: { usEast, australia, publicInfo } }),
    ...(accessLog !== undefined && { accessLog }),
    ...(initialFaults && { faults: initialFaults }),
  };
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return settings;
}

/** `on` for none to begin with, or a list of faults as JSON. */
function parseFaults(given: string | undefined, faults: string[]): Fault[] | undefined {
  if (given === undefined || given === 'off') return undefined;
  if (given === 'on') return [];
  try {
    return validateBody(faultListValidator, JSON.parse(given));
  } catch (error) {
    const reason = error instanceof HttpError ? error.body.description : 'It is neither on nor JSON.';
    faults.push(`FAULTS must be on, off or a list of faults as JSON. ${reason}`);
    return undefined;
  }
}

function parseOrigins(given: string | undefined, faults: string[]): string[] {
  const origins = (given ?? '').split(',').map((origin) => origin.trim());
  return origins.filter((origin) => {
    if (origin === '') return false;
    const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin;
    if (!isOrigin)
      faults.push(`PORTAL_ORIGINS must hold origins like http://localhost:8080, not "${origin}".`);
    return isOrigin;
  });
}
