import { type CallRecord } from '@/session/callsSlice';

/** How a call ended, in a word: `200`-like success is `ok`, an error its status, all else its kind. */
export function outcomeText({ outcome, status }: CallRecord): string {
  if (outcome === null) return 'under way';
  return outcome === 'status' ? `status ${status ?? '?'}` : outcome;
}

/** Whether a call ended otherwise than promised; one that was given up by leaving a page is no failure. */
export function hasFailed({ outcome }: CallRecord): boolean {
  return outcome !== null && outcome !== 'ok' && outcome !== 'aborted';
}

/** The calls that hold every word of a text in one of their columns, the newest first. */
export function chosenCalls(
  calls: readonly CallRecord[],
  { text, failedOnly }: { text: string; failedOnly: boolean },
): CallRecord[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return calls
    .filter((call) => {
      const line = callText(call).toLowerCase();
      return (!failedOnly || hasFailed(call)) && words.every((word) => line.includes(word));
    })
    .reverse();
}

/** A call in one line; nothing of its query, its body or its token is on record. */
export function callText(call: CallRecord): string {
  const { startedAt, method, path, ms, tries, audience, agency, kind } = call;
  return [
    new Date(startedAt).toISOString(),
    method,
    path,
    outcomeText(call),
    ms === null ? '' : `${ms} ms`,
    tries > 1 ? `${tries} tries` : '',
    `token: ${audience}`,
    agency ?? '',
    kind === 'ahead' ? 'ahead' : '',
  ]
    .filter(Boolean)
    .join(' ');
}
