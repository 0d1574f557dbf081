import type { RegionName } from '../regions';

/** One line of the access log. */
export interface RequestLogEntry {
  /** When the request arrived, ISO 8601 in UTC. */
  time: string;
  region: RegionName | 'publicInfo';
  method: string;
  /** Path and query below the region's base URL, without secrets. */
  path: string;
  status: number;
  ms: number;
  /** How many requests the whole platform had in flight when this one arrived, including itself. */
  underWay: number;
  token: 'pso' | 'admin' | 'none' | 'invalid';
  /** The token's subject: `operator:<id>` or `administrator:<user id>`. */
  subject?: string;
  /** The agency's abbreviation in an admin token. */
  agency?: string;
  /** The Origin header, if the browser sent one. */
  origin?: string;
}

/** Query parameters that are not logged: a search term is personal data, the others are in a URL only by mistake. */
const REDACTED_PARAMS = new Set(['term', 'email', 'password', 'token', 'id_token']);
const MAX_PATH_LENGTH = 500;

/** Formats path and query of a URL for the log: redacts secrets, escapes control characters, limits the length. */
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
