import { usePortalSelector } from '@/session/hooks';
import { type Column } from '@/ui/table/column';
import { selectSelectedIds } from './selectionSlice';

type GetKey<Row> = (row: Row) => string | number;

const WIDTH = 40;
/** Pixels; a narrower column would show too little of its texts. */
const MIN_GIVING_WIDTH = 150;

/**
 * Adds a column of check boxes before the others. Only the check box of a row follows the selection, so that a press
 * renders no other row. The column that named the rows stays beside the check boxes when the table is scrolled sideways.
 * A column gives them its room, so that the last one stays in view.
 * @param allColumns with the hidden ones, of which one has the rows' ids
 */
export function addSelectionColumn<Row>(
  visibleColumns: readonly Column<Row>[],
  allColumns: readonly Column<Row>[],
  rowKey: GetKey<Row>,
): readonly Column<Row>[] {
  const idColumn = findIdColumn(allColumns);
  const selectionColumn: Column<Row> = {
    key: 'select',
    title: 'Select',
    isTitleHidden: true,
    width: WIDTH,
    isFixed: true,
    isControl: true,
    text: () => '',
    render: (row, isTabStop) => (
      <RowCheckbox id={String(rowKey(row))} name={idColumn?.text(row) ?? ''} isTabStop={isTabStop} />
    ),
  };
  // Where a pinned column stands depends on the width of the one before it.
  const givingColumn = visibleColumns.find(
    ({ isFixed, isPinned, width }) => !isFixed && !isPinned && width >= MIN_GIVING_WIDTH,
  );
  const count = visibleColumns[0]?.position?.count;
  return [
    count === undefined ? selectionColumn : { ...selectionColumn, position: { index: 1, count: count + 1 } },
    ...visibleColumns.map((column, index) => ({
      ...column,
      ...(column === givingColumn && { width: column.width - WIDTH }),
      ...(index === 0 && { pinnedAt: WIDTH }),
      ...(column.pinnedAt !== undefined && { pinnedAt: column.pinnedAt + WIDTH }),
      ...(column.position && {
        position: { index: column.position.index + 1, count: column.position.count + 1 },
      }),
    })),
  ];
}

/** The column with the ids that operators copy: the first of these, or the one that names the rows. */
export function findIdColumn<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find(({ isCopyable }) => isCopyable) ?? columns[0];
}

interface RowCheckboxProps {
  id: string;
  name: string;
  isTabStop: boolean;
}

/** SelectionKeys handles its clicks, because it knows the order of the rows. The label makes the whole cell clickable. */
function RowCheckbox({ id, name, isTabStop }: RowCheckboxProps) {
  const isSelected = usePortalSelector((state) => Object.hasOwn(selectSelectedIds(state), id));
  return (
    <label className="row-checkbox">
      <input
        type="checkbox"
        data-select={id}
        aria-label={`Select ${name}`}
        tabIndex={isTabStop ? 0 : -1}
        checked={isSelected}
        readOnly
      />
    </label>
  );
}
