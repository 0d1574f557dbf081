import { describeFailure, type Failure } from '../failures';
import { SERVER_MESSAGE_LENGTH_LIMIT } from '../limits';

/** The texts for a failed write. */
export interface FailureTexts {
  /** From the error catalogue. */
  title: string;
  /** The lines below the title. */
  details: string[];
}

/** Shown under the email of a form that the platform has refused. */
export const REGISTERED_ALREADY_TEXT = 'This address is registered already';

export function listServerMessages(failure: Failure): string[] {
  return [failure.message, failure.description, cutExtra(failure)].filter((text) => text !== undefined);
}

/** The extra message as it is shown. */
export function cutExtra({ extra }: Failure): string | undefined {
  return extra?.slice(0, SERVER_MESSAGE_LENGTH_LIMIT);
}

/** `Failed with status: 500`, or the reason when there was no response. */
export function describeStatus(failure: Failure): string {
  return failure.status === undefined ? describeFailure(failure) : `Failed with status: ${failure.status}`;
}
