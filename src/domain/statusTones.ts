/** The colour of a state: `ok` green, `wait` amber for what is not finished, `bad` red, `info` blue, `still` grey. */
export const STATUS_TONES = ['ok', 'wait', 'bad', 'info', 'still'] as const;
export type StatusTone = (typeof STATUS_TONES)[number];

/** The tones of the platform's states, in lower case. */
const TONES: ReadonlyMap<string, StatusTone> = new Map([
  ['ok', 'ok'],
  ['payment.ok', 'ok'],
  ['payment.pending', 'wait'],
  ['payment.declined', 'bad'],
  ['payment.refunded', 'info'],
  ['payment.corrected', 'info'],
  ['active', 'ok'],
  ['blocked', 'bad'],
  ['lost', 'bad'],
  ['refunded', 'info'],
  ['complete', 'ok'],
  ['failed', 'bad'],
  ['configured', 'ok'],
  ['released', 'ok'],
  ['deprecated', 'wait'],
  ['pending', 'wait'],
  ['provisioning', 'wait'],
]);

/** The tone of a state as the platform names it; `still` for an unknown one. */
export function getStatusTone(status: string | null | undefined): StatusTone {
  return TONES.get(status?.toLowerCase() ?? '') ?? 'still';
}
