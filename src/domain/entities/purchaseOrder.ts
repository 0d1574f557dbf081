import { type InferType, object } from 'yup';
import { resolveAliases } from './aliases';
import { id, requiredId, requiredText, text } from './fields';
import { documentText } from './otherFields';

export const ORDER_DOCUMENTS = ['order_form', 'receipt', 'client_receipt', 'reporting_receipt'];

/**
 * The form and the receipts may be JSON documents; then the field is their JSON text. `raw` is the unchanged JSON text
 * of the row, for the JSON viewer. The platform also sends `transaction_id` as `trnid`, and `application_session` as
 * `application_session_id` (decision 12).
 */
export const purchaseOrderSchema = object({
  id: requiredId(),
  order_form: documentText(),
  receipt: documentText(),
  client_receipt: documentText(),
  transaction_id: text(),
  created: text(),
  updated: text(),
  state: text(),
  reporting_receipt: documentText(),
  operator_id: text(),
  environment: text(),
  user_id: id(),
  application_session: text(),
  raw: requiredText(),
}).transform((_value, original: unknown) =>
  resolveAliases(original, { transaction_id: 'trnid', application_session: 'application_session_id' }),
);
export type PurchaseOrder = InferType<typeof purchaseOrderSchema>;
