import { type InferType, object } from 'yup';
import { documentText, id, requiredId, text, requiredText } from './fields';
import { resolveAlias } from './aliases';

/**
 * A purchase order (specification 3). Form and receipts may be whole documents: here they are their text for a
 * table's cell, and `raw`, the whole row's JSON as it came, has them as they are. `transaction_id` also stands for
 * the wire's `trnid`, and `application_session` for `application_session_id`.
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
  resolveAlias(resolveAlias(original, 'transaction_id', ['transaction_id', 'trnid']), 'application_session', [
    'application_session',
    'application_session_id',
  ]),
);
export type PurchaseOrder = InferType<typeof purchaseOrderSchema>;
