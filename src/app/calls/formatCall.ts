import { type Configuration } from '@/domain/configuration';
import { type CallRecord } from '@/session/callsSlice';

/** For example `pending`, `ok`, `status 404` or `timeout`. */
export function formatOutcome({ outcome, status }: CallRecord): string {
  if (outcome === null) return 'pending';
  return outcome === 'status' ? `status ${status ?? '?'}` : outcome;
}

/** A call that was aborted because its page was left is not a failure. */
export function hasFailed({ outcome }: CallRecord): boolean {
  return outcome !== null && outcome !== 'ok' && outcome !== 'aborted';
}

/** Returns the calls whose text line contains every word of the filter text, newest first. */
export function filterCalls(
  calls: readonly CallRecord[],
  { text, isFailedOnly }: { text: string; isFailedOnly: boolean },
): CallRecord[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return calls
    .filter((call) => {
      const line = formatCall(call).toLowerCase();
      return (!isFailedOnly || hasFailed(call)) && words.every((word) => line.includes(word));
    })
    .reverse();
}

/** A call in one line, without its query string. */
export function formatCall(call: CallRecord): string {
  const { startedAt, method, path, durationMs, attempts, audience, agency, kind } = call;
  return [
    new Date(startedAt).toISOString(),
    method,
    path,
    formatOutcome(call),
    durationMs === null ? '' : `${durationMs} ms`,
    attempts > 1 ? `${attempts} attempts` : '',
    `token: ${audience}`,
    agency ?? '',
    kind === 'prefetch' ? 'prefetch' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const TOKEN_VARIABLES = { pso: 'PSO_TOKEN', admin: 'AGENCY_TOKEN' } as const;

/**
 * A command for a shell that sends the call again. Its token is a variable of the shell, because a copied text travels;
 * the body of a write is a file, because a record has none. Null when the region has no backend.
 */
export function formatCurl(call: CallRecord, { backends, publicInfoUrl }: Configuration): string | null {
  const { method, host, path, search, audience, region } = call;
  const baseUrl = host === 'publicInfo' ? publicInfoUrl : backends[region];
  if (baseUrl === null) return null;
  return [
    `curl --request ${method} ${quote(`${baseUrl}${path}${search}`)}`,
    `--header 'accept: application/json'`,
    ...(audience === 'none' ? [] : [`--header "authorization: Bearer $${TOKEN_VARIABLES[audience]}"`]),
    ...(method === 'GET' ? [] : [`--header 'content-type: application/json' --data @body.json`]),
  ].join(' \\\n  ');
}

/** In single quotes a shell changes nothing; a single quote itself ends them. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
