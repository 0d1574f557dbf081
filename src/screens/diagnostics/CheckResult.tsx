import { FactList } from '@/ui/FactList';
import { type Verdict } from './check';
import { ResultRows } from './ResultRows';

/** What a check found: its messages, its facts or its table. */
export function CheckResult({ title, verdict }: { title: string; verdict: Verdict }) {
  const { status, messages, facts, table } = verdict;
  return (
    <>
      {messages.length > 0 && <Messages title={title} messages={messages} status={status} />}
      {facts && <FactList label={title} facts={facts} />}
      {table && table.count > 0 && <ResultRows label={title} table={table} />}
    </>
  );
}

/** Messages that fill their room at most: what is more is scrolled to. */
const WITHOUT_SCROLLING = 3;

function Messages({ title, messages, status }: { title: string } & Pick<Verdict, 'messages' | 'status'>) {
  const list = (
    <ul>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
  if (messages.length <= WITHOUT_SCROLLING) {
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
