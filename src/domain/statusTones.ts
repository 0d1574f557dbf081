/** `ok`: as it should be. `wait`: not finished. `bad`: needs attention. `info`: ended as intended. `still`: no judgement. */
export type StatusTone = 'ok' | 'wait' | 'bad' | 'info' | 'still';

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
  ['complete', 'ok'],
  ['failed', 'bad'],
  ['configured', 'ok'],
  ['released', 'ok'],
  ['deprecated', 'wait'],
  ['pending', 'wait'],
  ['provisioning', 'wait'],
]);

/** The tone of a state as the platform names it. An unknown state is not judged. */
export function getStatusTone(status: string | null | undefined): StatusTone {
  return TONES.get(status?.toLowerCase() ?? '') ?? 'still';
}
