import { type Region } from '@/domain/regions';
import { openPlatform, type Platform, type RequestLogEntry } from '@server/platform';

export const PASSWORD = 'Harbour-Light-7';

/** What a test says instead of the platform: an answer, a lost connection, or nothing for ever. */
type Fault = (request: Request) => Response | Promise<Response>;

/** The local platform in memory as the browser's `fetch`, with what it answered and with faults on the wire. */
export interface Wire {
  platform: Platform;
  /** Every answered call of the present test, as the platform logged it. */
  log: RequestLogEntry[];
  /** Calls that reached the wire, faulted ones too: `GET /platform/us-east/...`. */
  sent: string[];
  /** From now on, calls whose `METHOD path` holds this text meet the fault; `times` of them, all by default. */
  fault(holds: string, fault: Fault, times?: number): void;
  /** A token of the operator, or of the agency whose abbreviation is given. */
  token(region: Region, agency?: string): Promise<string>;
  reset(): void;
}

const BACKENDS = { usEast: '/platform/us-east', australia: '/platform/australia' } as const;

/** Opens the platform and puts it in place of `fetch`; one for all tests of a file. */
export async function openWire(): Promise<Wire> {
  const log: RequestLogEntry[] = [];
  const sent: string[] = [];
  let faults: { holds: string; fault: Fault; left: number }[] = [];
  const platform = await openPlatform({
    dataDir: ':memory:',
    seed: 1,
    largestAgencyRiders: 120,
    demoPassword: PASSWORD,
    passwordCost: 2 ** 10,
    onRequest: (entry) => log.push(entry),
  });

  const ask = (request: Request) => platform.site.fetch(request);

  globalThis.fetch = async (input, init) => {
    const request = new Request(
      input instanceof Request ? input : new URL(String(input), 'http://localhost/'),
      init,
    );
    const url = new URL(request.url);
    const line = `${request.method} ${url.pathname}${url.search}`;
    sent.push(line);
    const met = faults.find(({ holds, left }) => left > 0 && line.includes(holds));
    if (met) met.left -= 1;
    return abortable(request.signal, met ? met.fault(request) : ask(request));
  };

  return {
    platform,
    log,
    sent,
    fault: (holds, fault, times = Infinity) => void faults.push({ holds, fault, left: times }),
    token: async (region, agency) => {
      const base = `http://localhost${BACKENDS[region]}`;
      const account = platform.accounts.find((one) => one.region === region && one.kind === 'operator');
      const psoToken = await field(
        ask(post(`${base}/pso/api/v1/signin`, { email: account?.email, password: PASSWORD })),
        'id_token',
      );
      if (agency === undefined) return psoToken;
      const record = ask(
        new Request(`${base}/agency/api/v4/agencies/${agency}`, { headers: bearer(psoToken) }),
      );
      const agencyId = Number(await field(record, 'id'));
      return field(
        ask(post(`${base}/pso/api/v1/token/agency`, { agencyName: agency, agencyId }, psoToken)),
        'token',
      );
    },
    reset: () => {
      faults = [];
      log.length = 0;
      sent.length = 0;
    },
  };
}

/** A fault: this status with this body. */
export function answer(status: number, body: unknown = {}, headers: Record<string, string> = {}): Fault {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return () => new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } });
}

/** A fault: the connection is lost. */
export function lostConnection(): Promise<Response> {
  return Promise.reject(new TypeError('fetch failed'));
}

/** A fault: no answer ever comes. */
export function hang(): Promise<Response> {
  return new Promise(() => undefined);
}

function abortable(signal: AbortSignal, response: Response | Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort);
    Promise.resolve(response)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
}

function post(url: string, body: unknown, token?: string): Request {
  return new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && bearer(token)) },
    body: JSON.stringify(body),
  });
}

function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

async function field(response: Response | Promise<Response>, name: string): Promise<string> {
  const body = (await (await response).json()) as Record<string, unknown>;
  const value = body[name];
  if (value === undefined) throw new Error(`no ${name} in ${JSON.stringify(body)}`);
  return String(value);
}
