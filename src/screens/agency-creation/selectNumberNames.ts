import { agencyApi } from '@/api/agency';
import { type NewAgency } from '@/domain/entities/agency';
import { type PortalState, toApiState } from '@/session/hooks';

/** The names of a new agency's numbers, as the journal stores them; the form has loaded the lists. */
export function selectNumberNames(
  state: PortalState,
  { timezone, country_code, featuresets }: NewAgency,
): Record<string, string> {
  const { listTimeZones, listCountries, listFeaturesets } = agencyApi.endpoints;
  const timeZones = listTimeZones.select()(toApiState(state)).data?.rows;
  const countries = listCountries.select()(toApiState(state)).data?.rows;
  const sets = listFeaturesets.select()(toApiState(state)).data?.rows;
  const names = [
    [`timezone ${timezone}`, timeZones?.find(({ id }) => id === timezone)?.name],
    [
      `country_code ${country_code}`,
      countries?.find((country) => country.country_code === country_code)?.name,
    ],
    ...featuresets.map(({ featureset_id }) => [
      `featureset_id ${featureset_id}`,
      sets?.find(({ id }) => String(id) === String(featureset_id))?.name,
    ]),
  ];
  return Object.fromEntries(names.filter(([, name]) => typeof name === 'string')) as Record<string, string>;
}
