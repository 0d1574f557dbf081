import type { RegionName } from '../regions';

/** One answered call of the platform. */
export interface RequestLogEntry {
  /** When it came, ISO 8601 in UTC. */
  time: string;
  region: RegionName | 'publicInfo';
  method: string;
  /** Path and query below the base URL, without what must not be kept. */
  path: string;
  status: number;
  ms: number;
  /** How many calls the whole platform had under way when it came, itself included. */
  underWay: number;
  token: 'pso' | 'admin' | 'none' | 'invalid';
  /** Whose token it was. */
  subject?: string;
  /** The abbreviation in an admin token. */
  agency?: string;
  /** The Origin header, where the browser sent one. */
  origin?: string;
}

/** A search term is personal data; the others only stand in an address by mistake. */
const REDACTED_PARAMS = new Set(['term', 'email', 'password', 'token', 'id_token']);
const MAX_PATH_LENGTH = 500;

/** Path and query of an address for the log: secrets are replaced, control characters escaped, length limited. */
export function formatLogPath(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const query = [...searchParams]
    .map(([name, value]) => `${name}=${REDACTED_PARAMS.has(name) ? '*' : value}`)
    .join('&');
  const path = query === '' ? pathname : `${pathname}?${query}`;
  return path.slice(0, MAX_PATH_LENGTH).replace(/\p{Cc}/gu, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
