import Button from 'antd/es/button';
import { type ChangeQueue, countResults } from '@/domain/changes/changeQueue';
import { usePortalDispatch } from '@/session/hooks';
import { queueClosed } from './changeQueueSlice';

/** What became of each agency, at the end of a queue. */
export function QueueResults({ queue }: { queue: ChangeQueue }) {
  const dispatch = usePortalDispatch();
  return (
    <>
      <p role="status" className="queue-bar__position">
        {countResults(queue)}
      </p>
      <table className="queue-bar__results" aria-label="Results">
        <thead>
          <tr>
            <th scope="col">Agency</th>
            <th scope="col">Result</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {queue.items.map(({ agency, result, note }) => (
            <tr key={agency}>
              <th scope="row">{agency}</th>
              <td data-result={result}>{result}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="queue-bar__buttons">
        <Button onClick={() => dispatch(queueClosed())}>Close</Button>
      </div>
    </>
  );
}
