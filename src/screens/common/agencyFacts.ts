import { formatCreated, utcText } from '@/domain/dates';
import { type Agency } from '@/domain/entities/agency';
import { textOr } from '@/domain/missing';
import { type Fact, type FactRow, factsOf } from '@/ui/FactList';
import { type AgencyNames } from './useAgencyNames';

/** An agency's record as facts (specification 2); without values while it is under way. */
export function agencyFacts(agency: Agency | undefined, names: AgencyNames): Fact[] {
  return factsOf(rowsOf(names), agency);
}

const rowsOf = (names: AgencyNames): readonly FactRow<Agency>[] => [
  { label: 'ID', value: ({ id }) => String(id) },
  {
    label: 'Created',
    value: ({ created }) => formatCreated(created),
    hint: ({ created }) => utcText(created),
  },
  { label: 'Name', value: ({ name }) => textOr(name) },
  { label: 'Abbreviation', value: ({ abbreviation }) => abbreviation },
  { label: 'Database Name', value: ({ databasename }) => textOr(databasename) },
  { label: 'Imperial', value: ({ imperial }) => textOr(imperial === null ? null : String(imperial)) },
  { label: 'Timezone', value: ({ timezone }) => numbered(timezone, names.timeZone(timezone)) },
  { label: 'Database Status', value: ({ database_status }) => textOr(database_status) },
  {
    label: 'Country Code',
    value: ({ country_code }) => numbered(country_code, names.country(country_code)),
  },
];

/** A number of the record with what it stands for: `109 (America/New_York)`. */
function numbered(number: number | null, name: string): string {
  return number === null || name === String(number) ? textOr(number) : `${number} (${name})`;
}
