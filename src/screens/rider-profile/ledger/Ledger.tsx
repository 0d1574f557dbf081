import { type ReactNode, useMemo, useState } from 'react';
import { paymentApi } from '@/api/payment';
import { formatTimestamp } from '@/domain/dates';
import { type Medium } from '@/domain/entities/medium';
import { foldLedger, type LedgerItem, listItemEntries } from '@/domain/ledger/foldLedger';
import { type LedgerEntry } from '@/domain/ledger/mergeLedger';
import { suggestOrder } from '@/domain/ledger/suggestOrder';
import { selectCurrency } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { describeEntry } from './describeEntry';
import { LedgerEnd } from './LedgerEnd';
import { LedgerFailures } from './LedgerFailures';
import { type LedgerFilter, matchesFilter } from './ledgerFilter';
import { LedgerRow } from './LedgerRow';
import { LedgerTools } from './LedgerTools';
import { useCorrections } from './useCorrections';
import { useLedger } from './useLedger';
import './Ledger.css';

const NO_MEDIUMS: readonly Medium[] = [];

/** The rider's payments, passes and orders on one line of time (fleet.md 6.5). It changes nothing. */
export function Ledger({ agency, userId }: { agency: string; userId: string }) {
  const currency = usePortalSelector(selectCurrency);
  // From the cache of PAYMENTS: without it, a payment has the platform's name of its medium.
  const mediums = paymentApi.endpoints.listMediums.useQueryState({ agency }).currentData?.rows ?? NO_MEDIUMS;
  const { lists, isLoading, ledger, askAbout } = useLedger(agency, userId, currency);
  const corrections = useCorrections(agency, userId, currency);
  const [filter, setFilter] = useState<LedgerFilter>('all');
  const { shown, counts } = useMemo(() => {
    const all = [...ledger.entries, ...ledger.undated];
    const facts = (entry: LedgerEntry) => ({
      hasQuestion: askAbout(entry).length > 0,
      isCorrected: entry.kind === 'payment' && corrections.has(entry.id),
    });
    const count = (key: LedgerFilter) =>
      all.filter((entry) => matchesFilter(entry, key, facts(entry))).length;
    return {
      shown: (entries: readonly LedgerEntry[]) =>
        entries.filter((entry) => matchesFilter(entry, filter, facts(entry))),
      counts: count,
    };
  }, [ledger, askAbout, corrections, filter]);
  const orders = useMemo(
    () => ledger.entries.filter((entry): entry is LedgerEntry<'order'> => entry.kind === 'order'),
    [ledger],
  );
  const entries = shown(ledger.entries);
  const undated = shown(ledger.undated);
  const renderEntry = (entry: LedgerEntry, day: string | null) => (
    <LedgerRow
      agency={agency}
      entry={entry}
      day={day}
      texts={describeEntry(entry, currency, mediums)}
      questions={askAbout(entry)}
      correction={entry.kind === 'payment' ? corrections.get(entry.id) : undefined}
      suggestedOrder={entry.kind === 'payment' ? suggestOrder(entry, orders) : null}
    />
  );
  return (
    <section className="ledger card" aria-label="Ledger" aria-busy={isLoading}>
      <LedgerTools
        {...{ agency, userId, counts, filter }}
        onFilter={setFilter}
        edge={ledger.edge}
        entries={[...entries, ...undated]}
        describe={(entry) => {
          const { title, subject, amount, state } = describeEntry(entry, currency, mediums);
          return [`${title} ${entry.id}`, subject, amount, state].filter(Boolean).join(' · ');
        }}
      />
      <LedgerFailures lists={lists} />
      {isLoading ? (
        <p className="ledger__loading">Loading…</p>
      ) : (
        <>
          {groupByDay(foldLedger(entries)).map(([day, items]) => (
            <section key={day} aria-label={day} className="ledger__day">
              <h3>{day}</h3>
              <ol>
                {items.map((item) => (
                  <LedgerItemView
                    key={getKey(item)}
                    item={item}
                    renderEntry={(entry) => renderEntry(entry, day)}
                  />
                ))}
              </ol>
            </section>
          ))}
          {undated.length > 0 && (
            <section aria-label="Without a date" className="ledger__day">
              <h3>Without a date</h3>
              <ol>
                {undated.map((entry) => (
                  <li key={getKey(entry)}>{renderEntry(entry, null)}</li>
                ))}
              </ol>
            </section>
          )}
          {entries.length + undated.length === 0 && (
            <EmptyState
              title={
                filter === 'all' && ledger.edge === null
                  ? 'Nothing yet'
                  : 'Nothing of this kind above the edge'
              }
            />
          )}
          <LedgerEnd edge={ledger.edge} lists={lists} />
        </>
      )}
    </section>
  );
}

function LedgerItemView({
  item,
  renderEntry,
}: {
  item: LedgerItem;
  renderEntry: (entry: LedgerEntry) => ReactNode;
}) {
  if (item.kind === 'session')
    return (
      <li className="ledger__group">
        <details open>
          <summary>
            session {item.session} ({listItemEntries(item).length})
          </summary>
          <ol>
            {item.items.map((member) => (
              <LedgerItemView key={getKey(member)} item={member} renderEntry={renderEntry} />
            ))}
          </ol>
        </details>
      </li>
    );
  if (item.kind === 'orderWithPasses')
    return (
      <li>
        {renderEntry(item.order)}
        <ol className="ledger__passes">
          {item.passes.map((pass) => (
            <li key={getKey(pass)}>{renderEntry(pass)}</li>
          ))}
        </ol>
      </li>
    );
  return <li>{renderEntry(item)}</li>;
}

function getKey(item: LedgerItem): string {
  const [first] = listItemEntries(item);
  return first ? `${item.kind} ${first.kind} ${first.id}` : item.kind;
}

/** The items by the day of their newest entry, in the browser's time zone. */
function groupByDay(items: readonly LedgerItem[]): readonly (readonly [string, readonly LedgerItem[]])[] {
  const days = new Map<string, LedgerItem[]>();
  for (const item of items) {
    const times = listItemEntries(item).map(({ time }) => time ?? 0);
    const [day = ''] = formatTimestamp(new Date(Math.max(...times)).toISOString()).split(' ');
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days];
}
