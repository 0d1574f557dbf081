import { type CheckStatus } from '@/domain/diagnostics/checkStatus';
import { StatusIcon } from '@/shared/checks/cards/StatusBadge';
import { countCells, describeCounts, type HealthTable } from '../healthTable';

interface Props {
  /** With the rows that are shown. */
  table: HealthTable;
  columns: HealthTable['columns'];
}

/**
 * How many agencies have each of these, below each column. The tooltip has the other statuses too: a line for each would be
 * higher than a row, and would come and go during a run.
 */
const SUMMED: readonly CheckStatus[] = ['ok', 'alert', 'failed'];

/** The sums of the columns. Each status has its own line. */
export function MatrixFooter({ table, columns }: Props) {
  const { rows, statuses } = table;
  return (
    <tfoot>
      <tr aria-rowindex={rows.length + 2}>
        <th scope="row" className="table__cell health-matrix__agency">
          Sum
        </th>
        {/* Below the agencies' sums. */}
        <td className="table__cell" />
        {columns.map((column, index) => {
          const counts = countCells(rows, [column]);
          const summary = describeCounts(counts, statuses);
          return (
            <td
              key={column.id}
              className="table__cell health-matrix__sums"
              aria-colindex={index + 3}
              title={`${column.title}: ${summary}`}
            >
              <span className="health-matrix__column-sums" aria-hidden="true">
                {statuses
                  .filter(({ key, checkStatus }) => (counts[key] ?? 0) > 0 && SUMMED.includes(checkStatus))
                  .map(({ key, checkStatus }) => (
                    <span key={key} className="health-matrix__column-sum" data-status={checkStatus}>
                      {counts[key]}
                      <StatusIcon status={checkStatus} />
                    </span>
                  ))}
              </span>
              <span className="visually-hidden">{summary}</span>
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
