import { isRecord } from '@/lib/isRecord';
import { IDLE_LIMIT_MIN, KEEP_INPUT_MIN } from './limits';
import { type Region } from './regions';

/** The content of `/index.json`. URLs have no trailing slash. */
export interface Configuration {
  /** Null for a region that cannot be used; at least one can. */
  backends: Readonly<Record<Region, string | null>>;
  /** The third-party host of the routing-info service; null when none is configured. */
  publicInfoUrl: string | null;
  /** Whether a production build connects to Redux DevTools. */
  devTools: boolean;
  /** Whether the platforms support the Idempotency-Key header, which prevents that a resent write is applied twice. */
  idempotencyKeys: boolean;
  /** Whether the platforms have the call that ends the tokens of a sign-in. */
  signOutCall: boolean;
  /** Minutes without a key press, a click or a turn of the mouse wheel after which a session ends; with 0 no session ends this way. */
  idleMinutes: number;
  /**
   * For how many minutes the browser keeps typed input, the change journal, corrections whose outcome is unknown, the URL
   * of the open page and a rollout after a session ends by itself; 0 for not at all.
   */
  keepInputMinutes: number;
  /** The largest amount of a correction; null when none is configured. */
  maxCorrectionCents: number | null;
}

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
  const parseOptionalUrl = (field: string) => {
    const url = value[field];
    return typeof url === 'string' && url !== '' ? parseUrl(url, field, pageUrl) : null;
  };
  const backends = {
    usEast: parseOptionalUrl('backendUrl'),
    australia: parseOptionalUrl('backendUrlAustralia'),
  };
  if (backends.usEast === null && backends.australia === null)
    throw new ConfigurationError(
      '/index.json has no backend URL, neither for US East ("backendUrl") nor for Australia ("backendUrlAustralia").',
    );
  const parseNumber = <T>(field: string, fallback: T) => {
    const number = value[field];
    if (number === undefined) return fallback;
    if (typeof number === 'number' && number >= 0 && Number.isFinite(number)) return number;
    throw new ConfigurationError(`/index.json: "${field}" is not a valid number.`);
  };
  return {
    backends,
    publicInfoUrl: parseOptionalUrl('publicInfoUrl'),
    devTools: value.devTools === true,
    idempotencyKeys: value.idempotencyKeys === true,
    signOutCall: value.signOutCall === true,
    idleMinutes: parseNumber('idleMinutes', IDLE_LIMIT_MIN),
    keepInputMinutes: parseNumber('keepInputMinutes', KEEP_INPUT_MIN),
    maxCorrectionCents: parseNumber('maxCorrectionCents', null),
  };
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
