import { array, boolean, number, object, ref, string, ValidationError } from 'yup';
import { type NewAgency } from '@/domain/entities/agency';
import { type Failure } from '@/domain/failures';
import { WHOLE_NUMBER_MAX } from '@/domain/limits';

/** The payload of an agency's creation (section 5 of the specification), without missing or extra fields or conversions. */
const payloadSchema = object({
  name: buildTrimmedTextSchema(),
  databaseName: buildTrimmedTextSchema().oneOf(
    [ref('abbreviation')],
    ({ path }) => `${path} must equal abbreviation`,
  ),
  abbreviation: buildTrimmedTextSchema(),
  imperial: boolean().required(),
  timezone: buildIdSchema(),
  country_code: buildIdSchema(),
  featuresets: array(
    object({ featureset_id: buildIdSchema(), enabled: boolean().required() }).noUnknown().strict(),
  )
    .required()
    .min(1),
})
  .noUnknown(({ unknown }) => `fields not known: ${unknown}`)
  .strict();

/**
 * Returns why a payload must not be sent, or null. The form has validated the user's input, so an error here is a
 * mistake of the portal. Like an error of the platform, it opens the failure dialog (section 8 of the specification).
 */
export function validatePayload(payload: NewAgency): Failure | null {
  try {
    payloadSchema.validateSync(payload, { abortEarly: false });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { kind: 'invalid', description: error.errors.map((message) => `${message}.`).join(' ') };
  }
}

function buildTrimmedTextSchema() {
  return string().trim().min(1).required();
}

function buildIdSchema() {
  return number().required().integer().min(1).max(WHOLE_NUMBER_MAX);
}
