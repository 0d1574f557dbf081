import { type PlatformRequest } from '@/api/client/request';
import { isRecord } from '@/lib/isRecord';

/** Fields of queries and bodies that hold secrets or personal data. */
const PRIVATE = /^(email|password|first_name|last_name|cell_phone|telephoneNumber|telephone_number|term)$/;

const LEFT_OUT = '•••';

/** A platform's words as they may be handed on: a platform that refuses something likes to repeat it. */
export function withoutSent(
  text: string,
  { query, body }: Pick<PlatformRequest<unknown>, 'query' | 'body'>,
): string {
  return [...privateValues(query), ...privateValues(body)].reduce(
    (rest, value) => rest.replaceAll(value, LEFT_OUT),
    text,
  );
}

function privateValues(sent: unknown): string[] {
  if (!isRecord(sent)) return [];
  return Object.entries(sent).flatMap(([name, value]) =>
    PRIVATE.test(name) && typeof value === 'string' && value.trim().length > 1 ? [value.trim()] : [],
  );
}
