import { type InferType, object } from 'yup';
import { requiredId, text } from './fields';

/** A concession, which is a discount for a group of riders (specification 3). */
export const concessionSchema = object({
  id: requiredId(),
  concession_type: text(),
  discount: text(),
  label: text(),
  created: text(),
  updated: text(),
});
export type Concession = InferType<typeof concessionSchema>;
