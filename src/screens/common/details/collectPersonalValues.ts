import { isRecord } from '@/lib/isRecord';

/** Fields of riders and users that tell who somebody is. */
const PERSONAL_FIELD =
  /^(first_name|last_name|firstName|lastName|email|cell_phone|a_telephone_number|p_telephone_number|telephone_number|telephoneNumber|date_of_birth)$/;

/** Every such value of two characters or more in a state of plain data, the longest first. */
export function collectPersonalValues(state: unknown): string[] {
  const values = new Set<string>();
  collect(state, values);
  return [...values].sort((one, other) => other.length - one.length);
}

function collect(value: unknown, values: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, values);
  if (!isRecord(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner !== 'string') collect(inner, values);
    else if (PERSONAL_FIELD.test(name) && inner.trim().length > 1) values.add(inner.trim());
  }
}
