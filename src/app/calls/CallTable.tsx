import { type Configuration } from '@/domain/configuration';
import { type CallRecord } from '@/session/callsSlice';
import { usePortalSelector } from '@/session/hooks';
import { CopyIconButton } from '@/ui/data/CopyIconButton';
import { formatCurl, formatOutcome, hasFailed } from './formatCall';

const COLUMNS = ['Time (UTC)', 'Method', 'Path', 'Outcome', 'ms', 'Attempts', 'Token', 'Agency', 'cURL'];
const NUMERIC_COLUMNS = ['ms', 'Attempts'];

export function CallTable({ calls }: { calls: readonly CallRecord[] }) {
  const configuration = usePortalSelector((state) => state.configuration);
  return (
    // A scrollable region must take the focus, or the keyboard cannot scroll it.
    <div className="calls__scroll-area" role="region" aria-label="Calls, newest first" tabIndex={0}>
      <table className="calls__table">
        <thead>
          <tr>
            {COLUMNS.map((title) => (
              <th
                key={title}
                scope="col"
                className={NUMERIC_COLUMNS.includes(title) ? 'calls__number' : undefined}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <tr key={call.id} className={hasFailed(call) ? 'calls__failed' : undefined}>
              <td>{formatUtcTime(call.startedAt)}</td>
              <td>{call.method}</td>
              <td className="calls__path">{call.path}</td>
              <td>
                {formatOutcome(call)}
                {call.kind === 'prefetch' && ' (prefetch)'}
              </td>
              <td className="calls__number">{call.durationMs ?? '…'}</td>
              <td className="calls__number">{call.durationMs === null ? '…' : call.attempts}</td>
              <td>{call.audience}</td>
              <td>{call.agency ?? '—'}</td>
              <td>
                <CurlButton call={call} configuration={configuration} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CurlButton({ call, configuration }: { call: CallRecord; configuration: Configuration }) {
  const command = formatCurl(call, configuration);
  const label = `${call.method} ${call.path} as cURL`;
  return command !== null && <CopyIconButton label={label} text={command} successText={`Copied ${label}`} />;
}

/** For example `12:34:56.789`. */
function formatUtcTime(timestamp: number): string {
  return new Date(timestamp).toISOString().slice(11, 23);
}
