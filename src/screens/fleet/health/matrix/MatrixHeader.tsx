import { ARIA_SORT } from '@/ui/table/buildSortHeaderProps';
import { type Sort } from '@/ui/table/column';
import { type HealthTable } from '../healthTable';
import { AGENCY_KEY, SUM_KEY } from './sortMatrix';

const ARROWS = { asc: ' ↑', desc: ' ↓' } as const;

interface Props {
  table: HealthTable;
  columns: HealthTable['columns'];
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  /** The column whose head Tab reaches; null when it is a cell of a row. */
  activeColumn: number | null;
}

/** The heads of the columns, upright so that all fit. Each sorts by its column. */
export function MatrixHeader({ table, columns, sort, onSort, activeColumn }: Props) {
  const heads = [
    { id: AGENCY_KEY, title: 'Agency', description: 'Sorts by abbreviation.' },
    {
      id: SUM_KEY,
      title: table.sumTitle,
      description: 'How many of the cells are as they should be.',
    },
    ...columns.map(({ id, title, description }) => ({
      id,
      title,
      description: `${title}: ${description}`,
    })),
  ];
  return (
    <thead>
      <tr aria-rowindex={1}>
        {heads.map(({ id, title, description }, column) => {
          const direction = sort?.key === id ? sort.direction : undefined;
          return (
            <th
              key={id}
              scope="col"
              className="table__cell health-matrix__head"
              title={description}
              aria-sort={direction && ARIA_SORT[direction]}
              aria-colindex={column + 1}
            >
              <button
                type="button"
                data-row={-1}
                data-column={column}
                tabIndex={activeColumn === column ? 0 : -1}
                onClick={() => onSort({ key: id, direction: direction === 'asc' ? 'desc' : 'asc' })}
              >
                {title}
                <span aria-hidden="true">{direction && ARROWS[direction]}</span>
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
