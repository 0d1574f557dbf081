import { joinSentences } from '@/lib/text/joinSentences';
import { truncate } from '@/lib/text/truncate';
import { type Failure } from '../failures';
import { SERVER_MESSAGE_LENGTH_LIMIT } from '../limits';
import { describeFailure } from './describeFailure';

/** The texts for a failed write. */
export interface FailureTexts {
  /** From the error catalogue. */
  title: string;
  /** The lines below the title. */
  details: string[];
}

/** Of the error catalogue. */
export const SERVER_NOT_REACHED_TEXT = 'Server could not be reached';
export const LIKELY_BUG_TEXT = 'This is likely a bug';

/** The text after 'Still unknown: '. */
export function describeUnverifiedEmail(email: string): string {
  return `the platform could not tell whether ${email} is registered. Check again in a moment.`;
}

/** The texts of an error response, each once. */
export function listServerMessages(failure: Failure): string[] {
  const texts = [failure.message, failure.description, cutExtra(failure)];
  return [...new Set(texts.filter((text) => text !== undefined))];
}

/** The extra message as it is shown. */
export function cutExtra({ extra }: Failure): string | undefined {
  return extra === undefined ? undefined : truncate(extra, SERVER_MESSAGE_LENGTH_LIMIT);
}

/** The line for what an error response said. */
export function describeServerMessage(text: string): string {
  return `The platform said: ${text}`;
}

/** All that an error response said, for the memory of a run over many agencies; empty when it said nothing. */
export function copyServerMessage(failure: Failure): { serverMessage?: string } {
  const messages = listServerMessages(failure);
  // The message of a response that cannot be read is the portal's own.
  if (failure.kind !== 'status' || messages.length === 0) return {};
  return { serverMessage: copyServerText(joinSentences(messages)) };
}

/**
 * Cuts a text with words of the platform for the memory of a run over many agencies. The result is a copy: the browser keeps a
 * whole text as long as a part of it.
 */
export function copyServerText(text: string): string {
  return [...truncate(text, SERVER_MESSAGE_LENGTH_LIMIT)].join('');
}

/** `Failed with status: 500`, or the reason when there was no response. */
export function describeStatus(failure: Failure): string {
  return failure.status === undefined ? describeFailure(failure) : `Failed with status: ${failure.status}`;
}
