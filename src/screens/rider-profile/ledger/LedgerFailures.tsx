import { Fragment } from 'react';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { LEDGER_KINDS, type LedgerKind } from '@/domain/ledger/mergeLedger';
import { CallFailure } from '@/shared/errors/CallFailure';
import { ListProblemAlerts } from '@/shared/lists/ListProblemAlerts';
import { LEDGER_NOUNS } from './ledgerNouns';
import { type LedgerList } from './useLedger';

/** Failures of the three lists: lists that could not be read or read anew, rows left out, and rows that may be missing. */
export function LedgerFailures({ lists }: { lists: Readonly<Record<LedgerKind, LedgerList>> }) {
  return LEDGER_KINDS.map((kind) => {
    const list = lists[kind];
    const { plural } = LEDGER_NOUNS[kind];
    const refetchFailure = list.isRefetchFailure ? list.nextPageFailure : null;
    const failure = list.failure ?? refetchFailure;
    return (
      <Fragment key={kind}>
        {failure && (
          <CallFailure
            failure={failure}
            title={
              refetchFailure
                ? `The ${plural} could not be read anew: newer ones may be missing here`
                : `The ${plural} could not be read: they are missing here, and questions about ${plural} are off`
            }
            onRetry={list.retry}
            isRetrying={list.isFetching}
          >
            {describeFailure(failure)}
          </CallFailure>
        )}
        <ListProblemAlerts list={list} nouns={LEDGER_NOUNS[kind]} isOneOfSeveral />
      </Fragment>
    );
  });
}
