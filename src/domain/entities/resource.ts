import { type InferType, object } from 'yup';
import { text } from './fields';

/** The documents that an agency shows its riders (specification 7). */
export const RESOURCE_KINDS = ['terms', 'privacy', 'about'] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** One version of such a document, for one kind of client; an open end of its validity is null. */
export const resourceSchema = object({
  client_type: text(),
  content: text(),
  start_date: text(),
  end_date: text(),
});
export type Resource = InferType<typeof resourceSchema>;
