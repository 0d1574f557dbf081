import { type InferType, object } from 'yup';
import { integer, requiredId, text } from './fields';

/** The screens call a ticket a coupon. `value` is in cents. */
export const ticketSchema = object({
  id: requiredId(),
  display_name: text(),
  value: integer(),
  created: text(),
  updated: text(),
});
export type Ticket = InferType<typeof ticketSchema>;
