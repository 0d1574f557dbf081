import { type InferType, object } from 'yup';
import { id, integer, requiredId, nested, text } from './fields';

/** A product of an agency's catalogue (contract, 'Riders, payments, passes'); `price` in cents. */
export const productSchema = object({
  id: requiredId(),
  sku: text(),
  name: text(),
  price: integer(),
  attributes: nested(object({ fare_type: text() })),
});
export type Product = InferType<typeof productSchema>;

/** A fare that holds on one day; `amount` in cents. */
export const fareSchema = object({ id: id(), sku: text(), name: text(), amount: integer() });
export type Fare = InferType<typeof fareSchema>;
