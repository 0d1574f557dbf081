import { type InferType, object } from 'yup';
import { resolveAliases } from './aliases';
import { id, requiredId, requiredText, text } from './fields';
import { textOrJson } from './otherFields';

export const ORDER_JSON_FIELDS = ['order_form', 'receipt', 'client_receipt', 'reporting_receipt'];

/**
 * The form and the receipts may be JSON; then the field is their JSON text. `raw` is the unchanged JSON text
 * of the row, for the JSON viewer. The platform also sends `transaction_id` as `trnid`, and `application_session` as
 * `application_session_id` (decision 12).
 */
export const purchaseOrderSchema = object({
  id: requiredId(),
  order_form: textOrJson(),
  receipt: textOrJson(),
  client_receipt: textOrJson(),
  transaction_id: text(),
  created: text(),
  updated: text(),
  state: text(),
  reporting_receipt: textOrJson(),
  operator_id: text(),
  environment: text(),
  user_id: id(),
  application_session: text(),
  raw: requiredText(),
}).transform((_value, original: unknown) =>
  resolveAliases(original, { transaction_id: 'trnid', application_session: 'application_session_id' }),
);
export type PurchaseOrder = InferType<typeof purchaseOrderSchema>;
