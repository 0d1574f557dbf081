import { type Failure } from '../failures';
import { serverWords, statusWords, type FailureTexts } from './serverWords';

/** The one status with which a correction has been made. */
export const CORRECTION_SUCCESS: readonly number[] = [200];

/**
 * Why a payment was not corrected (specification 8): a bare status is told as such, anything else as an error with
 * the server's words.
 */
export function correctionTexts(failure: Failure): FailureTexts {
  const words = serverWords(failure);
  const isBareStatus = failure.status !== undefined && words.length === 0;
  return {
    title: isBareStatus ? 'Unable to edit payment.' : 'Error: Unable to edit payment.',
    details: [...words, statusWords(failure)],
  };
}
