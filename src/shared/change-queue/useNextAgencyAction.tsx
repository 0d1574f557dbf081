import { type ComponentType, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ChangeQueue } from '@/domain/changes/changeQueue';
import { usePortalDispatch } from '@/session/hooks';
import { loadOnClick } from '@/session/loadOnClick';
import { type OutcomeAction } from '@/ui/overlay/OutcomeModal';
import { type createNextAction } from './createNextAction';

/** A page's code for queues of its change. The code is loaded when there is a queue, and for 'Do the same in…'. */
interface QueueCode<Subject> {
  /** Chooses the other agencies that get the same. */
  Chooser: ComponentType<{ subject: Subject; onClose: () => void }>;
  createNextAction: typeof createNextAction;
  /** Whether the subject is that of the item that the queue is at. */
  isCurrentItem: (queue: ChangeQueue, subject: Subject) => boolean;
}

/** The button that opens the next agency of a queue, or starts a queue (decision 137). It is for the dialog of a success. */
export function useNextAgencyAction<Subject, Code extends object>(
  queue: ChangeQueue | null,
  load: () => Promise<QueueCode<Subject> & Code>,
) {
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const [subject, setSubject] = useState<Subject | null>(null);
  const [code, setCode] = useState<(QueueCode<Subject> & Code) | null>(null);
  useEffect(() => {
    if (queue !== null || subject !== null) dispatch(loadOnClick(load, setCode));
  }, [queue, subject, load, dispatch]);
  return {
    code,
    chooser: subject !== null && code && <code.Chooser subject={subject} onClose={() => setSubject(null)} />,
    /** For the dialog of a success, which `close` closes. */
    getActions: (done: Subject, close: () => void): readonly OutcomeAction[] => {
      if (queue && code?.isCurrentItem(queue, done))
        return [code.createNextAction(queue, { dispatch, navigate, close })];
      const onClick = () => {
        close();
        setSubject(done);
      };
      return [{ label: 'Do the same in…', onClick }];
    },
  };
}
