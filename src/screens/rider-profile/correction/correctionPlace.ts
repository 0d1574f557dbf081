import { type SubmittedCorrection } from './write/correctPaymentWrite';

/** The path of a payment in its agency, for the place line of dialogs. */
export function getCorrectionPlace({ userId, paymentId }: SubmittedCorrection): string[] {
  return [`Rider ${userId}`, `Payment #${paymentId}`];
}
