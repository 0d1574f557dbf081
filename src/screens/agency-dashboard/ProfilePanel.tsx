import { useGetAgencyQuery } from '../../api/agency';
import { formatCreated, utcText } from '../../domain/dates';
import { type Agency } from '../../domain/entities/agency';
import { asFailure, listText, reasonText } from '../../domain/failures';
import { textOr } from '../../domain/missing';
import { FactList, factsOf, type FactRow } from '../../ui/FactList';
import { FailureAlert } from '../../ui/FailureAlert';
import { useAgencyNames, type AgencyNames } from '../common/useAgencyNames';

/** The profile panel's rows (specification 2). */
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

/** Who the agency is. */
export function ProfilePanel({ abbreviation }: { abbreviation: string }) {
  const { currentData: agency, error, isFetching, refetch } = useGetAgencyQuery({ abbreviation });
  const { names } = useAgencyNames();
  if (error && !agency) {
    return (
      <FailureAlert title={listText('Agency')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {reasonText(asFailure(error))}
      </FailureAlert>
    );
  }
  return <FactList label="Agency profile" facts={factsOf(rowsOf(names), agency)} />;
}

/** A number of the record with what it stands for: `109 (America/New_York)`. */
function numbered(number: number | null, name: string): string {
  return number === null || name === String(number) ? textOr(number) : `${number} (${name})`;
}
