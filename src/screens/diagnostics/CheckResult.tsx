import { FactList } from '../../ui/FactList';
import { type Verdict } from './check';
import { ResultRows } from './ResultRows';

/** What a check found: its messages, its facts or its table. */
export function CheckResult({ title, verdict }: { title: string; verdict: Verdict }) {
  const { status, messages, facts, table } = verdict;
  return (
    <>
      {messages.length > 0 && (
        <ul className="check-card__messages" data-status={status}>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {facts && <FactList label={title} facts={facts} />}
      {table && table.count > 0 && <ResultRows label={title} table={table} />}
    </>
  );
}
