import { type FailedCall, failedCalls } from '@/api/client/failedCall';
import { type Failure, isCode, reasonText } from '@/domain/failures';
import { regionName } from '@/domain/regions';
import { withoutSecrets } from '@/lib/withoutSecrets';
import { type PortalState } from '@/session/hooks';
import { selectRegion } from '@/session/sessionSlice';
import { personalValues } from './personalValues';
import { withoutSent } from './withoutSent';

const LEFT_OUT = '•••';

/** Where an error was met. */
export interface Place {
  /** The page's path, without its query. */
  page: string;
  /** The agency of the page; null where it has none. */
  agency: string | null;
  /** Milliseconds since 1970. */
  now: number;
  portalVersion: string;
}

/**
 * What 'Copy details' copies of an error: what was said, and the calls behind it. No token, password, query or body is
 * in it, and no value of a rider or user that the portal knows.
 */
export function detailsText(
  said: string,
  failures: readonly Failure[],
  state: PortalState | null,
  { page, agency, now, portalVersion }: Place,
): string {
  const told = [...new Set(failures)];
  // Only what somebody else may have written: a person may be called as one of the labels.
  const safe = withoutValues(personalValues(state));
  const region = regionOf(told) ?? (state && selectRegion(state));
  const lines = [
    safe(said),
    ...told.flatMap((failure) => failureLines(failure, failedCalls.get(failure), safe)),
    `Region: ${region ? regionName(region) : 'not known'}`,
    `Agency: ${agencyOf(told) ?? agency ?? 'none'}`,
    `Page: ${page}`,
    `Portal version: ${portalVersion}`,
    `Copied: ${new Date(now).toISOString()}`,
  ];
  return `${withoutSecrets(lines.join('\n'))}\n`;
}

function failureLines(
  failure: Failure,
  call: FailedCall | undefined,
  safe: (text: string) => string,
): string[] {
  const { kind, status, code, message, description, extra } = failure;
  const said = [...new Set([message, description, extra])].filter((words) => words !== undefined);
  return [
    // In the portal's words: the platform's come in a line of their own.
    `Reason: ${reasonText(withoutWords(failure))}`,
    ...(call ? [`Call: ${callLine(call)}`] : ['Call: not known']),
    `Outcome: ${status === undefined ? kind : `status ${status}`}`,
    ...(code !== undefined && isCode(code) ? [`Error code: ${code}`] : []),
    ...said.map((words) => `The platform said: ${safe(call ? withoutSent(words, call.request) : words)}`),
    ...(call ? [`Sent: ${call.at}, ${triesText(call.tries)}, ${Math.round(call.ms)} ms`] : []),
  ];
}

/** Where it went: nothing of its query or body. */
function callLine({ request: { method = 'GET', path, audience } }: FailedCall): string {
  return `${method} ${path} (${AUDIENCES[audience]})`;
}

const AUDIENCES = { pso: 'operator token', admin: 'admin token', none: 'no token' } as const;

function withoutWords({ kind, status, retryAfter }: Failure): Failure {
  return { kind, ...(status !== undefined && { status }), ...(retryAfter !== undefined && { retryAfter }) };
}

function triesText(tries: number): string {
  if (tries === 0) return 'not sent';
  return tries === 1 ? 'once' : `${tries} times`;
}

function regionOf(failures: readonly Failure[]) {
  return failures.map((failure) => failedCalls.get(failure)).find((call) => call !== undefined)?.region;
}

function agencyOf(failures: readonly Failure[]): string | undefined {
  const requests = failures.map((failure) => failedCalls.get(failure)?.request);
  return requests.find((request) => request?.audience === 'admin')?.agency;
}

/** Whole words only: a name may be part of another word. */
function withoutValues(values: readonly string[]): (text: string) => string {
  return (text) =>
    values
      .filter((value) => text.includes(value))
      .reduce(
        (rest, value) =>
          rest.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(value)}(?![\\p{L}\\p{N}])`, 'gu'), LEFT_OUT),
        text,
      );
}

/** For a regular expression with the `u` flag. */
function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
