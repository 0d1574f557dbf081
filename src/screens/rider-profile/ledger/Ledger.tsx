import { useListMediumsQuery } from '@/api/payment';
import { type Medium } from '@/domain/entities/medium';
import { type LedgerEntry } from '@/domain/ledger/mergeLedger';
import { formatPaymentStatus } from '@/domain/payments/paymentStatus';
import { selectCurrency } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { describeEntry } from './describeEntry';
import { LedgerDays } from './LedgerDays';
import { LedgerEnd } from './LedgerEnd';
import { LedgerFailures } from './LedgerFailures';
import { type LedgerFilter, matchesFilter, useLedgerFilter } from './ledgerFilter';
import { LedgerRow } from './LedgerRow';
import { LedgerTools } from './LedgerTools';
import { useLedger } from './useLedger';
import { useOpenedEntry } from './useOpenedEntry';

const NO_MEDIUMS: readonly Medium[] = [];

/** The rider's payments, passes and orders on one line of time (decision 135). It changes nothing. */
export function Ledger({ agency, userId }: { agency: string; userId: string }) {
  const currency = usePortalSelector(selectCurrency);
  // Until they are loaded, a payment has the platform's name of its medium.
  const mediums = useListMediumsQuery({ agency }).currentData?.rows ?? NO_MEDIUMS;
  const { lists, isLoading, ledger, mayLackRows, readAt, notes, correctionCount } = useLedger(
    agency,
    userId,
    currency,
  );
  const [filter, setFilter] = useLedgerFilter();
  const { getLinkRef, onOpen } = useOpenedEntry();
  const select = (all: readonly LedgerEntry[], key: LedgerFilter) =>
    all.filter((entry) => {
      const entryNotes = notes.get(entry);
      return entryNotes && matchesFilter(entry, entryNotes, key);
    });
  const entries = select(ledger.entries, filter);
  const undated = select(ledger.undated, filter);
  const renderEntry = (entry: LedgerEntry, day: string | null) => {
    const entryNotes = notes.get(entry);
    return (
      entryNotes && (
        <LedgerRow
          agency={agency}
          userId={userId}
          entry={entry}
          day={day}
          texts={describeEntry(entry, currency, mediums)}
          notes={entryNotes}
          linkRef={getLinkRef(entry)}
          onOpen={() => onOpen(entry)}
        />
      )
    );
  };
  return (
    <section className="ledger card" aria-label="Ledger" aria-busy={isLoading}>
      <LedgerTools
        agency={agency}
        userId={userId}
        filter={filter}
        mayLackRows={mayLackRows}
        readAt={readAt}
        isLoading={isLoading}
        correctionCount={correctionCount}
        countEntries={(key) => select([...notes.keys()], key).length}
        onFilter={setFilter}
        edge={ledger.edge}
        entries={[...entries, ...undated]}
        describe={(entry) => {
          const { title, subject, amount, state } = describeEntry(entry, currency, mediums);
          return [
            `${title} ${entry.id}`,
            subject,
            amount.text + amount.suffix,
            state && formatPaymentStatus(state),
          ]
            .filter(Boolean)
            .join(' · ');
        }}
      />
      <LedgerFailures lists={lists} />
      {isLoading ? (
        <p role="status">Loading…</p>
      ) : (
        <>
          <LedgerDays entries={entries} renderEntry={renderEntry} />
          {undated.length > 0 && (
            <section aria-label="Without a date" className="ledger__day">
              <h3>Without a date</h3>
              <ol>
                {undated.map((entry) => (
                  <li key={`${entry.kind} ${entry.id}`}>{renderEntry(entry, null)}</li>
                ))}
              </ol>
            </section>
          )}
          {/* Always rendered, so that screen readers read what a chip leaves. */}
          <div role="status" className="ledger__empty">
            {entries.length + undated.length === 0 && (
              <EmptyState
                title={describeEmptyLedger(filter, { lists, ledger, mayLackRows, correctionCount })}
              />
            )}
          </div>
          <LedgerEnd edge={ledger.edge} lists={lists} mayLackRows={mayLackRows} readAt={readAt} />
        </>
      )}
    </section>
  );
}

function describeEmptyLedger(
  filter: LedgerFilter,
  {
    lists,
    ledger,
    mayLackRows,
    correctionCount,
  }: Pick<ReturnType<typeof useLedger>, 'lists' | 'ledger' | 'mayLackRows' | 'correctionCount'>,
): string {
  if (filter === 'corrected' && correctionCount > 0 && ledger.edge !== null && !lists.payment.failure)
    return 'What you have corrected is older than what is shown';
  if (filter !== 'all') return 'Nothing of this kind among what is shown';
  return ledger.edge === null && !mayLackRows ? 'Nothing yet' : 'No entries could be shown';
}
