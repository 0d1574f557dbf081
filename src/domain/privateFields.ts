import { isRecord } from '@/lib/isRecord';
import { MASK } from '@/lib/mask';
import { escapeRegExp } from '@/lib/text/escapeRegExp';
import { truncate } from '@/lib/text/truncate';
import { type Failure } from './failures';
import { SERVER_MESSAGE_LENGTH_LIMIT } from './limits';

/**
 * Fields of requests (query and body) with secrets or personal data, which the record of a call leaves out. `term` is what
 * was typed to search riders.
 */
const PRIVATE_REQUEST_FIELD =
  /^(email|password|first_name|last_name|cell_phone|telephoneNumber|telephone_number|telephone|term)$/;

/** Fields of records in the store (riders and users) with personal data, which 'Copy details' leaves out. */
export const PERSONAL_RECORD_FIELD =
  /^(first_name|last_name|firstName|lastName|email|cell_phone|a_telephone_number|p_telephone_number|telephone_number|telephoneNumber|telephone|date_of_birth)$/;

/** The same fields, with private values redacted. */
export function redactPrivateFields<T>(fields: Readonly<Record<string, T>>): Record<string, T | string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value !== undefined && PRIVATE_REQUEST_FIELD.test(name) ? MASK : value,
    ]),
  );
}

/**
 * The texts of an error response for the record of a call. They may repeat what was sent, so the private values of the
 * request's query and body are redacted.
 */
export function listRedactedMessages(
  { message, description, extra }: Failure,
  { query, body }: { query?: unknown; body?: unknown },
): string[] {
  const patterns = [query, body]
    .flatMap(listPrivateValues)
    // A value is redacted before its parts.
    .sort((first, second) => second.length - first.length)
    // The platform can repeat a value in other letters, such as an email in lower case.
    .map((value) => new RegExp(escapeRegExp(value), 'gi'));
  return [...new Set([message, description, extra])]
    .filter((text) => text !== undefined)
    .map((text) => patterns.reduce((redacted, pattern) => redacted.replace(pattern, MASK), text))
    .map((text) => truncate(text, SERVER_MESSAGE_LENGTH_LIMIT));
}

function listPrivateValues(fields: unknown): string[] {
  if (!isRecord(fields)) return [];
  return Object.entries(fields).flatMap(([name, value]) =>
    PRIVATE_REQUEST_FIELD.test(name) && typeof value === 'string' && value.trim().length > 1
      ? [value.trim()]
      : [],
  );
}
