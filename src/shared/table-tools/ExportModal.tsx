import { useState } from 'react';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { formatCount } from '@/lib/text/formatCount';
import { formatNumber } from '@/lib/text/formatNumber';
import { selectCalls } from '@/session/callsSlice';
import { usePortalSelector } from '@/session/hooks';
import { Modal } from '@/ui/overlay/Modal';
import { CallFailure } from '../errors/CallFailure';
import { useVisibleColumns } from '../lists/columns/useVisibleColumns';
import { selectFileColumns } from './csvFile';
import { countCalls, formatEstimate, measurePageMs } from './exportEstimate';
import { ExportFooter } from './ExportFooter';
import { buildScopes, type ExportableList, isExportComplete } from './listExport';
import { RadioChoice } from './RadioChoice';
import { useExport } from './useExport';
import './ExportModal.css';

interface Props<Row> extends ExportableList<Row> {
  onClose: () => void;
}

/** Saves a list's rows as a CSV file, with a choice of rows and columns. */
export function ExportModal<Row>({ onClose, ...listExport }: Props<Row>) {
  const { nouns, table, columns } = listExport;
  const { progress, start, cancel, retry, savePartial } = useExport(listExport, onClose);
  const [isCancelled, setIsCancelled] = useState(false);
  const cancelReading = () => {
    setIsCancelled(true);
    cancel();
  };
  const [areAllColumnsChosen, setAreAllColumnsChosen] = useState(false);
  const pageMs = measurePageMs(usePortalSelector(selectCalls), listExport.pages?.toRequest(1).path);
  const scopes = buildScopes(listExport, pageMs);
  // While the dialog is open, rows may arrive and add a choice before the chosen one.
  const [scopeKind, setScopeKind] = useState(scopes[0]?.kind);
  const scopeIndex = Math.max(
    scopes.findIndex(({ kind }) => kind === scopeKind),
    0,
  );
  const scope = scopes[scopeIndex];
  const visibleColumns = selectFileColumns(useVisibleColumns(table, columns));
  const allColumns = selectFileColumns(columns);
  const savedColumns = areAllColumnsChosen ? allColumns : visibleColumns;
  const longNumberTitles = savedColumns.filter((column) => column.hasLongNumbers).map(({ title }) => title);
  const allColumnsText = `All ${formatCount(allColumns.length, 'column', 'columns')}`;
  const isReading = progress.status === 'reading';
  const isEmpty = scopes.every(({ rows }) => rows?.length === 0);
  return (
    <Modal
      width={520}
      title={`Export ${nouns.plural}`}
      keyboard={!isReading}
      onCancel={onClose}
      footer={
        <ExportFooter
          progress={progress}
          nouns={nouns}
          isEmpty={isEmpty}
          isCancelled={isCancelled}
          onSave={() => scope && start(scope, savedColumns)}
          onCancel={cancelReading}
          onSavePartial={savePartial}
          onRetry={retry}
          onClose={onClose}
        />
      }
    >
      {progress.status === 'choosing' && isEmpty && (
        <p>
          {isExportComplete(listExport.list)
            ? `There are no ${nouns.plural} to save.`
            : `The ${nouns.plural} are not loaded.`}
        </p>
      )}
      {progress.status === 'choosing' && !isEmpty && (
        <>
          <RadioChoice
            legend="Rows"
            options={scopes}
            selectedIndex={scopeIndex}
            onSelect={(index) => setScopeKind(scopes[index]?.kind)}
          />
          <RadioChoice
            legend="Columns"
            options={
              visibleColumns.length === allColumns.length
                ? [{ kind: 'all', text: `${allColumnsText}, in the order on the screen` }]
                : [
                    {
                      kind: 'visible',
                      text: `The ${formatCount(visibleColumns.length, 'visible column', 'visible columns')}, in the order on the screen`,
                    },
                    { kind: 'all', text: allColumnsText },
                  ]
            }
            selectedIndex={areAllColumnsChosen ? 1 : 0}
            onSelect={(index) => setAreAllColumnsChosen(index === 1)}
          />
          <p className="export-modal__note">
            The file is CSV in UTF-8. Times include their UTC offset. What a spreadsheet would read as a
            formula has an apostrophe before it.
            {longNumberTitles.length > 0 &&
              ` A spreadsheet can round numbers of 16 digits: import ${longNumberTitles.join(', ')} as text.`}
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
          <p>{formatProgress(progress, Boolean(listExport.matches), pageMs)}</p>
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
  );
}

function formatProgress(
  { readCount, total, lineCount }: { readCount: number; total: number | null; lineCount: number },
  isFiltering: boolean,
  pageMs: number | null,
): string {
  const rowsText =
    total === null
      ? formatCount(readCount, 'row', 'rows')
      : `${formatNumber(readCount)} of ${formatCount(total, 'row', 'rows')}`;
  const matchText = isFiltering ? `, ${formatNumber(lineCount)} match` : '';
  const estimate = total === null ? '' : formatEstimate(countCalls(total - readCount), pageMs);
  const restText = estimate === '' ? '' : `, ${estimate} left`;
  return `${rowsText} so far${matchText}${restText}`;
}
