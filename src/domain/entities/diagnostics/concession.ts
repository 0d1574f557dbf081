import { type InferType, object } from 'yup';
import { requiredId, text } from '../fields';

/** A discount for a group of riders. */
export const concessionSchema = object({
  id: requiredId(),
  concession_type: text(),
  discount: text(),
  label: text(),
  created: text(),
  updated: text(),
});
export type Concession = InferType<typeof concessionSchema>;
