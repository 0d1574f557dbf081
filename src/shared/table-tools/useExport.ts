import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchUncachedPage } from '@/api/paging/fetchUncachedPage';
import { type ListGap } from '@/api/paging/listGap';
import { type PageChain, startPageChain } from '@/api/paging/pageChain';
import { type PageSource } from '@/api/paging/pages';
import { type Failure } from '@/domain/failures';
import { describeInvalidRows } from '@/domain/failureTexts/invalidRows';
import { buildFileName } from '@/domain/files/buildFileName';
import { joinCsvLines } from '@/lib/csv';
import { formatNumber } from '@/lib/text/formatNumber';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector, usePortalStore } from '@/session/hooks';
import { downloadText } from '@/ui/data/downloadText';
import { showToast } from '@/ui/feedback/toast';
import { type Column } from '@/ui/table/column';
import { describeListGap } from '../lists/describeListGap';
import { formatRowCount } from '../lists/formatRowCount';
import { buildHeaderLine, buildRowLine } from './csvFile';
import { type ExportableList, type ExportScope } from './listExport';

/**
 * `readCount` counts the rows read so far, `lineCount` those of them that the file will contain. `total` is null
 * until a page contains it.
 */
export type ExportProgress =
  | { status: 'choosing' }
  | { status: 'reading'; readCount: number; total: number | null; lineCount: number }
  | { status: 'failed'; failure: Failure; lineCount: number }
  /** A file without some of the rows. `hasGap`: rows may be missing, so the list can be read again. */
  | { status: 'saved'; text: string; hasGap: boolean };

/** A running export. It stores rows as lines of the file, which need less memory than their objects. */
interface ExportJob<Row> {
  columns: readonly Column<Row>[];
  lines: string[];
  chain: PageChain<Row>;
  abortController: AbortController;
}

/** The content of the saved file. */
interface SavedFile<Row> extends Pick<ExportJob<Row>, 'columns' | 'lines'> {
  invalidRowCount: number;
  isPartial: boolean;
  gap: ListGap | null;
}

const CHOOSING: ExportProgress = { status: 'choosing' };

/**
 * Saves rows as a CSV file. After a complete one it shows a toast and calls `onComplete`. Reading stops when the export is
 * cancelled, or when the session, its region or the agency changes.
 */
export function useExport<Row>(listExport: ExportableList<Row>, onComplete: () => void) {
  const dispatch = usePortalDispatch();
  const { getState } = usePortalStore();
  const region = usePortalSelector(selectRegion);
  const sessionId = usePortalSelector(({ session }) => session.sessionId);
  const [progress, setProgress] = useState<ExportProgress>(CHOOSING);
  const jobRef = useRef<ExportJob<Row> | null>(null);

  const cancel = useCallback(() => {
    jobRef.current?.abortController.abort();
    jobRef.current = null;
    setProgress(CHOOSING);
  }, []);
  useEffect(() => cancel, [cancel, region, sessionId, listExport.agency]);

  const save = ({ columns, lines, invalidRowCount, isPartial, gap }: SavedFile<Row>) => {
    const { agency, nouns, table, fileName: baseName = table } = listExport;
    const isComplete = invalidRowCount === 0 && !isPartial && !gap;
    const fileName = buildFileName(
      { baseName, region, agency, isPartial: !isComplete, extension: 'csv' },
      getPlatformTime(getState()),
    );
    const csv = joinCsvLines([buildHeaderLine(columns), ...lines]);
    const savedName = downloadText(fileName, csv);
    jobRef.current = null;
    const countText = formatRowCount(lines.length, nouns);
    const details = [
      ['File', savedName],
      ['Rows', formatNumber(lines.length)],
      ['Columns', String(columns.length)],
    ] as const;
    if (isComplete && showToast({ text: `Saved ${countText}`, details })) return onComplete();
    const invalidRowsNote = invalidRowCount === 0 ? '' : ` ${describeInvalidRows(invalidRowCount)}`;
    const partialNote = isPartial ? ' The rest could not be read.' : '';
    const { title, reason } = gap ? describeListGap(gap, nouns) : {};
    const gapNote = gap ? ` ${title}. ${reason}` : '';
    setProgress({
      status: 'saved',
      text: `Saved ${countText} to ${savedName}.${partialNote}${invalidRowsNote}${gapNote}`,
      hasGap: gap !== null,
    });
  };

  const saveLinesRead = ({ columns, lines, chain }: ExportJob<Row>, isPartial: boolean) => {
    const { invalidRowCount } = chain.counts;
    save({ columns, lines, invalidRowCount, isPartial, gap: isPartial ? null : chain.findGap() });
  };

  const readPages = async (job: ExportJob<Row>, pages: PageSource<Row>) => {
    const { matches } = listExport;
    const { chain, lines, columns, abortController } = job;
    let total = listExport.list.total ?? null;
    while (chain.nextPage !== null) {
      setProgress({ status: 'reading', readCount: chain.counts.rowCount, total, lineCount: lines.length });
      const { data, error } = await dispatch(
        fetchUncachedPage(pages, chain.nextPage, abortController.signal),
      );
      if (abortController.signal.aborted) return;
      if (error) return setProgress({ status: 'failed', failure: error, lineCount: lines.length });
      total = data.total ?? total;
      for (const row of chain.addPage(data))
        if (matches?.(row) ?? true) lines.push(buildRowLine(columns, row));
    }
    saveLinesRead(job, false);
  };

  return {
    progress,
    cancel,
    start: ({ rows }: ExportScope<Row>, columns: readonly Column<Row>[]) => {
      const abortController = new AbortController();
      if (rows) {
        const lines = rows.map((row) => buildRowLine(columns, row));
        // Every selected row was read.
        const invalidRowCount = rows === listExport.selectedRows ? 0 : listExport.list.invalidRowCount;
        save({ columns, lines, invalidRowCount, isPartial: false, gap: null });
      } else if (listExport.pages) {
        jobRef.current = { columns, lines: [], chain: startPageChain(listExport.rowKey), abortController };
        void readPages(jobRef.current, listExport.pages);
      }
    },
    /** Continues with the page that failed. */
    retry: () => jobRef.current && listExport.pages && void readPages(jobRef.current, listExport.pages),
    savePartial: () => jobRef.current && saveLinesRead(jobRef.current, true),
  };
}
