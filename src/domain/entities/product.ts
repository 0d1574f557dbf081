import { type InferType, object } from 'yup';
import { id, integer, key, part, text } from './fields';

/** A product of an agency's catalogue (contract, 'Riders, payments, passes'); `price` in cents. */
export const productSchema = object({
  id: key(),
  sku: text(),
  name: text(),
  price: integer(),
  attributes: part(object({ fare_type: text() })),
});
export type Product = InferType<typeof productSchema>;

/** A fare that holds on one day; `amount` in cents. */
export const fareSchema = object({ id: id(), sku: text(), name: text(), amount: integer() });
export type Fare = InferType<typeof fareSchema>;
