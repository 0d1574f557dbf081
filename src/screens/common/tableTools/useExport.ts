import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchUncachedPage } from '@/api/client/fetchUncachedPage';
import { type Failure } from '@/domain/failures';
import { getRegionName } from '@/domain/regions';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { selectRegion } from '@/session/sessionSlice';
import { downloadText } from '@/ui/downloadText';
import { type Column } from '@/ui/table/column';
import { buildFileName, buildCsv, buildHeaderLine, buildRowLine } from './csvFile';
import { formatCount, type ListExport, type ExportScope } from './listExport';

/** An export from the choice to the file; `read` are the rows looked at so far, `count` those to be saved. */
export type ExportProgress =
  | { status: 'choosing' }
  | { status: 'reading'; readCount: number; total: number | null; savedCount: number }
  | { status: 'failed'; failure: Failure; savedCount: number }
  | { status: 'saved'; text: string };

/** What was read so far, as lines of the file: rows, with all that they hold, are not kept. */
interface ExportJob<Row> {
  columns: readonly Column<Row>[];
  lines: string[];
  keys: Set<string>;
  invalidRowCount: number;
  page: number;
  abortController: AbortController;
}

const CHOOSING: ExportProgress = { status: 'choosing' };

/** Saves rows as a file. Reading page after page stops at once when it is cancelled, or the session, its region or the agency changes. */
export function useExport<Row>(table: string, exported: ListExport<Row>) {
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
  useEffect(() => cancel, [cancel, region, sessionId, exported.agency]);

  const save = ({ columns, lines, invalidRowCount }: Omit<ExportJob<Row>, 'page'>, isPartial: boolean) => {
    const { agency, nouns, file = table } = exported;
    const name = buildFileName({ table: file, region: getRegionName(region), agency, isPartial }, new Date());
    downloadText(name, buildCsv([buildHeaderLine(columns), ...lines]), 'text/csv;charset=utf-8');
    jobRef.current = null;
    const invalidRowsNote =
      invalidRowCount === 0
        ? ''
        : ` ${formatCount(invalidRowCount, ROW_NOUNS)} could not be read and are left out.`;
    const partialNote = isPartial ? ' The rest could not be read.' : '';
    setProgress({
      status: 'saved',
      text: `Saved ${formatCount(lines.length, nouns)} to ${name}.${partialNote}${invalidRowsNote}`,
    });
  };

  const readPages = async (
    job: ExportJob<Row>,
    { request, rowKey, matches }: NonNullable<typeof exported.pages>,
  ) => {
    const { keys, lines, columns, abortController } = job;
    let total: number | null = null;
    for (;;) {
      setProgress({ status: 'reading', readCount: keys.size, total, savedCount: lines.length });
      const { data, error } = await dispatch(fetchUncachedPage(request(job.page), abortController.signal));
      if (abortController.signal.aborted) return;
      if (error) return setProgress({ status: 'failed', failure: error, savedCount: lines.length });
      total = data.total ?? total;
      job.invalidRowCount += data.invalidRowCount;
      for (const row of data.rows) {
        // A page may come again while others were added before it.
        const key = String(rowKey(row));
        if (!keys.has(key) && (matches?.(row) ?? true)) lines.push(buildRowLine(columns, row));
        keys.add(key);
      }
      if (data.next === null || data.next <= job.page) return save(job, false);
      job.page = data.next;
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
        keys: new Set<string>(),
        invalidRowCount: 0,
        page: 1,
        abortController,
      };
      if (rows) {
        const lines = rows.map((row) => buildRowLine(columns, row));
        save({ ...newJob, lines, invalidRowCount: exported.list.invalidRowCount }, false);
      } else if (exported.pages) {
        jobRef.current = newJob;
        void readPages(newJob, exported.pages);
      }
    },
    /** Goes on with the page that failed. */
    retry: () => jobRef.current && exported.pages && void readPages(jobRef.current, exported.pages),
    /** Saves what could be read. */
    savePartial: () => jobRef.current && save(jobRef.current, true),
  };
}

const ROW_NOUNS = { singular: 'row', plural: 'rows' };
