import { type InferType, object } from 'yup';
import { id, integer, requiredId, nested, text, requiredText } from './fields';
import { resolveAlias } from './aliases';

/**
 * A pass (specification 3); `price` in cents. `po_id` also stands for the wire's `purchase_order`, and
 * `application_session` for `application_session_id`; `raw` is the whole row's JSON as it came.
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
  resolveAlias(resolveAlias(original, 'po_id', ['po_id', 'purchase_order']), 'application_session', [
    'application_session',
    'application_session_id',
  ]),
);
export type Pass = InferType<typeof passSchema>;
