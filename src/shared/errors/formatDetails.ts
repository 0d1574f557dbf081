import { type Failure } from '@/domain/failures';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { getRegionName } from '@/domain/regions';
import { isErrorCode } from '@/lib/isErrorCode';
import { MASK } from '@/lib/mask';
import { redactSecrets } from '@/lib/redactSecrets';
import { escapeRegExp } from '@/lib/text/escapeRegExp';
import { selectRegion } from '@/session/auth/sessionSlice';
import { type CallRecord, selectCall } from '@/session/callsSlice';
import { type PortalState } from '@/session/hooks';
import { collectPersonalValues } from './collectPersonalValues';

/** The page and the time at which an error was shown. */
interface DetailsContext {
  /** The page's path, without its query. */
  page: string;
  /** The agency in the page's path, or null. */
  agency: string | null;
  /** Milliseconds since 1970, by this computer's clock. */
  now: number;
  portalVersion: string;
}

/**
 * Formats the text of 'Copy details': the error message and the calls that failed. It contains no token,
 * password, query or body, and no personal value of a rider or user that is in the store.
 */
export function formatDetails(
  message: string,
  failures: readonly Failure[],
  state: PortalState | null,
  { page, agency, now, portalVersion }: DetailsContext,
): string {
  const uniqueFailures = [...new Set(failures)];
  const findCall = (failure: Failure) => (state ? selectCall(state, failure.callId) : undefined);
  const calls = uniqueFailures.flatMap((failure) => findCall(failure) ?? []);
  // Redacts messages only, not the labels: a person's name can be equal to a label.
  const redact = createValueRedactor(collectPersonalValues(state));
  // A developer compares the times with the platform's log.
  const formatPlatformTime = (time: number) =>
    new Date(time - (state?.session.clockSkewMs ?? 0)).toISOString();
  const region = calls[0]?.region ?? (state && selectRegion(state));
  const callAgency = calls.find((call) => call.agency !== null)?.agency;
  const lines = [
    redact(message),
    ...uniqueFailures.flatMap((failure) =>
      buildFailureLines(failure, findCall(failure), redact, formatPlatformTime),
    ),
    `Region: ${region ? getRegionName(region) : 'not known'}`,
    `Agency: ${callAgency ?? agency ?? 'none'}`,
    `Page: ${page}`,
    `Portal version: ${portalVersion}`,
    `Copied: ${formatPlatformTime(now)}`,
  ];
  return `${redactSecrets(lines.join('\n'))}\n`;
}

function buildFailureLines(
  failure: Failure,
  call: CallRecord | undefined,
  redact: (text: string) => string,
  formatPlatformTime: (time: number) => string,
): string[] {
  const { kind, status, code } = failure;
  return [
    // Without the server messages, which have their own lines.
    `Reason: ${describeFailure(withoutServerMessages(failure))}`,
    ...(call ? [`Call: ${describeCall(call)}`] : ['Call: not known']),
    `Outcome: ${status === undefined ? kind : `status ${status}`}`,
    ...(code !== undefined && isErrorCode(code) ? [`Error code: ${code}`] : []),
    ...(call?.serverMessages ?? []).map((text) => `The platform said: ${redact(text)}`),
    ...(call
      ? [
          `Sent: ${formatPlatformTime(call.startedAt)}, ${formatAttempts(call.attempts)}, ${call.durationMs ?? 0} ms`,
        ]
      : []),
  ];
}

/** Method, path and token, without query and body. */
function describeCall({ method, path, audience }: CallRecord): string {
  return `${method} ${path} (${TOKEN_LABELS[audience]})`;
}

const TOKEN_LABELS = { pso: 'operator token', admin: 'admin token', none: 'no token' } as const;

function withoutServerMessages({ kind, status, retryAfter }: Failure): Failure {
  return { kind, ...(status !== undefined && { status }), ...(retryAfter !== undefined && { retryAfter }) };
}

function formatAttempts(attempts: number): string {
  if (attempts === 0) return 'not sent';
  return attempts === 1 ? 'once' : `${attempts} times`;
}

/** Redacts whole words only, because a name can be part of another word. */
function createValueRedactor(values: readonly string[]): (text: string) => string {
  return (text) =>
    values
      .filter((value) => text.includes(value))
      .reduce(
        (redacted, value) =>
          redacted.replace(
            new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(value)}(?![\\p{L}\\p{N}])`, 'gu'),
            MASK,
          ),
        text,
      );
}
