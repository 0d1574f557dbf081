import { describeFailure, type Failure } from '../failures';

/** The texts for a failed write: a title from the error catalogue, and the lines below it. */
export interface FailureTexts {
  title: string;
  details: string[];
}

/** The texts `message`, `description` and `extra` of an error response; missing texts are left out. */
export function listServerMessages({ message, description, extra }: Failure): string[] {
  return [message, description, extra].filter((text) => text !== undefined);
}

/** `Failed with status: 500`, or the reason when there was no response. */
export function describeStatus(failure: Failure): string {
  return failure.status === undefined ? describeFailure(failure) : `Failed with status: ${failure.status}`;
}
