import { type InferType, object } from 'yup';
import { flag, requiredId, text } from './fields';

/** A feature set that an agency can have. */
export const featuresetSchema = object({ id: requiredId(), name: text() });
export type Featureset = InferType<typeof featuresetSchema>;

/** A feature set of one agency. */
export const agencyFeaturesetSchema = object({ featureset_id: requiredId(), name: text(), enabled: flag() });
export type AgencyFeatureset = InferType<typeof agencyFeaturesetSchema>;
