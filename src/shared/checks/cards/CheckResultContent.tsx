import { DescriptionList } from '@/ui/data/DescriptionList';
import { type Check, type CheckResult } from '../check';
import { CheckMessages } from './CheckMessages';
import { CheckTable } from './CheckTable';
import { CountShares } from './CountShares';
import { TimelineChart } from './TimelineChart';

/** The messages, the facts, the picture and the table of a result. */
export function CheckResultContent({ check, result }: { check: Check; result: CheckResult }) {
  const { title, hasShares } = check;
  const { status, messages, facts, table, timeline } = result;
  return (
    <>
      {messages.length > 0 && <CheckMessages title={title} messages={messages} status={status} />}
      {facts && !hasShares && <DescriptionList label={title} descriptions={facts} />}
      {facts && hasShares && <CountShares label={title} counts={facts} />}
      {timeline && <TimelineChart timeline={timeline} />}
      {table && table.count > 0 && <CheckTable label={title} table={table} />}
    </>
  );
}
