import { type InferType, object } from 'yup';
import { text } from '../fields';

/** A report that is configured for an agency. */
export const reportSchema = object({ prettyname: text() });
export type Report = InferType<typeof reportSchema>;
