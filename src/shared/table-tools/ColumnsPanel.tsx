import Button from 'antd/es/button';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import {
  selectPreferences,
  tableLayoutChanged,
  tableLayoutReset,
} from '@/session/preferences/preferencesSlice';
import { ignoreSecondClick } from '@/ui/focus/ignoreSecondClick';
import { Popup } from '@/ui/overlay/Popup';
import { type Column } from '@/ui/table/column';
import { orderColumns } from '@/ui/table/columnLayout';
import { COLUMN_PRESETS, type ColumnPreset } from './columnPresets';
import { SavedViews } from './SavedViews';
import './ColumnsPanel.css';

/** The steps of a column's move in the list. */
const UP = -1;
const DOWN = 1;
type Step = typeof UP | typeof DOWN;

interface Props<Row> {
  table: string;
  columns: readonly Column<Row>[];
  isFilterInMemory: boolean;
  /** The button that opens and closes the panel. */
  openerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * Shows, hides and moves a table's columns. The first column stays first and visible, because it names and
 * opens the row.
 */
export function ColumnsPanel<Row>({ table, columns, isFilterInMemory, openerRef, onClose }: Props<Row>) {
  const dispatch = usePortalDispatch();
  const layout = usePortalSelector((state) => selectPreferences(state).tables[table]);
  const movedButtonRef = useRef<HTMLElement>(null);
  const [statusMessage, setStatusMessage] = useState('');
  const [firstColumn, ...movableColumns] = orderColumns(columns, layout);
  const order = movableColumns.map(({ key }) => key);
  const hidden = order.filter((key) => layout?.hidden.includes(key));

  // Moving a row in the DOM can remove the focus from its button.
  useLayoutEffect(() => {
    movedButtonRef.current?.focus();
    movedButtonRef.current = null;
  });

  const storeLayout = (newOrder: readonly string[], hiddenKeys: readonly string[]) => {
    const newLayout = { order: newOrder, hidden: newOrder.filter((key) => hiddenKeys.includes(key)) };
    // `order` does not contain the first column.
    const isDefault =
      newLayout.hidden.length === 0 && newOrder.every((key, index) => columns[index + 1]?.key === key);
    dispatch(isDefault ? tableLayoutReset(table) : tableLayoutChanged({ table, layout: newLayout }));
  };
  const toggleColumn = (key: string, isShown: boolean) =>
    storeLayout(order, isShown ? hidden.filter((hiddenKey) => hiddenKey !== key) : [...hidden, key]);
  const moveColumn = ({ key, title }: Column<Row>, step: Step, button: HTMLElement) => {
    const index = order.indexOf(key) + step;
    if (index < 0 || index >= order.length) return;
    movedButtonRef.current = button;
    storeLayout(order.filter((orderedKey) => orderedKey !== key).toSpliced(index, 0, key), hidden);
    // Column 1 is the first column, which cannot be moved.
    setStatusMessage(`${title} is column ${index + 2} of ${columns.length}`);
  };
  /** Keeps the order of the columns. */
  const showOnly = ({ name, shown }: ColumnPreset) => {
    storeLayout(
      order,
      order.filter((key) => !shown.includes(key)),
    );
    setStatusMessage(`${name}: ${shown.length + 1} columns`);
  };
  const presets = COLUMN_PRESETS[table];
  const renderMoveButton = (column: Column<Row>, index: number, step: Step) => (
    <Button
      size="small"
      aria-label={`Move ${column.title} ${step === DOWN ? 'down' : 'up'}`}
      aria-disabled={order[index + step] === undefined}
      // A press puts the next column in the same place.
      onClickCapture={ignoreSecondClick}
      onClick={({ currentTarget }) => moveColumn(column, step, currentTarget)}
    >
      {step === DOWN ? '↓' : '↑'}
    </Button>
  );

  return (
    <Popup label="Columns" className="columns-panel" openerRef={openerRef} onClose={onClose}>
      <p className="columns-panel__note">{firstColumn?.title} stays first.</p>
      {presets && (
        <div role="group" aria-label="Presets" className="columns-panel__presets">
          {[...presets, { name: 'All', shown: order }].map((preset) => (
            <Button
              key={preset.name}
              size="small"
              aria-pressed={order.every((key) => preset.shown.includes(key) !== hidden.includes(key))}
              onClick={() => showOnly(preset)}
            >
              {preset.name}
            </Button>
          ))}
        </div>
      )}
      <ul className="columns-panel__list">
        {movableColumns.map((column, index) => (
          <li key={column.key}>
            <label>
              <input
                type="checkbox"
                checked={!hidden.includes(column.key)}
                onChange={({ target }) => toggleColumn(column.key, target.checked)}
              />
              <span>{column.title}</span>
            </label>
            {renderMoveButton(column, index, UP)}
            {renderMoveButton(column, index, DOWN)}
          </li>
        ))}
      </ul>
      <SavedViews table={table} isFilterInMemory={isFilterInMemory} />
      <div className="columns-panel__footer">
        <span role="status" className="columns-panel__status">
          {statusMessage}
        </span>
        <Button
          size="small"
          aria-disabled={!layout}
          onClick={() => {
            dispatch(tableLayoutReset(table));
            setStatusMessage('Default columns restored');
          }}
        >
          Reset
        </Button>
        <Button size="small" onClick={onClose}>
          Close
        </Button>
      </div>
    </Popup>
  );
}
