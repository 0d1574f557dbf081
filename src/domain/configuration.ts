import { isRecord } from '../lib/isRecord';
import { IDLE_LIMIT_MIN } from './limits';
import { getRegionName, type Region, REGIONS } from './regions';

/** The content of `/index.json`. URLs have no trailing slash. */
export interface Configuration {
  backends: Readonly<Record<Region, string>>;
  /** The third-party host of the routing-info service; null when none is configured. */
  publicInfoUrl: string | null;
  /** Whether a production build connects to Redux DevTools. */
  devTools: boolean;
  /** Whether the platforms support the Idempotency-Key header, which prevents that a resent write is applied twice. */
  idempotencyKeys: boolean;
  /** Minutes without a key press or a click after which a session ends; with 0 no session ends this way. */
  idleMinutes: number;
}

const BACKEND_FIELDS: Readonly<Record<Region, string>> = {
  usEast: 'backendUrl',
  australia: 'backendUrlAustralia',
};

/** Thrown when `/index.json` is not valid; `message` names the problem. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/**
 * @param value the parsed `/index.json`
 * @param pageUrl the portal's own URL; paths that start with `/` are resolved against it
 * @throws ConfigurationError
 */
export function parseConfiguration(value: unknown, pageUrl: string): Configuration {
  if (!isRecord(value)) throw new ConfigurationError('/index.json is not a JSON object.');
  const parseBackendUrl = (region: Region) => {
    const field = BACKEND_FIELDS[region];
    const url = value[field];
    if (typeof url !== 'string' || url === '') {
      throw new ConfigurationError(
        `/index.json has no backend URL for ${getRegionName(region)} ("${field}").`,
      );
    }
    return parseUrl(url, field, pageUrl);
  };
  const publicInfo = value.publicInfoUrl;
  return {
    backends: Object.fromEntries(REGIONS.map(({ region }) => [region, parseBackendUrl(region)])) as Record<
      Region,
      string
    >,
    publicInfoUrl:
      typeof publicInfo === 'string' && publicInfo !== ''
        ? parseUrl(publicInfo, 'publicInfoUrl', pageUrl)
        : null,
    devTools: value.devTools === true,
    idempotencyKeys: value.idempotencyKeys === true,
    idleMinutes: parseIdleMinutes(value.idleMinutes),
  };
}

function parseIdleMinutes(value: unknown): number {
  if (value === undefined) return IDLE_LIMIT_MIN;
  if (typeof value === 'number' && value >= 0 && Number.isFinite(value)) return value;
  throw new ConfigurationError('/index.json: "idleMinutes" is not a valid number of minutes.');
}

function parseUrl(text: string, field: string, pageUrl: string): string {
  const page = new URL(pageUrl);
  const url = URL.canParse(text, page) ? new URL(text, page) : null;
  const isAbsolute = /^https?:\/\//i.test(text);
  const isOwnPath = /^\/(?![/\\])/.test(text);
  if (!url || (!isAbsolute && !isOwnPath)) {
    throw new ConfigurationError(`/index.json: "${field}" is not an http(s) URL.`);
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new ConfigurationError(`/index.json: "${field}" must be a URL without user, query or fragment.`);
  }
  if (page.protocol === 'https:' && url.protocol === 'http:') {
    throw new ConfigurationError(`/index.json: "${field}" uses http, but this page uses https.`);
  }
  return url.href.replace(/\/+$/, '');
}
