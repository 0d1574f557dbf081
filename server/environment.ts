import { type Fault, faultList } from './faults/fault';
import type { RequestLogEntry } from './http/accessLog';
import { checkBody } from './http/bodyChecks';
import { Problem } from './http/problems';

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

const HIGHEST_PORT = 65_535;
const MOST_RIDERS = 5_000_000;
const SHORTEST_PASSWORD = 8;

/** Reads and checks the environment. An empty variable counts as missing. */
export function readEnvironment(environment: Environment): Settings {
  const faults: string[] = [];
  const text = (name: string) => environment[name]?.trim() || undefined;
  const number = (name: string, fallback: number, min: number, max: number) => {
    const given = text(name);
    if (given === undefined) return fallback;
    const value = Number(given);
    if (/^\d+$/.test(given) && value >= min && value <= max) return value;
    faults.push(`${name} must be a whole number from ${min} to ${max}, not "${given}".`);
    return fallback;
  };
  const flag = (name: string) => {
    const given = text(name)?.toLowerCase() ?? 'false';
    if (!['true', 'false', 'on', 'off', '1', '0'].includes(given))
      faults.push(`${name} must be true or false, not "${given}".`);
    return ['true', 'on', '1'].includes(given);
  };

  const demoPassword = text('DEMO_PASSWORD');
  if (demoPassword !== undefined && demoPassword.length < SHORTEST_PASSWORD) {
    faults.push(`DEMO_PASSWORD must have at least ${SHORTEST_PASSWORD} characters.`);
  }
  const portNames = ['US_EAST_PORT', 'AUSTRALIA_PORT', 'PUBLIC_INFO_PORT'];
  const separate = portNames.filter((name) => text(name) !== undefined);
  if (separate.length > 0 && separate.length < portNames.length) {
    faults.push(`${portNames.join(', ')} must be set together: only ${separate.join(', ')} is.`);
  }
  const [usEast = 0, australia = 0, publicInfo = 0] = portNames.map((name) =>
    number(name, 0, 0, HIGHEST_PORT),
  );
  const accessLog = text('ACCESS_LOG');
  const faultsOn = readFaults(text('FAULTS'), faults);

  const settings: Settings = {
    port: number('PORT', 8080, 0, HIGHEST_PORT),
    host: text('HOST') ?? '127.0.0.1',
    dataDir: text('DATA_DIR') ?? './data',
    seed: number('SEED', 1, 0, 2 ** 31 - 1),
    seedRiders: number('SEED_RIDERS', 20_000, 1, MOST_RIDERS),
    tokenMinutes: number('TOKEN_MINUTES', 480, 1, 60 * 24 * 30),
    portalDir: text('PORTAL_DIR') ?? './dist',
    portalOrigins: readOrigins(text('PORTAL_ORIGINS'), faults),
    devTools: flag('DEV_TOOLS'),
    ...(demoPassword !== undefined && { demoPassword }),
    ...(separate.length > 0 && { ports: { usEast, australia, publicInfo } }),
    ...(accessLog !== undefined && { accessLog }),
    ...(faultsOn && { faults: faultsOn }),
  };
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  return settings;
}

/** `on` for none to begin with, or a list of faults as JSON. */
function readFaults(given: string | undefined, faults: string[]): Fault[] | undefined {
  if (given === undefined || given === 'off') return undefined;
  if (given === 'on') return [];
  try {
    return checkBody(faultList, JSON.parse(given));
  } catch (error) {
    const reason = error instanceof Problem ? error.body.description : 'It is neither on nor JSON.';
    faults.push(`FAULTS must be on, off or a list of faults as JSON. ${reason}`);
    return undefined;
  }
}

function readOrigins(given: string | undefined, faults: string[]): string[] {
  const origins = (given ?? '').split(',').map((origin) => origin.trim());
  return origins.filter((origin) => {
    if (origin === '') return false;
    const fits = URL.canParse(origin) && new URL(origin).origin === origin;
    if (!fits) faults.push(`PORTAL_ORIGINS must hold origins like http://localhost:8080, not "${origin}".`);
    return fits;
  });
}
