import { type InferType, object } from 'yup';
import { id, requiredId, text } from './fields';
import { flag } from './otherFields';

/** A feature set that an agency can have. */
export const featuresetSchema = object({ id: requiredId(), name: text() });
export type Featureset = InferType<typeof featuresetSchema>;

/** A feature set of one agency. */
export const agencyFeaturesetSchema = object({ featureset_id: id(), name: text(), enabled: flag() });
export type AgencyFeatureset = InferType<typeof agencyFeaturesetSchema>;
