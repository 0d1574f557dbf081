import { type InferType, object } from 'yup';
import { integer, requiredId, text } from './fields';

/** A ticket, which the screens call a coupon (specification 3); `value` is in cents. */
export const ticketSchema = object({
  id: requiredId(),
  display_name: text(),
  value: integer(),
  created: text(),
  updated: text(),
});
export type Ticket = InferType<typeof ticketSchema>;
