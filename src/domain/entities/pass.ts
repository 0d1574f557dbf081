import { type InferType, object } from 'yup';
import { isRecord } from '@/lib/isRecord';
import { resolveAliases } from './aliases';
import { id, integer, requiredId, requiredText, text } from './fields';
import { nested } from './otherFields';

/**
 * `price` is in cents. `raw` is the unchanged JSON text of the row, for the JSON viewer. The platform also sends
 * `po_id` as `purchase_order`, and `application_session` as `application_session_id` (decision 12).
 */
export const passSchema = object({
  id: requiredId(),
  created: text(),
  sku: text(),
  name: text(),
  product: nested(object({ attributes: nested(object({ fare_type: text() })) })),
  price: integer(),
  currency: text(),
  serial_number: text(),
  po_id: id(),
  payment_state: text(),
  state: text(),
  application_session: text(),
  user_id: id(),
  raw: requiredText(),
}).transform((_value, original: unknown) =>
  resolveAliases(
    isRecord(original) && original.currency === '' ? { ...original, currency: null } : original,
    { po_id: 'purchase_order', application_session: 'application_session_id' },
  ),
);
export type Pass = InferType<typeof passSchema>;
