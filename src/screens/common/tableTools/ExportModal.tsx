import Button from 'antd/es/button';
import Modal from 'antd/es/modal/Modal';
import { useState } from 'react';
import { reasonText } from '@/domain/failures';
import { ReturnFocus } from '@/ui/ReturnFocus';
import { type Column } from '@/ui/table/column';
import { CallFailure } from '../CallFailure';
import { useColumns } from '../useColumns';
import { Choice } from './Choice';
import { fileColumns } from './csvFile';
import { counted, type ListExport, scopesOf } from './listExport';
import { useExport } from './useExport';
import './ExportModal.css';

interface Props<Row> {
  table: string;
  columns: readonly Column<Row>[];
  exported: ListExport<Row>;
  onClose: () => void;
}

/** Saves a list's rows as a CSV file: which ones, and which columns of them. */
export function ExportModal<Row>({ table, columns, exported, onClose }: Props<Row>) {
  const { nouns } = exported;
  const { state, start, cancel, retry, savePart } = useExport(table, exported);
  const [isCancelled, setIsCancelled] = useState(false);
  const cancelReading = () => {
    setIsCancelled(true);
    cancel();
  };
  const [scopeAt, setScopeAt] = useState(0);
  const [columnsAt, setColumnsAt] = useState(0);
  const scopes = scopesOf(exported);
  const scope = scopes[scopeAt] ?? scopes[0];
  const choices = [fileColumns(useColumns(table, columns)), fileColumns(columns)];
  const isReading = state.state === 'reading';
  const isEmpty = scopes.every(({ rows }) => rows?.length === 0);
  const [visible = [], all = []] = choices;
  return (
    <>
      <ReturnFocus />
      <Modal
        scrollLock={false}
        open
        centered
        destroyOnHidden
        width={520}
        transitionName=""
        maskTransitionName=""
        title={`Export ${nouns.many}`}
        mask={{ closable: false }}
        keyboard={!isReading}
        onCancel={onClose}
        footer={
          <div className="export-modal__footer">
            {state.state === 'choosing' && (
              <>
                <Button onClick={onClose}>Close</Button>
                {!isEmpty && (
                  <Button
                    type="primary"
                    ref={isCancelled ? takeFocus : null}
                    onClick={() => scope && start(scope, choices[columnsAt] ?? all)}
                  >
                    Save file
                  </Button>
                )}
              </>
            )}
            {isReading && (
              <Button ref={takeFocus} onClick={cancelReading}>
                Cancel
              </Button>
            )}
            {state.state === 'failed' && (
              <>
                <Button onClick={cancelReading}>Cancel</Button>
                {state.count > 0 && (
                  <Button onClick={savePart}>{`Save the ${counted(state.count, nouns)} read so far`}</Button>
                )}
                <Button type="primary" ref={takeFocus} onClick={retry}>
                  Try again
                </Button>
              </>
            )}
            {state.state === 'saved' && (
              <Button ref={takeFocus} onClick={onClose}>
                Close
              </Button>
            )}
          </div>
        }
      >
        {state.state === 'choosing' && isEmpty && <p>There are no {nouns.many} to save.</p>}
        {state.state === 'choosing' && !isEmpty && (
          <>
            <Choice
              legend="Rows"
              options={scopes.map(({ text }) => text)}
              chosen={scopeAt}
              onChoose={setScopeAt}
            />
            <Choice
              legend="Columns"
              options={
                visible.length === all.length
                  ? [`All ${all.length} columns, in their order on the screen`]
                  : [
                      `The ${visible.length} visible columns, in their order on the screen`,
                      `All ${all.length} columns`,
                    ]
              }
              chosen={columnsAt}
              onChoose={setColumnsAt}
            />
            <p className="export-modal__note">
              A CSV file in UTF-8. Times carry their offset from UTC. A cell that a spreadsheet would take for
              a formula begins with an apostrophe.
            </p>
          </>
        )}
        {isReading && (
          <>
            <p role="status">Reading page after page…</p>
            <progress
              className="export-modal__progress"
              aria-label="Rows read"
              {...(state.total !== null && { max: Math.max(state.total, 1), value: state.read })}
            />
            <p>{progressText(state, Boolean(exported.pages?.accepts))}</p>
          </>
        )}
        {state.state === 'failed' && (
          <CallFailure failure={state.failure} title={`Not all ${nouns.many} could be read`}>
            {reasonText(state.failure)} Try again goes on where it stopped.
          </CallFailure>
        )}
        <p role="status" className="export-modal__saved">
          {state.state === 'saved' && state.text}
        </p>
      </Modal>
    </>
  );
}

/** The button that was pressed is gone by then. */
function takeFocus(button: HTMLElement | null): void {
  button?.focus();
}

function progressText(
  { read, total, count }: { read: number; total: number | null; count: number },
  isPicking: boolean,
): string {
  const of = total === null ? '' : ` of ${total.toLocaleString('en-US')}`;
  const matching = isPicking ? `, ${count.toLocaleString('en-US')} match` : '';
  return `${read.toLocaleString('en-US')}${of} rows so far${matching}`;
}
