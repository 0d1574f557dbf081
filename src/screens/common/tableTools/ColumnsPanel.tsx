import Button from 'antd/es/button';
import { useLayoutEffect, useRef, useState } from 'react';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { selectPreferences, tableLaidOut, tableReset } from '@/session/preferencesSlice';
import { Panel } from '@/ui/Panel';
import { type Column } from '@/ui/table/column';
import { inOrder } from '@/ui/table/columnLayout';
import './ColumnsPanel.css';

interface Props<Row> {
  table: string;
  columns: readonly Column<Row>[];
  onClose: () => void;
}

/** Which columns a table shows and in what order, kept on this browser. The first stays: it names and opens the row. */
export function ColumnsPanel<Row>({ table, columns, onClose }: Props<Row>) {
  const dispatch = usePortalDispatch();
  const layout = usePortalSelector((state) => selectPreferences(state).tables[table]);
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef('');
  const [said, setSaid] = useState('');
  const [first, ...others] = inOrder(columns, layout);
  const order = others.map(({ key }) => key);
  const hidden = order.filter((key) => layout?.hidden.includes(key));

  // Moving its row may have taken the focus from the button.
  useLayoutEffect(() => {
    list.current?.querySelector<HTMLElement>(`[data-move="${moved.current}"]`)?.focus();
    moved.current = '';
  });

  const lay = (next: { order: readonly string[]; hidden: readonly string[] }) => {
    const isShipped = next.hidden.length === 0 && next.order.every((key, at) => columns[at + 1]?.key === key);
    dispatch(isShipped ? tableReset(table) : tableLaidOut({ table, layout: next }));
  };
  const show = (key: string, isShown: boolean) =>
    lay({ order, hidden: isShown ? hidden.filter((other) => other !== key) : [...hidden, key] });
  const move = ({ key, title }: Column<Row>, by: 1 | -1) => {
    const at = order.indexOf(key) + by;
    if (at < 0 || at >= order.length) return;
    moved.current = `${key} ${by}`;
    lay({ order: order.filter((other) => other !== key).toSpliced(at, 0, key), hidden });
    setSaid(`${title} is column ${at + 2} of ${columns.length}`);
  };
  const step = (column: Column<Row>, at: number, by: 1 | -1) => (
    <Button
      size="small"
      data-move={`${column.key} ${by}`}
      aria-label={`Move ${column.title} ${by === 1 ? 'down' : 'up'}`}
      aria-disabled={order[at + by] === undefined}
      className="columns-panel__move"
      onClick={() => move(column, by)}
    >
      {by === 1 ? '↓' : '↑'}
    </Button>
  );

  return (
    <Panel label="Columns" onClose={onClose}>
      <p className="columns-panel__note">{first?.title} stays first.</p>
      <ul ref={list} className="columns-panel__list">
        {others.map((column, at) => (
          <li key={column.key}>
            <label>
              <input
                type="checkbox"
                checked={!hidden.includes(column.key)}
                onChange={({ target }) => show(column.key, target.checked)}
              />
              <span>{column.title}</span>
            </label>
            {step(column, at, -1)}
            {step(column, at, 1)}
          </li>
        ))}
      </ul>
      <div className="columns-panel__foot">
        <span role="status" className="columns-panel__said">
          {said}
        </span>
        <Button
          size="small"
          aria-disabled={!layout}
          className="columns-panel__move"
          onClick={() => {
            dispatch(tableReset(table));
            setSaid('As shipped');
          }}
        >
          Reset
        </Button>
        <Button size="small" onClick={onClose}>
          Close
        </Button>
      </div>
    </Panel>
  );
}
