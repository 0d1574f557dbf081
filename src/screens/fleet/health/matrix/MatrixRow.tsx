import { memo, type ReactNode } from 'react';
import { getInactiveDatabaseStatus } from '@/domain/databaseStatus';
import { getStatusTone } from '@/domain/statusTones';
import { StatusIcon } from '@/shared/checks/cards/StatusBadge';
import { StatusTag } from '@/ui/data/StatusTag';
import { Icon } from '@/ui/icons/Icon';
import {
  describeChange,
  type HealthTable,
  type HealthTableRow,
  listSumTexts,
  WHOLE_AGENCY,
} from '../healthTable';

interface Props {
  row: HealthTableRow;
  index: number;
  columns: HealthTable['columns'];
  isPinned: boolean;
  /** The column of the cell that Tab reaches; null when it is in another row. */
  activeColumn: number | null;
  /** Whether its panel is beside the matrix. */
  isOpened: boolean;
  /** The column of the cell that has opened the panel; null for none. */
  openedColumnId: string | null;
  onOpen: (row: HealthTableRow, column: number) => void;
  /** The button of an agency that could not be asked. */
  retry: ReactNode;
}

/** An agency. One that could not be asked has one cell over all columns, which says why. */
export const MatrixRow = memo(function MatrixRow(props: Props) {
  const { row, index, columns, isPinned, activeColumn, isOpened, openedColumnId, onOpen, retry } = props;
  const { agency, failure, cells, changes, changeLabel, done, total } = row;
  const { abbreviation, name } = agency;
  const [sumText, notRunText] = listSumTexts(row);
  const inactiveStatus = getInactiveDatabaseStatus(agency);
  const isAgencyChanged = changes[WHOLE_AGENCY] !== undefined;
  const changedText = isAgencyChanged && <span className="visually-hidden"> ({changeLabel})</span>;
  const getCellProps = (column: number) => ({
    'data-row': index,
    'data-column': column,
    'aria-colindex': column + 1,
    tabIndex: activeColumn === column ? 0 : -1,
    onClick: () => onOpen(row, column),
  });
  return (
    // The header is row 1.
    <tr
      aria-rowindex={index + 2}
      aria-current={isOpened || undefined}
      className="table__row table__row--clickable"
    >
      <th
        scope="row"
        className="table__cell health-matrix__agency"
        aria-colindex={1}
        title={[name, describeChange(row, WHOLE_AGENCY)].filter(Boolean).join('. ') || undefined}
        data-changed={isAgencyChanged || undefined}
      >
        <span className="health-matrix__agency-line">
          <button
            type="button"
            className="table__row-opener"
            data-row={index}
            data-column={0}
            tabIndex={activeColumn === 0 ? 0 : -1}
            onClick={({ currentTarget }) => {
              // Safari does not focus a pressed button, but the side panel takes the focus only from an opener, and returns
              // it there (`usePanelFocus`).
              currentTarget.focus({ preventScroll: true });
              onOpen(row, 0);
            }}
          >
            {abbreviation}
            {changedText}
          </button>
          <span className="health-matrix__name">{name}</span>
          {inactiveStatus !== null && (
            <StatusTag tone={getStatusTone(inactiveStatus)}>{inactiveStatus}</StatusTag>
          )}
          {/* At the end, so that all names are below each other. */}
          {isPinned && <Icon name="star-filled" />}
        </span>
      </th>
      {failure === null ? (
        <>
          <td {...getCellProps(1)} className="table__cell health-matrix__sum">
            <span className="fleet-sum">
              <span>
                {sumText}
                {notRunText !== undefined && (
                  <>
                    <span className="visually-hidden">, </span>
                    <span className="health-matrix__not-run">{notRunText}</span>
                  </>
                )}
              </span>
              <progress value={done ?? 0} max={Math.max(total, 1)} aria-hidden="true" />
            </span>
          </td>
          {columns.map(({ id }, position) => {
            const cell = cells[id];
            const isChanged = changes[id] !== undefined;
            return (
              <td
                key={id}
                {...getCellProps(position + 2)}
                className="table__cell health-matrix__cell"
                aria-label={`${cell?.label ?? ''}${isChanged ? `, ${changeLabel}` : ''}`}
                title={cell?.text}
                data-changed={isChanged || undefined}
                data-opened={id === openedColumnId || undefined}
              >
                <StatusIcon status={cell?.checkStatus ?? 'notRun'} />
              </td>
            );
          })}
        </>
      ) : (
        <td
          {...getCellProps(1)}
          // The arrows lead to this cell from each column of another row.
          tabIndex={activeColumn !== null && activeColumn > 0 ? 0 : -1}
          colSpan={columns.length + 1}
          className="table__cell health-matrix__failure"
          data-changed={isAgencyChanged || undefined}
        >
          <span className="health-matrix__failure-line">
            <span className="health-matrix__failure-text" title={failure}>
              {failure}
            </span>
            {changedText}
            {retry}
          </span>
        </td>
      )}
    </tr>
  );
});
