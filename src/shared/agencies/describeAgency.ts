import { formatCreationTime } from '@/domain/dates';
import { type Agency } from '@/domain/entities/agency';
import { MISSING_VALUE, textOrDash } from '@/domain/missingValue';
import { type Description, type DescriptionField, toDescriptions } from '@/ui/data/DescriptionList';
import { type AgencyNames } from './useAgencyNames';

/** Labels and values of an agency's profile (section 2 of the specification). Without `agency` the values are undefined. */
export function describeAgency(agency: Agency | undefined, names: AgencyNames): Description[] {
  return toDescriptions(buildFields(names), agency);
}

const buildFields = (names: AgencyNames): readonly DescriptionField<Agency>[] => [
  { label: 'ID', value: ({ id }) => String(id) },
  {
    label: 'Created',
    value: ({ created }) => formatCreationTime(created),
    time: ({ created }) => created,
    formatTime: formatCreationTime,
  },
  { label: 'Name', value: ({ name }) => textOrDash(name) },
  { label: 'Abbreviation', value: ({ abbreviation }) => abbreviation },
  { label: 'Database Name', value: ({ databasename }) => textOrDash(databasename) },
  {
    label: 'Imperial',
    description: 'The agency’s measurement: imperial (true) or metric (false).',
    value: ({ imperial }) => (imperial === null ? MISSING_VALUE : imperial ? 'yes (true)' : 'no (false)'),
  },
  { label: 'Timezone', value: ({ timezone }) => formatNamedNumber(timezone, names.timeZone(timezone)) },
  { label: 'Database Status', value: ({ database_status }) => textOrDash(database_status) },
  {
    label: 'Country Code',
    value: ({ country_code }) => formatNamedNumber(country_code, names.country(country_code)),
  },
];

/** `America/New_York (109)` */
function formatNamedNumber(number: number | null, name: string): string {
  return number === null || name === String(number) ? textOrDash(number) : `${name} (${number})`;
}
