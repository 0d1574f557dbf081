import { type InferType, object } from 'yup';
import { text } from '../fields';

/** The documents that an agency shows to its riders. */
export const RESOURCE_KINDS = ['terms', 'privacy', 'about'] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** A version of a document for one client type. A null or empty date: the validity has no start or no end. */
export const resourceSchema = object({
  client_type: text(),
  content: text(),
  start_date: text(),
  end_date: text(),
});
export type Resource = InferType<typeof resourceSchema>;
