import Button from 'antd/es/button';
import { describeFailure } from '@/domain/failures';
import { type LedgerEdge, type LedgerKind } from '@/domain/ledger/mergeLedger';
import { CallFailure } from '@/shared/errors/CallFailure';
import { RecordTime } from '@/ui/data/RecordTime';
import { LEDGER_NOUNS } from './ledgerNouns';
import { type LedgerList } from './useLedger';

interface Props {
  edge: LedgerEdge | null;
  lists: Readonly<Record<LedgerKind, LedgerList>>;
  mayLackRows: boolean;
}

/** Where the merged lists end to be complete, and the button that loads the list that holds them up. */
export function LedgerEnd({ edge, lists, mayLackRows }: Props) {
  if (edge === null) {
    return mayLackRows ? null : (
      <p className="ledger__end">Complete: all payments, passes and orders are here.</p>
    );
  }
  const list = lists[edge.kind];
  const { plural } = LEDGER_NOUNS[edge.kind];
  if (list.nextPageFailure)
    return (
      <CallFailure
        failure={list.nextPageFailure}
        title={`Older ${plural} could not be read`}
        onRetry={list.loadMore}
        isRetrying={list.isLoadingMore}
      >
        {describeFailure(list.nextPageFailure)}
      </CallFailure>
    );
  return (
    <p className="ledger__end">
      {edge.time === null ? (
        'Not complete yet'
      ) : (
        <>
          Complete to <RecordTime time={new Date(edge.time).toISOString()} />
        </>
      )}
      ; older entries may be missing{' '}
      <Button size="small" loading={list.isLoadingMore} onClick={list.loadMore}>
        Load older {plural}
      </Button>
    </p>
  );
}
