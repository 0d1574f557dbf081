import { type NewAgency } from '@/domain/entities/agency';
import { AGENCY_DEFAULTS } from '@/domain/specifiedValues';
import { type AgencyCreationValues } from './agencyCreationSchema';

/** The values of an empty form (section 5 of the specification). */
export const INITIAL_VALUES: AgencyCreationValues = {
  name: '',
  abbreviation: '',
  measurement: AGENCY_DEFAULTS.imperial ? 'imperial' : 'metric',
  timezone: String(AGENCY_DEFAULTS.timezone),
  country_code: String(AGENCY_DEFAULTS.country_code),
  featuresets: AGENCY_DEFAULTS.featuresets.map(({ featureset_id, enabled }) => ({
    featureset_id: String(featureset_id),
    enabled,
  })),
};

/** Converts the form's values to the request body (section 3 of the specification). */
export function toPayload(values: AgencyCreationValues): NewAgency {
  const abbreviation = values.abbreviation.trim();
  return {
    name: values.name.trim(),
    databaseName: abbreviation,
    abbreviation,
    imperial: values.measurement === 'imperial',
    timezone: Number(values.timezone),
    country_code: Number(values.country_code),
    featuresets: values.featuresets.map(({ featureset_id, enabled }) => ({
      featureset_id: Number(featureset_id),
      enabled,
    })),
  };
}
