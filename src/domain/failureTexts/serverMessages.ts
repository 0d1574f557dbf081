import { describeFailure, type Failure } from '../failures';

/** The texts for a failed write. */
export interface FailureTexts {
  /** From the error catalogue. */
  title: string;
  /** The lines below the title. */
  details: string[];
}

/** Shown under the email of a form that the platform has refused. */
export const REGISTERED_ALREADY_TEXT = 'This address is registered already';

export function listServerMessages({ message, description, extra }: Failure): string[] {
  return [message, description, extra].filter((text) => text !== undefined);
}

/** `Failed with status: 500`, or the reason when there was no response. */
export function describeStatus(failure: Failure): string {
  return failure.status === undefined ? describeFailure(failure) : `Failed with status: ${failure.status}`;
}
