import { memo } from 'react';
import { type Application } from '@/domain/entities/application';
import { formatApplication, getApplicationKey } from '@/domain/features/applications';
import { type ListedFeature } from '@/domain/features/listFeatures';
import { getCellStatus, type MatrixColumn } from '@/domain/features/matrix/featureMatrix';
import { getStatusTone } from '@/domain/statusTones';
import { StatusTag } from '@/ui/data/StatusTag';
import { getColumnStart } from './columnStart';
import { CELL_LABELS, FeatureMark } from './FeatureMark';

interface Props {
  row: ListedFeature;
  index: number;
  columns: readonly MatrixColumn[];
  /** The columns for which the filter shows the row. */
  marked: ReadonlySet<number>;
  /** The column of the cell that Tab reaches; null when it is in another row. */
  activeColumn: number | null;
  isSelected: boolean;
  onSelect: (name: string, isSelected: boolean) => void;
  onOpen: (application: Application, feature: string) => void;
}

/** A feature in all applications. */
export const FeatureMatrixRow = memo(function FeatureMatrixRow(props: Props) {
  const { row, index, columns, marked, activeColumn, isSelected, onSelect, onOpen } = props;
  const { name, description, state, isInCatalogue } = row;
  return (
    <tr className="table__row table__row--clickable">
      <th scope="row" className="table__cell" title={[name, description].filter(Boolean).join('\n')}>
        <span className="feature-matrix-table__line">
          <span className="feature-matrix-table__title">
            <input
              type="checkbox"
              aria-label={`Select ${name}`}
              data-row={index}
              data-column={0}
              tabIndex={activeColumn === 0 ? 0 : -1}
              checked={isSelected}
              onChange={({ target }) => onSelect(name, target.checked)}
            />
            <span className="feature-matrix-table__text">{name}</span>
            {isInCatalogue === false && <StatusTag tone="wait">not in the catalogue</StatusTag>}
            {state !== null && state.toLowerCase() !== 'released' && (
              <StatusTag tone={getStatusTone(state)}>{state}</StatusTag>
            )}
          </span>
          <span className="feature-matrix-table__description">{description}</span>
        </span>
      </th>
      {columns.map((column, position) => {
        const status = getCellStatus(row, column);
        const label = formatApplication(column.application);
        return (
          <td
            key={getApplicationKey(column.application)}
            className="table__cell feature-matrix-table__cell"
            data-row={index}
            data-column={position + 1}
            data-start={getColumnStart(columns, position)}
            data-marked={marked.has(position) || undefined}
            tabIndex={activeColumn === position + 1 ? 0 : -1}
            aria-label={CELL_LABELS[status]}
            title={`${label}: ${CELL_LABELS[status]}`}
            onClick={() => onOpen(column.application, name)}
          >
            <FeatureMark status={status} />
          </td>
        );
      })}
    </tr>
  );
});
