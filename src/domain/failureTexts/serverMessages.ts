import { type Failure, describeFailure } from '../failures';

/** What a failed write says: the catalogue's words, and what stands below them. */
export interface FailureTexts {
  title: string;
  details: string[];
}

/** The server's own message, description and extra, as far as it gave them. */
export function listServerMessages({ message, description, extra }: Failure): string[] {
  return [message, description, extra].filter((words) => words !== undefined);
}

/** `Failed with status: 500`; where no status came, why there is none. */
export function describeStatus(failure: Failure): string {
  return failure.status === undefined ? describeFailure(failure) : `Failed with status: ${failure.status}`;
}
