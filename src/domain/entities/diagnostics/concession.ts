import { type InferType, object } from 'yup';
import { id, text } from '../fields';

/** A discount for a group of riders. */
export const concessionSchema = object({
  id: id(),
  concession_type: text(),
  discount: text(),
  label: text(),
  created: text(),
  updated: text(),
});
export type Concession = InferType<typeof concessionSchema>;
