import { type InferType, object } from 'yup';
import { flag, key, text } from './fields';

/** A feature set that agencies can have (specification 3). */
export const featuresetSchema = object({ id: key(), name: text() });
export type Featureset = InferType<typeof featuresetSchema>;

/** A feature set as an agency has it (specification 3). */
export const agencyFeaturesetSchema = object({ featureset_id: key(), name: text(), enabled: flag() });
export type AgencyFeatureset = InferType<typeof agencyFeaturesetSchema>;
