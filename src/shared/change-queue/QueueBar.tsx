import Button from 'antd/es/button';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import {
  buildQueuePath,
  type ChangeQueue,
  countResults,
  describeNextItem,
  formatQueuePosition,
  formatTarget,
  getTargetNouns,
  QUEUE_RESULT_LABELS,
  type QueueItem,
} from '@/domain/changes/changeQueue';
import { usePortalDispatch } from '@/session/hooks';
import { focusPageTitle } from '@/ui/focus/focusPageTitle';
import { ignoreSecondClick } from '@/ui/focus/ignoreSecondClick';
import { passFocusOn } from '@/ui/focus/passFocusOn';
import { queueClosed, queueEnded, stepCompleted } from './changeQueueSlice';
import { QueueItems } from './QueueItems';
import { advanceQueue } from './queueSteps';
import './QueueBar.css';

interface Props {
  queue: ChangeQueue;
  /** Names the change. */
  title: ReactNode;
  /** Whether this page has the form of the current item. Otherwise a link leads there. */
  isHere: boolean;
  /** The link's text; by default the agency. */
  linkText?: string;
  /** Opens or fills the form again. */
  open?: { label: string; onClick: () => void } | null;
  /** Called before the queue goes to another item or ends. */
  onLeave?: () => void;
  /** Messages about the current item, below its buttons. Not shown when no item is left. */
  children?: ReactNode;
}

/** The progress of a queue: the actions for its current item, and the results of the others. */
export function QueueBar({ queue, title, isHere, linkText, open = null, onLeave, children }: Props) {
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  // The pages of two applications of an agency differ in their query.
  const location = useLocation();
  useEffect(() => void dispatch(stepCompleted()), [location, dispatch]);
  const { change, items, position } = queue;
  const item = items[position];
  const counts = countResults(queue);
  return (
    <section className="queue-bar card" aria-label="Queue">
      {/* A press puts the next item, or Close, in the same place. */}
      <div className="button-row" onClickCapture={ignoreSecondClick}>
        <div className="queue-bar__text">
          <div className="queue-bar__change">{title}</div>
          <p role="status" className="queue-bar__position">
            {item ? `${formatQueuePosition(queue, position)}${describeResult(item)}` : counts}
          </p>
        </div>
        {item ? (
          <>
            {isHere ? (
              open && (
                <span ref={passFocusOn}>
                  <Button onClick={open.onClick}>{open.label}</Button>
                </span>
              )
            ) : (
              <Link ref={passFocusOn} to={buildQueuePath(change, item)}>
                Go to {linkText ?? formatTarget(change, item)}
              </Link>
            )}
            <span ref={passFocusOn}>
              <Button
                onClick={() => {
                  onLeave?.();
                  dispatch(advanceQueue(navigate));
                }}
              >
                {item.result === null ? `Skip ${formatTarget(change, item)}` : describeNextItem(queue)}
              </Button>
            </span>
            <Button
              type="text"
              onClick={() => {
                onLeave?.();
                focusPageTitle();
                dispatch(queueEnded());
              }}
            >
              End
            </Button>
          </>
        ) : (
          <Button
            onClick={() => {
              focusPageTitle();
              dispatch(queueClosed());
            }}
          >
            Close
          </Button>
        )}
      </div>
      {item && children}
      {!item && <QueueItems queue={queue} />}
      {item && items.length > 1 && (
        <details>
          <summary>
            {items.length} {getTargetNouns(queue)[1]}
            {counts !== '' && `: ${counts}`}
          </summary>
          <QueueItems queue={queue} onLeave={onLeave} />
        </details>
      )}
    </section>
  );
}

function describeResult({ result, note }: QueueItem): string {
  if (result === null) return '';
  const label = QUEUE_RESULT_LABELS[result];
  return note === null ? ` · ${label}` : ` · ${label}: ${note}`;
}
