import { array, boolean, number, object, ref, string, ValidationError } from 'yup';
import { type NewAgency } from '@/domain/entities/agency';
import { type Failure } from '@/domain/failures';
import { WHOLE_NUMBER_MAX } from '@/domain/limits';

/** The payload of an agency's creation, as specification 5 has it: nothing missing, nothing more, nothing converted. */
const payloadSchema = object({
  name: trimmed(),
  databaseName: trimmed().oneOf([ref('abbreviation')], ({ path }) => `${path} must equal abbreviation`),
  abbreviation: trimmed(),
  imperial: boolean().required(),
  timezone: id(),
  country_code: id(),
  featuresets: array(object({ featureset_id: id(), enabled: boolean().required() }).noUnknown().strict())
    .required()
    .min(1),
})
  .noUnknown(({ unknown }) => `fields not known: ${unknown}`)
  .strict();

/**
 * Why a payload must not be sent; null where it may. "Validation errors are handled the same way" (specification 8)
 * is decided so: what somebody typed or chose is told at its field, by the form's own rules, and nothing opens. What
 * comes after that, this look at the payload just before it is sent or the platform's refusal, is no mistake of
 * theirs: it gets the modal and the catalogue's text, and is told at the field that it names besides.
 */
export function validatePayload(payload: NewAgency): Failure | null {
  try {
    payloadSchema.validateSync(payload, { abortEarly: false });
    return null;
  } catch (problem) {
    if (!(problem instanceof ValidationError)) throw problem;
    return { kind: 'invalid', description: problem.errors.map((error) => `${error}.`).join(' ') };
  }
}

function trimmed() {
  return string().trim().min(1).required();
}

function id() {
  return number().required().integer().min(1).max(WHOLE_NUMBER_MAX);
}
