import { type PlatformRequest } from '@/api/client/request';
import { isRecord } from '@/lib/isRecord';

/** Fields of queries and bodies that hold secrets or personal data. */
const PRIVATE_FIELD =
  /^(email|password|first_name|last_name|cell_phone|telephoneNumber|telephone_number|term)$/;

const REDACTED = '•••';

/** A platform's words as they may be handed on: a platform that refuses something likes to repeat it. */
export function redactSentValues(
  text: string,
  { query, body }: Pick<PlatformRequest<unknown>, 'query' | 'body'>,
): string {
  return [...collectPrivateValues(query), ...collectPrivateValues(body)].reduce(
    (rest, value) => rest.replaceAll(value, REDACTED),
    text,
  );
}

function collectPrivateValues(sent: unknown): string[] {
  if (!isRecord(sent)) return [];
  return Object.entries(sent).flatMap(([name, value]) =>
    PRIVATE_FIELD.test(name) && typeof value === 'string' && value.trim().length > 1 ? [value.trim()] : [],
  );
}
