import { type Configuration, ConfigurationError, parseConfiguration } from '@/domain/configuration';
import { REQUEST_TIMEOUT_MS } from '@/domain/limits';

/**
 * Fetches `/index.json` from the portal's origin, without a token (section 7 of the specification).
 * @throws ConfigurationError when the file cannot be loaded or is invalid
 */
export async function fetchConfiguration(): Promise<Configuration> {
  const text = await readFileText();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // `parseConfiguration` rejects a missing value.
  }
  return parseConfiguration(value, window.location.href);
}

async function readFileText(): Promise<string> {
  try {
    const response = await (takeBootResponse() ?? fetchFile());
    if (!response.ok) throw new ConfigurationError(`/index.json could not be read (${response.status}).`);
    return response.text;
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    throw new ConfigurationError(
      isTimeout ? '/index.json did not come within 10 seconds.' : '/index.json could not be loaded.',
    );
  }
}

/** A response with its whole body, so that the time-out covers only the network and not the loading of the scripts. */
interface BufferedResponse {
  ok: boolean;
  status: number;
  text: string;
}

declare global {
  interface Window {
    /** public/boot.js sets this to the request that it has sent before the portal's scripts load. */
    bootConfiguration?: Promise<BufferedResponse>;
  }
}

/** The request of public/boot.js, once. A retry must send a new request. */
function takeBootResponse(): Promise<BufferedResponse> | undefined {
  const response = window.bootConfiguration;
  delete window.bootConfiguration;
  return response;
}

async function fetchFile(): Promise<BufferedResponse> {
  const response = await fetch(new URL('/index.json', window.location.href), {
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    redirect: 'error',
    cache: 'no-store',
  });
  return { ok: response.ok, status: response.status, text: await response.text() };
}
