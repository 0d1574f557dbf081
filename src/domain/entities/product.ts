import { type InferType, object } from 'yup';
import { id, integer, requiredId, text } from './fields';
import { nested } from './otherFields';

/** `price` is in cents. */
export const productSchema = object({
  id: requiredId(),
  sku: text(),
  name: text(),
  price: integer(),
  attributes: nested(object({ fare_type: text() })),
});
export type Product = InferType<typeof productSchema>;

/** A fare that is valid on one day; `amount` is in cents. */
export const fareSchema = object({ id: id(), sku: text(), name: text(), amount: integer() });
export type Fare = InferType<typeof fareSchema>;
