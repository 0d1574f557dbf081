import Button from 'antd/es/button';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buildQueuePath, type ChangeQueue, describeNextItem } from '@/domain/changes/changeQueue';
import { formatTypedValue, truncateValue } from '@/domain/ruleValue';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { queueEnded } from './changeQueueSlice';
import { QueueResults } from './QueueResults';
import { selectChangeQueue } from './selectChangeQueue';
import { useAdvanceQueue } from './useAdvanceQueue';
import './QueueBar.css';

interface Props {
  /** The agency of the page; null on a page of no agency. */
  agency: string | null;
  /** Opens the editor of the current item, on its page. */
  onOpen?: () => void;
  /** What is said of the current item. */
  children?: ReactNode;
}

/** Where a queue is, and what can be done with its current agency. Nothing without a queue. */
export function QueueBar({ agency, onOpen, children }: Props) {
  const queue = usePortalSelector(selectChangeQueue);
  const dispatch = usePortalDispatch();
  const advance = useAdvanceQueue();
  if (!queue) return null;
  const { change, items, position } = queue;
  const item = items[position];
  return (
    <section className="queue-bar card" aria-label="Queue">
      <p className="queue-bar__change">
        <strong>{change.identity}</strong> of {change.category}: the value of {change.source},{' '}
        <code>{truncateValue(formatTypedValue(change.ruleJson))}</code>
      </p>
      {item ? (
        <>
          <p role="status" className="queue-bar__position">
            {position + 1} of {items.length}: {item.agency}
            {item.result !== null && ` · ${describeItem(item)}`}
          </p>
          {children}
          <div className="queue-bar__buttons">
            {item.agency !== agency ? (
              <Link to={buildQueuePath(change, item.agency)}>Go to {item.agency}</Link>
            ) : (
              item.result !== 'done' && onOpen && <Button onClick={onOpen}>Open the editor</Button>
            )}
            <Button onClick={() => advance(queue)}>
              {item.result === null ? `Skip ${item.agency}` : describeNextItem(queue)}
            </Button>
            <Button type="text" onClick={() => dispatch(queueEnded())}>
              End
            </Button>
          </div>
        </>
      ) : (
        <QueueResults queue={queue} />
      )}
    </section>
  );
}

function describeItem({ result, note }: ChangeQueue['items'][number]): string {
  return note === null ? `${result}` : `${result}: ${note}`;
}
