import { type ReactNode, type Ref, useContext } from 'react';
import { Link } from 'react-router-dom';
import { formatDateOrTimestamp } from '@/domain/dates';
import { type LedgerNotes } from '@/domain/ledger/annotateLedger';
import { type LedgerEntry, type LedgerKind } from '@/domain/ledger/mergeLedger';
import { LOADED_ROW_STATE } from '@/shared/lists/infinite/loadedRowLink';
import { buildRelatedPath } from '@/shared/records/relatedPath';
import { renderStatus } from '@/shared/records/statusColumn';
import { MutedSuffix } from '@/ui/data/MutedSuffix';
import { Timestamp } from '@/ui/data/Timestamp';
import { TimeZoneContext } from '@/ui/data/timeZone';
import { Icon, type IconName } from '@/ui/icons/Icon';
import { buildRecordPath } from './buildRecordPath';
import { type describeEntry } from './describeEntry';

const ICONS: Readonly<Record<LedgerKind, IconName>> = {
  payment: 'payments',
  pass: 'passes',
  order: 'purchaseOrders',
};

interface Props {
  agency: string;
  userId: string;
  entry: LedgerEntry;
  /** The day above it; a pass can be of another day than its order. Null without one. */
  day: string | null;
  texts: ReturnType<typeof describeEntry>;
  notes: LedgerNotes;
  linkRef?: Ref<HTMLAnchorElement>;
  /** Called when its record is opened. */
  onOpen?: () => void;
}

/** One payment, pass or order, with the questions about it below. */
export function LedgerRow({ agency, userId, entry, day, texts, notes, linkRef, onOpen }: Props) {
  const { questions, correction, suggestedOrder } = notes;
  const { kind, id, row } = entry;
  const [date, time = ''] = formatDateOrTimestamp(row.created, useContext(TimeZoneContext)).split(' ');
  return (
    <div className="ledger-row">
      <span className="ledger-row__time">
        <Timestamp time={row.created}>{time}</Timestamp>
        {day !== null && date !== day && <span className="ledger-row__date">{date}</span>}
      </span>
      <Icon name={ICONS[kind]} />
      <span className="ledger-row__what">
        <Link
          ref={linkRef}
          to={buildRecordPath(agency, userId, kind, id)}
          state={LOADED_ROW_STATE}
          onClick={onOpen}
          // Found by findFocusableRow, for the shortcut `l`.
          tabIndex={0}
          data-row-focus
        >
          {texts.title} {id}
        </Link>
        {texts.subject && <span> {texts.subject}</span>}
        {kind === 'pass' && row.po_id !== null && (
          <span className="ledger-row__related">
            {' '}
            ·{' '}
            <OrderLink agency={agency} id={String(row.po_id)}>
              order {row.po_id}
            </OrderLink>
          </span>
        )}
      </span>
      <span className="ledger-row__amount">
        <MutedSuffix {...texts.amount} />
      </span>
      <span className="ledger-row__state">{renderStatus(texts.state)}</span>
      {(correction !== null || questions.length > 0 || suggestedOrder !== null) && (
        <ul className="ledger-row__notes">
          {correction !== null && <li>{correction}</li>}
          {questions.map(({ text, missingOrderId }) => (
            <li key={text}>
              {text}
              {missingOrderId !== undefined && (
                <>
                  {' '}
                  <OrderLink agency={agency} id={missingOrderId}>
                    Look it up
                  </OrderLink>
                </>
              )}
            </li>
          ))}
          {suggestedOrder !== null && (
            <li className="ledger-row__guess">
              Perhaps for{' '}
              <OrderLink agency={agency} id={suggestedOrder}>
                order {suggestedOrder}
              </OrderLink>
              ? The amount is the same.
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

/** The order's page in the agency's list, which reads it by its id. */
function OrderLink({ agency, id, children }: { agency: string; id: string; children: ReactNode }) {
  const path = buildRelatedPath('purchaseOrder', agency, id);
  return path === null ? children : <Link to={path}>{children}</Link>;
}
