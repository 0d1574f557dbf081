import { type Agency } from '@/domain/entities/agency';
import { textOrDash } from '@/domain/missingValue';
import { type AgencyNames } from '@/shared/agencies/useAgencyNames';
import { type Column } from '@/ui/table/column';

export function buildAgencyColumns({ country, timeZone }: AgencyNames): readonly Column<Agency>[] {
  return [
    {
      key: 'name',
      title: 'Name',
      width: 290,
      text: ({ name, abbreviation }) => name ?? abbreviation,
      sortBy: ({ name }) => name,
    },
    {
      key: 'abbreviation',
      title: 'Abbreviation',
      width: 130,
      text: ({ abbreviation }) => abbreviation,
      isCopyable: true,
      sortBy: ({ abbreviation }) => abbreviation,
    },
    {
      key: 'database',
      title: 'Database',
      width: 145,
      text: ({ databasename }) => textOrDash(databasename),
      sortBy: ({ databasename }) => databasename,
    },
    {
      key: 'country',
      title: 'Country',
      width: 165,
      text: ({ country_code }) => country(country_code),
      sortBy: ({ country_code }) => (country_code === null ? null : country(country_code)),
    },
    {
      key: 'timezone',
      title: 'Timezone',
      width: 205,
      text: ({ timezone }) => timeZone(timezone),
      sortBy: ({ timezone }) => (timezone === null ? null : timeZone(timezone)),
    },
    {
      key: 'edit',
      title: 'Edit',
      width: 60,
      text: () => '→',
      tooltip: ({ abbreviation }) => `Open ${abbreviation}`,
      csv: null,
    },
  ];
}
