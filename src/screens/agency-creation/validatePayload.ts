import { array, boolean, number, object, ref, string, ValidationError } from 'yup';
import { type NewAgency } from '@/domain/entities/agency';
import { type Failure } from '@/domain/failures';
import { WHOLE_NUMBER_MAX } from '@/domain/limits';

/** The payload of an agency's creation (specification 5): no missing or extra fields, no conversions. */
const payloadSchema = object({
  name: trimmedTextSchema(),
  databaseName: trimmedTextSchema().oneOf(
    [ref('abbreviation')],
    ({ path }) => `${path} must equal abbreviation`,
  ),
  abbreviation: trimmedTextSchema(),
  imperial: boolean().required(),
  timezone: idSchema(),
  country_code: idSchema(),
  featuresets: array(
    object({ featureset_id: idSchema(), enabled: boolean().required() }).noUnknown().strict(),
  )
    .required()
    .min(1),
})
  .noUnknown(({ unknown }) => `fields not known: ${unknown}`)
  .strict();

/**
 * Returns why a payload must not be sent, or null. The form's own rules show an error at its field and open
 * no dialog. An error that is found after them, here or by the platform, is not the user's mistake: it opens
 * the failure dialog with the text of the specification, and is also shown at the field that it names
 * (specification 8).
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

function trimmedTextSchema() {
  return string().trim().min(1).required();
}

function idSchema() {
  return number().required().integer().min(1).max(WHOLE_NUMBER_MAX);
}
