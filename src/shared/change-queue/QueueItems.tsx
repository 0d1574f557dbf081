import Button from 'antd/es/button';
import { useNavigate } from 'react-router-dom';
import {
  type ChangeQueue,
  formatTarget,
  getTargetNouns,
  QUEUE_RESULT_LABELS,
  type QueueItem,
} from '@/domain/changes/changeQueue';
import { usePortalDispatch } from '@/session/hooks';
import { passFocusOn } from '@/ui/focus/passFocusOn';
import { reopenItem } from './queueSteps';

interface Props {
  queue: ChangeQueue;
  /** Called before another item is opened. */
  onLeave?: () => void;
}

/** The results of all items of a queue. An item that is not as the queue asks for can be opened again. */
export function QueueItems({ queue, onLeave }: Props) {
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const { change, items, position } = queue;
  const [noun] = getTargetNouns(queue);
  return (
    <table className="queue-bar__results" aria-label="Results">
      <thead>
        <tr>
          <th scope="col">{noun === 'agency' ? 'Agency' : 'Application'}</th>
          <th scope="col">Result</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => {
          const label = formatTarget(change, item);
          return (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-result={item.result}>{describeState(item, index === position)}</td>
              <td>
                {item.note !== null && <span className="queue-bar__note">{item.note}</span>}
                {index !== position && isOpenable(item) && (
                  <span ref={passFocusOn}>
                    <Button
                      type="link"
                      size="small"
                      aria-label={`Open ${label}`}
                      onClick={() => {
                        onLeave?.();
                        dispatch(reopenItem(index, navigate));
                      }}
                    >
                      Open
                    </Button>
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function describeState({ result }: QueueItem, isCurrent: boolean): string {
  if (result !== null) return QUEUE_RESULT_LABELS[result];
  return isCurrent ? 'now' : 'to do';
}

function isOpenable({ result }: QueueItem): boolean {
  return result !== null && result !== 'done' && result !== 'unchanged';
}
