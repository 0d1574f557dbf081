import { type CallRecord } from '@/session/callsSlice';

/** How a call ended, in a word: `200`-like success is `ok`, an error its status, all else its kind. */
export function formatOutcome({ outcome, status }: CallRecord): string {
  if (outcome === null) return 'under way';
  return outcome === 'status' ? `status ${status ?? '?'}` : outcome;
}

/** Whether a call ended otherwise than promised; one that was given up by leaving a page is no failure. */
export function hasFailed({ outcome }: CallRecord): boolean {
  return outcome !== null && outcome !== 'ok' && outcome !== 'aborted';
}

/** The calls that hold every word of a text in one of their columns, the newest first. */
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

/** A call in one line; nothing of its query, its body or its token is on record. */
export function formatCall(call: CallRecord): string {
  const { startedAt, method, path, durationMs, attempts, audience, agency, kind } = call;
  return [
    new Date(startedAt).toISOString(),
    method,
    path,
    formatOutcome(call),
    durationMs === null ? '' : `${durationMs} ms`,
    attempts > 1 ? `${attempts} tries` : '',
    `token: ${audience}`,
    agency ?? '',
    kind === 'prefetch' ? 'prefetch' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
