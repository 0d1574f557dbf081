import { type NewAgency } from '@/domain/entities/agency';
import { AGENCY_DEFAULTS } from '@/domain/limits';
import { type AgencyCreationValues } from './agencyCreationSchema';

/** What an empty form holds (specification 5, 'Defaults'). */
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

/** The creation's payload (specification 3): texts trimmed, the measurement a boolean, ids numbers, nothing else. */
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
