import { formatCreated, formatUtcTimestamp } from '@/domain/dates';
import { type Agency } from '@/domain/entities/agency';
import { textOrDash } from '@/domain/missingValue';
import { type Description, type DescriptionField, toDescriptions } from '@/ui/DescriptionList';
import { type AgencyNames } from './useAgencyNames';

/** An agency's record as facts (specification 2); without values while it is under way. */
export function describeAgency(agency: Agency | undefined, names: AgencyNames): Description[] {
  return toDescriptions(describeRows(names), agency);
}

const describeRows = (names: AgencyNames): readonly DescriptionField<Agency>[] => [
  { label: 'ID', value: ({ id }) => String(id) },
  {
    label: 'Created',
    value: ({ created }) => formatCreated(created),
    hint: ({ created }) => formatUtcTimestamp(created),
  },
  { label: 'Name', value: ({ name }) => textOrDash(name) },
  { label: 'Abbreviation', value: ({ abbreviation }) => abbreviation },
  { label: 'Database Name', value: ({ databasename }) => textOrDash(databasename) },
  { label: 'Imperial', value: ({ imperial }) => textOrDash(imperial === null ? null : String(imperial)) },
  { label: 'Timezone', value: ({ timezone }) => formatNamedNumber(timezone, names.timeZone(timezone)) },
  { label: 'Database Status', value: ({ database_status }) => textOrDash(database_status) },
  {
    label: 'Country Code',
    value: ({ country_code }) => formatNamedNumber(country_code, names.country(country_code)),
  },
];

/** A number of the record with what it stands for: `109 (America/New_York)`. */
function formatNamedNumber(number: number | null, name: string): string {
  return number === null || name === String(number) ? textOrDash(number) : `${number} (${name})`;
}
