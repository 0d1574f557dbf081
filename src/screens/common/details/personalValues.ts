import { isRecord } from '@/lib/isRecord';

/** Fields of riders and users that tell who somebody is. */
const PERSONAL =
  /^(first_name|last_name|firstName|lastName|email|cell_phone|a_telephone_number|p_telephone_number|telephone_number|telephoneNumber|date_of_birth)$/;

/** Every such value of two characters or more in a state of plain data, the longest first. */
export function personalValues(state: unknown): string[] {
  const found = new Set<string>();
  collect(state, found);
  return [...found].sort((one, other) => other.length - one.length);
}

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, found);
  if (!isRecord(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner !== 'string') collect(inner, found);
    else if (PERSONAL.test(name) && inner.trim().length > 1) found.add(inner.trim());
  }
}
