import { type CallRecord } from '@/session/callsSlice';
import { hasFailed, outcomeText } from './callsText';

const COLUMNS = ['Time (UTC)', 'Method', 'Path', 'Outcome', 'ms', 'Tries', 'Token', 'Agency'];
const NUMBERS = ['ms', 'Tries'];

/** Calls as a table that scrolls in its own place. */
export function CallRows({ calls }: { calls: readonly CallRecord[] }) {
  return (
    // What scrolls has to take the focus, or the keyboard can't scroll it.
    <div className="calls__rows" role="region" aria-label="Calls, newest first" tabIndex={0}>
      <table className="calls__table">
        <thead>
          <tr>
            {COLUMNS.map((title) => (
              <th key={title} scope="col" className={NUMBERS.includes(title) ? 'calls__number' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <tr key={call.id} className={hasFailed(call) ? 'calls__failed' : undefined}>
              <td>{new Date(call.startedAt).toISOString().slice(11, 23)}</td>
              <td>{call.method}</td>
              <td className="calls__path">{call.path}</td>
              <td>
                {outcomeText(call)}
                {call.kind === 'ahead' && ' (ahead)'}
              </td>
              <td className="calls__number">{call.ms ?? '…'}</td>
              <td className="calls__number">{call.ms === null ? '…' : call.tries}</td>
              <td>{call.audience}</td>
              <td>{call.agency ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
