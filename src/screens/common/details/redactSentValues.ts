import { type PlatformRequest } from '@/api/client/request';
import { isRecord } from '@/lib/isRecord';

/** Fields of queries and bodies that contain secrets or personal data. */
const PRIVATE_FIELD =
  /^(email|password|first_name|last_name|cell_phone|telephoneNumber|telephone_number|term)$/;

const REDACTED = '•••';

/** Redacts a request's private values in a server message, which may repeat what was sent. */
export function redactSentValues(
  text: string,
  { query, body }: Pick<PlatformRequest<unknown>, 'query' | 'body'>,
): string {
  return [...collectPrivateValues(query), ...collectPrivateValues(body)].reduce(
    (redacted, value) => redacted.replaceAll(value, REDACTED),
    text,
  );
}

function collectPrivateValues(fields: unknown): string[] {
  if (!isRecord(fields)) return [];
  return Object.entries(fields).flatMap(([name, value]) =>
    PRIVATE_FIELD.test(name) && typeof value === 'string' && value.trim().length > 1 ? [value.trim()] : [],
  );
}
