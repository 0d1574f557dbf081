import { PERSONAL_RECORD_FIELD } from '@/domain/privateFields';
import { isRecord } from '@/lib/isRecord';

/**
 * Collects the personal values in the Redux state, except single characters. The longest comes first, so that a
 * value is redacted before its parts.
 */
export function collectPersonalValues(state: unknown): string[] {
  const values = new Set<string>();
  collect(state, values);
  return [...values].sort((first, second) => second.length - first.length);
}

function collect(value: unknown, values: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, values);
  if (!isRecord(value)) return;
  for (const [name, fieldValue] of Object.entries(value)) {
    if (typeof fieldValue !== 'string') collect(fieldValue, values);
    else if (PERSONAL_RECORD_FIELD.test(name) && fieldValue.trim().length > 1) values.add(fieldValue.trim());
  }
}
