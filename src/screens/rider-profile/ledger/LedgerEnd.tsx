import Button from 'antd/es/button';
import { useCallback, useRef } from 'react';
import { formatTimeNear } from '@/domain/dates';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { LEDGER_KINDS, type LedgerEdge, type LedgerKind } from '@/domain/ledger/mergeLedger';
import { getPlatformTime, toPlatformTime } from '@/session/auth/clockSkew';
import { usePortalStore } from '@/session/hooks';
import { CallFailure } from '@/shared/errors/CallFailure';
import { RecordTime } from '@/ui/data/RecordTime';
import { LEDGER_NOUNS } from './ledgerNouns';
import { type LedgerList } from './useLedger';

interface Props {
  edge: LedgerEdge | null;
  lists: Readonly<Record<LedgerKind, LedgerList>>;
  mayLackRows: boolean;
  /** When the lists were last read, in milliseconds since 1970 by this computer's clock. */
  readAt: number;
}

/** The edge beyond which the merged lists are incomplete, and the button that loads the next page of each list that has one. */
export function LedgerEnd({ edge, lists, mayLackRows, readAt }: Props) {
  const textRef = useRef<HTMLSpanElement>(null);
  const buttonRef = useCallback(
    // React calls the returned function before it removes the button, which may have the focus.
    (span: HTMLSpanElement | null) => () => {
      if (span?.contains(document.activeElement)) textRef.current?.focus();
    },
    [],
  );
  // The failure of another list's next page offers its own retry.
  const continued = LEDGER_KINDS.map((kind) => lists[kind]).filter(
    ({ hasMore, nextPageFailure }) => hasMore && !nextPageFailure,
  );
  return (
    <>
      <p className="ledger__end">
        <span ref={textRef} tabIndex={-1} role="status">
          <ExtentText edge={edge} mayLackRows={mayLackRows} readAt={readAt} />
        </span>{' '}
        {edge && !lists[edge.kind].nextPageFailure && (
          <span ref={buttonRef}>
            <Button
              size="small"
              loading={continued.some(({ isLoadingMore }) => isLoadingMore)}
              onClick={() => continued.forEach(({ loadMore }) => loadMore())}
            >
              Load older entries
            </Button>
          </span>
        )}
      </p>
      {LEDGER_KINDS.map((kind) => {
        const { nextPageFailure, isRefetchFailure, retry, isLoadingMore } = lists[kind];
        return (
          nextPageFailure &&
          !isRefetchFailure && (
            <CallFailure
              key={kind}
              failure={nextPageFailure}
              title={`Older ${LEDGER_NOUNS[kind].plural} could not be read`}
              onRetry={retry}
              isRetrying={isLoadingMore}
            >
              {describeFailure(nextPageFailure)}
            </CallFailure>
          )
        );
      })}
    </>
  );
}

function ExtentText({ edge, mayLackRows, readAt }: Pick<Props, 'edge' | 'mayLackRows' | 'readAt'>) {
  const state = usePortalStore().getState();
  // Back shows lists of before, which may have grown since.
  const readText = mayLackRows
    ? ''
    : `, last read at ${formatTimeNear(toPlatformTime(state, readAt), getPlatformTime(state))}`;
  if (edge === null)
    return mayLackRows
      ? 'Entries may be missing.'
      : `Complete: all payments, passes and orders are here${readText}.`;
  if (edge.time === null) return 'Not complete yet; older entries may be missing';
  return (
    <>
      {mayLackRows ? 'Loaded' : 'Complete'} to <RecordTime time={edge.created} />
      {readText}; {mayLackRows ? 'entries' : 'older entries'} may be missing
    </>
  );
}
