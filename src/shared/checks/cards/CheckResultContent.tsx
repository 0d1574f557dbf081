import { useContext } from 'react';
import { DescriptionList } from '@/ui/data/DescriptionList';
import { TimeZoneContext } from '@/ui/data/timeZone';
import { type Check, type CheckResult } from '../check';
import { CheckMessages } from './CheckMessages';
import { CheckTable } from './CheckTable';
import { CountShares } from './CountShares';
import { TimelineChart } from './TimelineChart';

/** The messages, the facts, the picture and the table of a result. */
export function CheckResultContent({ check, result }: { check: Check; result: CheckResult }) {
  const { title, hasShares } = check;
  const { status, messages, facts, table, timeline, noTimelineReason, hasTableTimes = false } = result;
  // The title of the column names any other zone.
  const isInBrowserZone = useContext(TimeZoneContext) === '';
  return (
    <>
      {messages.length > 0 && <CheckMessages title={title} messages={messages} status={status} />}
      {facts && !hasShares && <DescriptionList label={title} descriptions={facts} />}
      {facts && hasShares && <CountShares label={title} counts={facts} />}
      {timeline && <TimelineChart timeline={timeline} />}
      {noTimelineReason !== undefined && <p className="check-card__note">{noTimelineReason}</p>}
      {hasTableTimes && isInBrowserZone && messages.length > 0 && (
        <p className="check-card__note">The times in the table are in the browser’s time zone.</p>
      )}
      {table && table.count > 0 && <CheckTable label={title} table={table} />}
    </>
  );
}
