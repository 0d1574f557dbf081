import { useCallback, useEffect, useRef, useState } from 'react';
import { readApart } from '@/api/client/readApart';
import { type Failure } from '@/domain/failures';
import { regionName } from '@/domain/regions';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { selectRegion } from '@/session/sessionSlice';
import { downloadText } from '@/ui/downloadText';
import { type Column } from '@/ui/table/column';
import { csvName, csvText, headerLine, rowLine } from './csvFile';
import { counted, type ListExport, type Scope } from './listExport';

/** An export from the choice to the file; `read` are the rows looked at so far, `count` those to be saved. */
export type ExportState =
  | { state: 'choosing' }
  | { state: 'reading'; read: number; total: number | null; count: number }
  | { state: 'failed'; failure: Failure; count: number }
  | { state: 'saved'; text: string };

/** What was read so far, as lines of the file: rows, with all that they hold, are not kept. */
interface Job<Row> {
  columns: readonly Column<Row>[];
  lines: string[];
  keys: Set<string>;
  unreadable: number;
  page: number;
  giveUp: AbortController;
}

const CHOOSING: ExportState = { state: 'choosing' };

/** Saves rows as a file. Reading page after page stops at once when it is cancelled, or the session, its region or the agency changes. */
export function useExport<Row>(table: string, exported: ListExport<Row>) {
  const dispatch = usePortalDispatch();
  const region = usePortalSelector(selectRegion);
  const sessionId = usePortalSelector(({ session }) => session.sessionId);
  const [state, setState] = useState<ExportState>(CHOOSING);
  const job = useRef<Job<Row> | null>(null);

  const cancel = useCallback(() => {
    job.current?.giveUp.abort();
    job.current = null;
    setState(CHOOSING);
  }, []);
  useEffect(() => cancel, [cancel, region, sessionId, exported.agency]);

  const save = ({ columns, lines, unreadable }: Omit<Job<Row>, 'page'>, isPartial: boolean) => {
    const { agency, nouns, file = table } = exported;
    const name = csvName({ table: file, region: regionName(region), agency, isPartial }, new Date());
    downloadText(name, csvText([headerLine(columns), ...lines]), 'text/csv;charset=utf-8');
    job.current = null;
    const left = unreadable === 0 ? '' : ` ${counted(unreadable, ROWS)} could not be read and are left out.`;
    const rest = isPartial ? ' The rest could not be read.' : '';
    setState({ state: 'saved', text: `Saved ${counted(lines.length, nouns)} to ${name}.${rest}${left}` });
  };

  const readOn = async (
    present: Job<Row>,
    { request, rowKey, accepts }: NonNullable<typeof exported.pages>,
  ) => {
    const { keys, lines, columns, giveUp } = present;
    let total: number | null = null;
    for (;;) {
      setState({ state: 'reading', read: keys.size, total, count: lines.length });
      const { data, error } = await dispatch(readApart(request(present.page), giveUp.signal));
      if (giveUp.signal.aborted) return;
      if (error) return setState({ state: 'failed', failure: error, count: lines.length });
      total = data.total ?? total;
      present.unreadable += data.unreadable;
      for (const row of data.rows) {
        // A page may come again while others were added before it.
        const key = String(rowKey(row));
        if (!keys.has(key) && (accepts?.(row) ?? true)) lines.push(rowLine(columns, row));
        keys.add(key);
      }
      if (data.next === null || data.next <= present.page) return save(present, false);
      present.page = data.next;
    }
  };

  return {
    state,
    cancel,
    start: ({ rows }: Scope<Row>, columns: readonly Column<Row>[]) => {
      const giveUp = new AbortController();
      const empty = { columns, lines: [], keys: new Set<string>(), unreadable: 0, page: 1, giveUp };
      if (rows) {
        const lines = rows.map((row) => rowLine(columns, row));
        save({ ...empty, lines, unreadable: exported.list.unreadable }, false);
      } else if (exported.pages) {
        job.current = empty;
        void readOn(empty, exported.pages);
      }
    },
    /** Goes on with the page that failed. */
    retry: () => job.current && exported.pages && void readOn(job.current, exported.pages),
    /** Saves what could be read. */
    savePart: () => job.current && save(job.current, true),
  };
}

const ROWS = { one: 'row', many: 'rows' };
