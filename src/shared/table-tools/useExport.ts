import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchUncachedPage, type PageSource } from '@/api/client/pages';
import { type Failure } from '@/domain/failures';
import { getRegionName } from '@/domain/regions';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { downloadText } from '@/ui/data/downloadText';
import { type Column } from '@/ui/table/column';
import { buildCsv, buildFileName, buildHeaderLine, buildRowLine } from './csvFile';
import { type ExportScope, formatCount, type ListExport } from './listExport';

/**
 * `readCount` counts the rows read so far, `savedCount` those of them that the file will contain. `total` is null
 * until a page contains it.
 */
export type ExportProgress =
  | { status: 'choosing' }
  | { status: 'reading'; readCount: number; total: number | null; savedCount: number }
  | { status: 'failed'; failure: Failure; savedCount: number }
  | { status: 'saved'; text: string };

/** A running export. It stores rows as lines of the file, which need less memory than their objects. */
interface ExportJob<Row> {
  columns: readonly Column<Row>[];
  lines: string[];
  readRowKeys: Set<string>;
  invalidRowCount: number;
  nextPage: number;
  abortController: AbortController;
}

const CHOOSING: ExportProgress = { status: 'choosing' };

/**
 * Saves rows as a CSV file. Reading stops when the export is cancelled, or when the session, its region or the
 * agency changes.
 */
export function useExport<Row>(listExport: ListExport<Row>) {
  const dispatch = usePortalDispatch();
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

  const save = (
    { columns, lines, invalidRowCount }: Omit<ExportJob<Row>, 'nextPage'>,
    { isPartial }: { isPartial: boolean },
  ) => {
    const { agency, nouns, table, fileName: baseName = table } = listExport;
    const fileName = buildFileName(
      { baseName, region: getRegionName(region), agency, isPartial },
      new Date(),
    );
    downloadText(fileName, buildCsv([buildHeaderLine(columns), ...lines]), 'text/csv;charset=utf-8');
    jobRef.current = null;
    const invalidRowsNote =
      invalidRowCount === 0
        ? ''
        : ` ${formatCount(invalidRowCount, ROW_NOUNS)} could not be read and are left out.`;
    const partialNote = isPartial ? ' The rest could not be read.' : '';
    setProgress({
      status: 'saved',
      text: `Saved ${formatCount(lines.length, nouns)} to ${fileName}.${partialNote}${invalidRowsNote}`,
    });
  };

  const readPages = async (job: ExportJob<Row>, pages: PageSource<Row>) => {
    const { rowKey, matches } = listExport;
    const { readRowKeys, lines, columns, abortController } = job;
    let total = listExport.list.total ?? null;
    for (;;) {
      setProgress({ status: 'reading', readCount: readRowKeys.size, total, savedCount: lines.length });
      const { data, error } = await dispatch(fetchUncachedPage(pages, job.nextPage, abortController.signal));
      if (abortController.signal.aborted) return;
      if (error) return setProgress({ status: 'failed', failure: error, savedCount: lines.length });
      total = data.total ?? total;
      job.invalidRowCount += data.invalidRowCount;
      for (const row of data.rows) {
        // New rows shift later ones to the next page, so a row can be read twice.
        const key = String(rowKey(row));
        if (!readRowKeys.has(key) && (matches?.(row) ?? true)) lines.push(buildRowLine(columns, row));
        readRowKeys.add(key);
      }
      if (data.next === null || data.next <= job.nextPage) return save(job, { isPartial: false });
      job.nextPage = data.next;
    }
  };

  return {
    progress,
    cancel,
    start: ({ rows }: ExportScope<Row>, columns: readonly Column<Row>[]) => {
      const abortController = new AbortController();
      const newJob = {
        columns,
        lines: [],
        readRowKeys: new Set<string>(),
        invalidRowCount: 0,
        nextPage: 1,
        abortController,
      };
      if (rows) {
        const lines = rows.map((row) => buildRowLine(columns, row));
        save({ ...newJob, lines, invalidRowCount: listExport.list.invalidRowCount }, { isPartial: false });
      } else if (listExport.pages) {
        jobRef.current = newJob;
        void readPages(newJob, listExport.pages);
      }
    },
    /** Continues with the page that failed. */
    retry: () => jobRef.current && listExport.pages && void readPages(jobRef.current, listExport.pages),
    savePartial: () => jobRef.current && save(jobRef.current, { isPartial: true }),
  };
}

const ROW_NOUNS = { singular: 'row', plural: 'rows' };
