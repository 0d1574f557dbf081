import { truncate } from '@/lib/text/truncate';
import { type Failure } from '../failures';
import { SERVER_MESSAGE_LENGTH_LIMIT } from '../limits';

/** The platform's sentence about each field of a form: one that begins with the field's name in the request. */
export function toFieldErrors<Field extends string>(
  { description = '', extra = '' }: Failure,
  fieldsByWireName: Readonly<Record<string, Field>>,
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const sentence of `${description} ${extra}`.trim().split(/(?<=\.)\s+/)) {
    const [, field] =
      Object.entries(fieldsByWireName).find(([wireName]) => sentence.startsWith(`${wireName} `)) ?? [];
    if (field) errors[field] ??= truncate(sentence, SERVER_MESSAGE_LENGTH_LIMIT);
  }
  return errors;
}
