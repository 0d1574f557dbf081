import { isRecord } from '../lib/isRecord';
import { IDLE_LIMIT_MIN } from './limits';
import { type Region, getRegionName, REGIONS } from './regions';

/** What `/index.json` tells the portal (contract, 'Configuration'). Addresses end without a slash. */
export interface Configuration {
  backends: Readonly<Record<Region, string>>;
  /** The third-party host of the routing-info service; null when none is configured. */
  publicInfoUrl: string | null;
  /** Whether a production build connects to Redux DevTools. */
  devTools: boolean;
  /** Whether the platforms take an Idempotency-Key with a write: then one that a browser repeats by itself is carried out once. */
  idempotencyKeys: boolean;
  /** Minutes without a key or a click after which a session ends; 0 for never. */
  idleMinutes: number;
}

const BACKEND_FIELDS: Readonly<Record<Region, string>> = {
  usEast: 'backendUrl',
  australia: 'backendUrlAustralia',
};

/** Thrown when `/index.json` gives no usable configuration; `message` says what is wrong with it. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/**
 * Checks a configuration; `pageUrl` is the portal's own address, which addresses that start with `/` stand on.
 * @throws ConfigurationError
 */
export function parseConfiguration(value: unknown, pageUrl: string): Configuration {
  if (!isRecord(value)) throw new ConfigurationError('/index.json holds no configuration.');
  const backend = (region: Region) => {
    const field = BACKEND_FIELDS[region];
    const address = value[field];
    if (typeof address !== 'string' || address === '') {
      throw new ConfigurationError(`/index.json names no backend for ${getRegionName(region)} ("${field}").`);
    }
    return parseUrl(address, field, pageUrl);
  };
  const publicInfo = value.publicInfoUrl;
  return {
    backends: Object.fromEntries(REGIONS.map(({ region }) => [region, backend(region)])) as Record<
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
  throw new ConfigurationError('/index.json: "idleMinutes" is no number of minutes.');
}

function parseUrl(address: string, field: string, pageUrl: string): string {
  const page = new URL(pageUrl);
  const url = URL.canParse(address, page) ? new URL(address, page) : null;
  const isAbsolute = /^https?:\/\//i.test(address);
  const isOwnPath = /^\/(?![/\\])/.test(address);
  if (!url || (!isAbsolute && !isOwnPath)) {
    throw new ConfigurationError(`/index.json: "${field}" is no http(s) address.`);
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new ConfigurationError(
      `/index.json: "${field}" must be a bare address, without user, query or fragment.`,
    );
  }
  if (page.protocol === 'https:' && url.protocol === 'http:') {
    throw new ConfigurationError(`/index.json: "${field}" is not encrypted (http) while this page is.`);
  }
  return url.href.replace(/\/+$/, '');
}
