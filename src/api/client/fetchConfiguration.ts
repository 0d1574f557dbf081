import { type Configuration, ConfigurationError, parseConfiguration } from '@/domain/configuration';
import { REQUEST_TIMEOUT_MS } from '@/domain/limits';

/**
 * Reads `/index.json` of the portal's own origin, without any token (specification 7).
 * @throws ConfigurationError that says what is wrong with it
 */
export async function fetchConfiguration(): Promise<Configuration> {
  const body = await readFileText();
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new ConfigurationError('/index.json is not JSON.');
  }
  return parseConfiguration(value, window.location.href);
}

async function readFileText(): Promise<string> {
  try {
    const answer = await (takeBootResponse() ?? fetchFile());
    if (!answer.ok) throw new ConfigurationError(`/index.json could not be read (${answer.status}).`);
    return answer.text;
  } catch (problem) {
    if (problem instanceof ConfigurationError) throw problem;
    const isTimeout = problem instanceof DOMException && problem.name === 'TimeoutError';
    throw new ConfigurationError(
      isTimeout ? '/index.json did not come within 10 seconds.' : '/index.json could not be loaded.',
    );
  }
}

/** An answer that was read to its end: the time limit is the network's, not that of the scripts that want it. */
interface BufferedResponse {
  ok: boolean;
  status: number;
  text: string;
}

declare global {
  interface Window {
    /** Asked for by index.html, before any script was loaded (public/boot.js). */
    bootConfiguration?: Promise<BufferedResponse> | undefined;
  }
}

/** The answer that index.html asked for: it serves once, a retry asks anew. */
function takeBootResponse(): Promise<BufferedResponse> | undefined {
  const started = window.bootConfiguration;
  delete window.bootConfiguration;
  return started;
}

async function fetchFile(): Promise<BufferedResponse> {
  const answer = await fetch(new URL('/index.json', window.location.href), {
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
  });
  return { ok: answer.ok, status: answer.status, text: await answer.text() };
}
