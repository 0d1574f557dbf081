import { type ReactNode, useEffect, useState } from 'react';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { CallFailure } from '@/shared/errors/CallFailure';
import { type InfiniteRows } from '@/shared/lists/infinite/useInfiniteRows';
import { JsonModal } from '@/ui/json/JsonModal';
import { loadJsonView } from '@/ui/json/loadJsonView';
import { lazyComponent } from '@/ui/loading/lazyComponent';
import { loadModule } from '@/ui/loading/useDynamicImport';
import { waitForIdleOrInteraction } from '@/ui/loading/waitForIdleOrInteraction';
import { type RowAction } from '@/ui/table/column';
import { buildPathOfField } from '../relatedPath';
import { type WithRawJson } from '../withRawJson';
import { MissingRecord } from './MissingRecord';
import { isLookupNeeded, type RecordLookup } from './recordLookup';
import { type RecordFact, RecordSummary } from './RecordSummary';
import { useNextRecord } from './useNextRecord';
import { type RecordParam } from './useRecordParam';
import { type GetShortcutProps, useRecordShortcuts } from './useRecordShortcuts';

const AddToNoteButton = lazyComponent(() =>
  import(/* webpackChunkName: 'journal' */ '@/shared/ticket-note/AddToNoteButton').then(
    (loaded) => loaded.AddToNoteButton,
  ),
);

interface Options<Row> {
  agency: string;
  recordParam: RecordParam;
  list: InfiniteRows<Row>;
  lookup: RecordLookup<Row>;
  /** The modal's title without the id, such as `Pass`. */
  title: string;
  /** The facts above the JSON of the open record. */
  summarize: (row: Row) => readonly RecordFact[];
  /** Buttons for the open record. */
  renderActions?: (row: Row, getShortcutProps: GetShortcutProps) => ReactNode;
}

/** Opens a list's records in a modal with their JSON and buttons for the previous and the next record. */
export function useOpenRecord<Row extends WithRawJson>(
  options: Options<Row>,
): {
  rowAction: RowAction<Row>;
  modal: ReactNode;
} {
  const { agency, recordParam, list, lookup, title, summarize, renderActions } = options;
  const { rows } = list;
  const hasRows = rows.length > 0;
  // Before the press on a row, so that the record is there with its dialog. If it fails, the dialog loads it again.
  useEffect(() => {
    if (!hasRows) return;
    waitForIdleOrInteraction()
      .then(() => loadModule(loadJsonView))
      .catch(() => undefined);
  }, [hasRows]);
  const index = recordParam.id === '' ? -1 : rows.findIndex(({ id }) => String(id) === recordParam.id);
  // While the rows of another filter load, the table shows those of the filter before, which are not in `rows`.
  const [lastOpened, setLastOpened] = useState<{ agency: string; row: Row }>();
  const openedRow =
    lastOpened?.agency === agency && String(lastOpened.row.id) === recordParam.id
      ? lastOpened.row
      : undefined;
  const row = rows[index] ?? (isLookupNeeded(recordParam.id, list) ? lookup.row : undefined) ?? openedRow;
  const getShortcutProps = useRecordShortcuts(row !== undefined);
  const previousRow = rows[index - 1];
  const next = useNextRecord(list, index, recordParam);
  return {
    rowAction: {
      onOpen: (nextRow) => {
        setLastOpened({ agency, row: nextRow });
        recordParam.open(nextRow.id);
      },
      getDialogHref: ({ id }) => recordParam.buildUrl(id),
      openedKey: recordParam.id,
    },
    modal: row ? (
      <JsonModal
        title={`${title} #${row.id}`}
        recordId={String(row.id)}
        json={row.raw}
        buildLink={(field, value) => buildPathOfField(agency, field, value)}
        onClose={recordParam.close}
        note={
          next.failure && (
            <CallFailure title="The next record could not be loaded" failure={next.failure}>
              {describeFailure(next.failure)} Next tries again.
            </CallFailure>
          )
        }
        summary={<RecordSummary facts={summarize(row)} shortcutProps={getShortcutProps('o')} />}
        shortcutProps={{
          copy: getShortcutProps('c'),
          previous: getShortcutProps('['),
          next: getShortcutProps(']'),
        }}
        actions={
          <>
            <span className="json-modal__add-to-note">
              <AddToNoteButton subject={`${title} #${row.id}`} agency={agency} />
            </span>
            {renderActions?.(row, getShortcutProps)}
          </>
        }
        onPrevious={previousRow && (() => recordParam.replace(previousRow.id))}
        onNext={next.onNext}
        stepStatus={next.status}
      />
    ) : (
      isLookupNeeded(recordParam.id, list) && (
        <MissingRecord title={`${title} #${recordParam.id}`} lookup={lookup} onClose={recordParam.close} />
      )
    ),
  };
}
