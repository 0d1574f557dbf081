import Button from 'antd/es/button';
import { useRef } from 'react';
import { type Application } from '@/domain/entities/application';
import { formatApplication, getApplicationKey } from '@/domain/features/applications';
import { type MatrixColumn } from '@/domain/features/matrix/featureMatrix';
import { groupBy } from '@/lib/groupBy';
import { getColumnStart } from './columnStart';

interface Props {
  columns: readonly MatrixColumn[];
  /** The cell that Tab reaches. */
  active: { row: number; column: number };
  onOpen: (application: Application) => void;
  onRetry: (application: Application) => void;
  onCopy: (columnIndex: number) => void;
}

/** Applications, their versions, and in the third line the platforms, which open the switches of their application. */
export function FeatureMatrixHead({ columns, active, onOpen, onRetry, onCopy }: Props) {
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={3} className="table__cell feature-matrix-table__corner">
          Feature
        </th>
        <GroupHeads columns={columns} getGroup={({ name }) => [name]} />
      </tr>
      <tr>
        <GroupHeads columns={columns} getGroup={({ name, version }) => [version, name]} />
      </tr>
      <tr>
        {columns.map((column, index) => (
          <ColumnHead
            key={getApplicationKey(column.application)}
            columns={columns}
            column={column}
            index={index}
            active={active}
            onOpen={onOpen}
            onRetry={onRetry}
            onCopy={onCopy}
          />
        ))}
      </tr>
    </thead>
  );
}

function ColumnHead({
  columns,
  column,
  index,
  active,
  onOpen,
  onRetry,
  onCopy,
}: Props & { column: MatrixColumn; index: number }) {
  const openRef = useRef<HTMLButtonElement>(null);
  const { application, status, active: features } = column;
  const label = formatApplication(application);
  const canCopy = status === 'read' && columns.length > 1;
  const count = status === 'read' ? `${features.size} on` : status === 'reading' ? 'reading…' : 'unknown';
  const getCellProps = (row: number, isActive = active.row === row) => ({
    'data-row': row,
    'data-column': index + 1,
    // Column 0, the names of the features, has no button in its head.
    tabIndex: isActive && Math.max(active.column, 1) === index + 1 ? 0 : -1,
  });
  return (
    <th
      scope="col"
      className="table__cell feature-matrix-table__head"
      data-start={getColumnStart(columns, index)}
    >
      <button
        ref={openRef}
        type="button"
        className="text-button"
        // A head without a Copy button has one cell: Tab reaches it whichever line of the heads was active.
        {...(canCopy ? getCellProps(-2) : getCellProps(-1, active.row < 0))}
        title={`Open the switches of ${label}`}
        onClick={() => onOpen(application)}
      >
        <span className="visually-hidden">
          {application.name} {application.version}{' '}
        </span>
        {application.platform} <span className="feature-matrix-table__on">{count}</span>
      </button>
      {canCopy && (
        <button
          type="button"
          className="text-button feature-matrix-table__copy"
          {...getCellProps(-1)}
          title={`Copy the features of ${label} to other applications…`}
          onClick={() => onCopy(index)}
        >
          Copy <span className="visually-hidden">{label} </span>to…
        </button>
      )}
      {status === 'unknown' && (
        <Button
          size="small"
          aria-label={`Retry ${label}`}
          onClick={() => {
            // This button goes away.
            openRef.current?.focus();
            onRetry(application);
          }}
        >
          Retry
        </Button>
      )}
    </th>
  );
}

/** A head over all columns of a group. `getGroup` returns its title, and what else distinguishes it from other groups. */
function GroupHeads({
  columns,
  getGroup,
}: {
  columns: readonly MatrixColumn[];
  getGroup: (application: Application) => readonly string[];
}) {
  const groups = groupBy(columns, ({ application }) => JSON.stringify(getGroup(application)));
  return [...groups].map(([key, [first, ...others]]) => (
    <th
      key={key}
      scope="colgroup"
      colSpan={others.length + 1}
      className="table__cell"
      data-start={first && getColumnStart(columns, columns.indexOf(first))}
    >
      {first && getGroup(first.application)[0]}
    </th>
  ));
}
