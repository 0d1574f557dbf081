import { formatCreated, utcText } from '../../domain/dates';
import { type Agency } from '../../domain/entities/agency';
import { textOr } from '../../domain/missing';
import { type Fact } from '../../ui/FactList';
import { type AgencyNames } from './useAgencyNames';

interface Row {
  label: string;
  value: (agency: Agency, names: AgencyNames) => string;
  hint?: (agency: Agency) => string | undefined;
}

/** What an agency's record says (specification 2, 'profile panel'). */
const ROWS: readonly Row[] = [
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
  { label: 'Timezone', value: ({ timezone }, names) => numbered(timezone, names.timeZone(timezone)) },
  { label: 'Database Status', value: ({ database_status }) => textOr(database_status) },
  {
    label: 'Country Code',
    value: ({ country_code }, names) => numbered(country_code, names.country(country_code)),
  },
];

/** The facts of an agency's record; each in its place while the record is under way. */
export function agencyFacts(agency: Agency | undefined, names: AgencyNames): Fact[] {
  return ROWS.map(({ label, value, hint }) => ({
    label,
    value: agency && value(agency, names),
    hint: agency && hint?.(agency),
  }));
}

/** A number of the record with what it stands for: `109 (America/New_York)`. */
function numbered(number: number | null, name: string): string {
  return number === null || name === String(number) ? textOr(number) : `${number} (${name})`;
}
