import { type Agency } from '@/domain/entities/agency';
import { MISSING_VALUE, textOrDash } from '@/domain/missingValue';
import { type AgencyNames } from '@/shared/agencies/useAgencyNames';
import { idColumn, textColumn } from '@/shared/lists/columns/columns';
import { Icon } from '@/ui/icons/Icon';
import { type Column } from '@/ui/table/column';

export function buildAgencyColumns({ country, timeZone }: AgencyNames): readonly Column<Agency>[] {
  return [
    {
      key: 'name',
      title: 'Name',
      width: 362,
      text: ({ name }) => textOrDash(name),
      // The cell names the row for screen readers, and a dash names none.
      render: ({ name, abbreviation }) =>
        name ? null : (
          <>
            <span aria-hidden="true">{MISSING_VALUE}</span>
            <span className="visually-hidden">{abbreviation}</span>
          </>
        ),
      sortBy: ({ name }) => name,
    },
    idColumn('abbreviation', 'Abbreviation', 130),
    // The URL names the sorted column, so the key stays.
    {
      ...textColumn('databasename', 'Database', 130),
      key: 'database',
    },
    {
      key: 'country',
      title: 'Country',
      width: 120,
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
      description: 'Opens the agency.',
      width: 60,
      isFixed: true,
      text: () => '→',
      render: () => (
        <span data-opens-row>
          <Icon name="right" />
        </span>
      ),
      tooltip: ({ abbreviation }) => `Open ${abbreviation}`,
      csv: null,
    },
  ];
}
