import { type InferType, object } from 'yup';
import { text } from '../fields';
import { textOrJson } from '../otherFields';

/** The documents that an agency shows to its riders. */
export const RESOURCE_KINDS = ['terms', 'privacy', 'about'] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/**
 * A version of a document for one client type. A null or empty date: the validity has no start or no end. What else is no
 * text is kept as JSON, which is not a valid date.
 */
export const resourceSchema = object({
  client_type: text(),
  content: text(),
  start_date: textOrJson(),
  end_date: textOrJson(),
});
export type Resource = InferType<typeof resourceSchema>;
