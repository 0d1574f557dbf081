import { type ReactNode, useContext } from 'react';
import { formatDateOrTimestamp, formatIsoTimestamp } from '@/domain/dates';
import { foldLedger, type LedgerItem, listItemEntries } from '@/domain/ledger/foldLedger';
import { type LedgerEntry } from '@/domain/ledger/mergeLedger';
import { groupBy } from '@/lib/groupBy';
import { MutedSuffix } from '@/ui/data/MutedSuffix';
import { nameTimeZone, TimeZoneContext } from '@/ui/data/timeZone';

const ISO_DAY_LENGTH = 'YYYY-MM-DD'.length;

/** `day`: the day above the entry. */
type RenderEntry = (entry: LedgerEntry, day: string) => ReactNode;

/** The entries by day, with passes under their orders and under sessions of the app. */
export function LedgerDays({
  entries,
  renderEntry,
}: {
  entries: readonly LedgerEntry[];
  renderEntry: RenderEntry;
}) {
  const timeZone = useContext(TimeZoneContext);
  const zoneText = timeZone === '' ? '' : ` ${nameTimeZone(timeZone)}`;
  const days = groupBy(foldLedger(entries), (item) =>
    formatIsoTimestamp(getNewestTime(item), timeZone).slice(0, ISO_DAY_LENGTH),
  );
  // A date without a time is sorted as midnight in UTC, which can be the day before.
  const newestFirst = [...days].sort(([a], [b]) => (a < b ? 1 : -1));
  return newestFirst.map(([isoDay, items]) => {
    const [firstItem] = items;
    const time = firstItem ? getNewestTime(firstItem) : null;
    const [day = ''] = formatDateOrTimestamp(time, timeZone).split(' ');
    return (
      <section key={isoDay} aria-label={day} className="ledger__day">
        <h3>
          <MutedSuffix text={day} suffix={zoneText} />
        </h3>
        <ol>
          {items.map((item) => (
            <LedgerItemView key={getKey(item)} item={item} renderEntry={(entry) => renderEntry(entry, day)} />
          ))}
        </ol>
      </section>
    );
  });
}

interface ItemProps {
  item: LedgerItem;
  renderEntry: (entry: LedgerEntry) => ReactNode;
}

function LedgerItemView({ item, renderEntry }: ItemProps) {
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
            <li key={pass.id}>{renderEntry(pass)}</li>
          ))}
        </ol>
      </li>
    );
  return <li>{renderEntry(item)}</li>;
}

function getKey(item: LedgerItem): string {
  if (item.kind === 'session') return `session ${item.session}`;
  const { kind, id } = item.kind === 'orderWithPasses' ? item.order : item;
  return `${kind} ${id}`;
}

/** The time of an item's newest entry, as the platform sent it. */
function getNewestTime(item: LedgerItem): string | null {
  return listItemEntries(item).reduce((a, b) => ((b.time ?? 0) > (a.time ?? 0) ? b : a)).row.created;
}
