import { DescriptionList } from '@/ui/data/DescriptionList';
import { type CheckResult } from './checks/check';
import { CheckTable } from './CheckTable';

/** The messages, the facts and the table of a result. */
export function CheckResultContent({ title, result }: { title: string; result: CheckResult }) {
  const { status, messages, facts, table } = result;
  return (
    <>
      {messages.length > 0 && <Messages title={title} messages={messages} status={status} />}
      {facts && <DescriptionList label={title} descriptions={facts} />}
      {table && table.count > 0 && <CheckTable label={title} table={table} />}
    </>
  );
}

/** A longer list of messages scrolls within the card. */
const MAX_MESSAGES_WITHOUT_SCROLLING = 3;

function Messages({ title, messages, status }: { title: string } & Pick<CheckResult, 'messages' | 'status'>) {
  const list = (
    <ul>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
  if (messages.length <= MAX_MESSAGES_WITHOUT_SCROLLING) {
    return (
      <div className="check-card__messages" data-status={status}>
        {list}
      </div>
    );
  }
  return (
    <div
      className="check-card__messages check-card__messages--many"
      data-status={status}
      role="region"
      aria-label={`${title}, messages`}
      tabIndex={0}
    >
      {list}
    </div>
  );
}
