import Button from 'antd/es/button';
import Modal from 'antd/es/modal/Modal';
import { useState } from 'react';
import { describeFailure } from '@/domain/failures';
import { RestoreFocus } from '@/ui/focus/RestoreFocus';
import { type Column } from '@/ui/table/column';
import { CallFailure } from '../errors/CallFailure';
import { useVisibleColumns } from '../lists/useVisibleColumns';
import { selectFileColumns } from './csvFile';
import { buildScopes, formatCount, type ListExport } from './listExport';
import { RadioChoice } from './RadioChoice';
import { useExport } from './useExport';
import './ExportModal.css';

interface Props<Row> {
  table: string;
  columns: readonly Column<Row>[];
  listExport: ListExport<Row>;
  onClose: () => void;
}

/** Saves a list's rows as a CSV file, with a choice of rows and columns. */
export function ExportModal<Row>({ table, columns, listExport, onClose }: Props<Row>) {
  const { nouns } = listExport;
  const { progress, start, cancel, retry, savePartial } = useExport(table, listExport);
  const [isCancelled, setIsCancelled] = useState(false);
  const cancelReading = () => {
    setIsCancelled(true);
    cancel();
  };
  const [scopeIndex, setScopeIndex] = useState(0);
  const [columnChoiceIndex, setColumnChoiceIndex] = useState(0);
  const scopes = buildScopes(listExport);
  const scope = scopes[scopeIndex] ?? scopes[0];
  const columnChoices = [selectFileColumns(useVisibleColumns(table, columns)), selectFileColumns(columns)];
  const isReading = progress.status === 'reading';
  const isEmpty = scopes.every(({ rows }) => rows?.length === 0);
  const [visibleColumns = [], allColumns = []] = columnChoices;
  return (
    <>
      <RestoreFocus />
      <Modal
        // antd's scroll lock would insert a style element, which the content security policy refuses.
        scrollLock={false}
        open
        centered
        destroyOnHidden
        width={520}
        transitionName=""
        maskTransitionName=""
        title={`Export ${nouns.plural}`}
        mask={{ closable: false }}
        keyboard={!isReading}
        onCancel={onClose}
        footer={
          <div className="export-modal__footer">
            {progress.status === 'choosing' && (
              <>
                <Button onClick={onClose}>Close</Button>
                {!isEmpty && (
                  <Button
                    type="primary"
                    ref={isCancelled ? focusButton : null}
                    onClick={() => scope && start(scope, columnChoices[columnChoiceIndex] ?? allColumns)}
                  >
                    Save file
                  </Button>
                )}
              </>
            )}
            {isReading && (
              <Button ref={focusButton} onClick={cancelReading}>
                Cancel
              </Button>
            )}
            {progress.status === 'failed' && (
              <>
                <Button onClick={cancelReading}>Cancel</Button>
                {progress.savedCount > 0 && (
                  <Button
                    onClick={savePartial}
                  >{`Save the ${formatCount(progress.savedCount, nouns)} read so far`}</Button>
                )}
                <Button type="primary" ref={focusButton} onClick={retry}>
                  Try again
                </Button>
              </>
            )}
            {progress.status === 'saved' && (
              <Button ref={focusButton} onClick={onClose}>
                Close
              </Button>
            )}
          </div>
        }
      >
        {progress.status === 'choosing' && isEmpty && <p>There are no {nouns.plural} to save.</p>}
        {progress.status === 'choosing' && !isEmpty && (
          <>
            <RadioChoice
              legend="Rows"
              options={scopes.map(({ text }) => text)}
              selectedIndex={scopeIndex}
              onSelect={setScopeIndex}
            />
            <RadioChoice
              legend="Columns"
              options={
                visibleColumns.length === allColumns.length
                  ? [`All ${allColumns.length} columns, in their order on the screen`]
                  : [
                      `The ${visibleColumns.length} visible columns, in their order on the screen`,
                      `All ${allColumns.length} columns`,
                    ]
              }
              selectedIndex={columnChoiceIndex}
              onSelect={setColumnChoiceIndex}
            />
            <p className="export-modal__note">
              The file is CSV in UTF-8. Times include their UTC offset. Cells that a spreadsheet would read as
              a formula start with an apostrophe.
            </p>
          </>
        )}
        {isReading && (
          <>
            <p role="status">Reading page by page…</p>
            <progress
              className="export-modal__progress"
              aria-label="Rows read"
              {...(progress.total !== null && {
                max: Math.max(progress.total, 1),
                value: progress.readCount,
              })}
            />
            <p>{formatProgress(progress, Boolean(listExport.pages?.matches))}</p>
          </>
        )}
        {progress.status === 'failed' && (
          <CallFailure failure={progress.failure} title={`Not all ${nouns.plural} could be read`}>
            {describeFailure(progress.failure)} Try again continues where it stopped.
          </CallFailure>
        )}
        <p role="status" className="export-modal__saved">
          {progress.status === 'saved' && progress.text}
        </p>
      </Modal>
    </>
  );
}

/** For `ref`: focuses a button when it mounts, because the clicked button was removed. */
function focusButton(button: HTMLElement | null): void {
  button?.focus();
}

function formatProgress(
  { readCount, total, savedCount }: { readCount: number; total: number | null; savedCount: number },
  isFiltering: boolean,
): string {
  const totalText = total === null ? '' : ` of ${total.toLocaleString('en-US')}`;
  const matchText = isFiltering ? `, ${savedCount.toLocaleString('en-US')} match` : '';
  return `${readCount.toLocaleString('en-US')}${totalText} rows so far${matchText}`;
}
