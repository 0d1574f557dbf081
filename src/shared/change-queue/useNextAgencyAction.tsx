import { type ComponentType, useEffect, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { type ChangeQueue } from '@/domain/changes/changeQueue';
import { type PortalDispatch, usePortalDispatch } from '@/session/hooks';
import { type OutcomeAction } from '@/ui/overlay/OutcomeModal';

/** What a page needs for queues of its change. It is loaded when there is one, and for 'Do the same in…'. */
export interface QueueCode<Subject> {
  /** Chooses the other agencies that get the same. */
  Chooser: ComponentType<{ subject: Subject; onClose: () => void }>;
  /** Leads on after a success; null if it was none of the queue's current item. */
  getNextAction: (
    queue: ChangeQueue,
    subject: Subject,
    go: { dispatch: PortalDispatch; navigate: NavigateFunction; close: () => void },
  ) => OutcomeAction | null;
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
  // If it cannot be loaded, the notice of uncaught errors says so, and the next press tries again.
  useEffect(() => {
    if (queue !== null || subject !== null) void load().then(setCode);
  }, [queue, subject, load]);
  return {
    code,
    chooser: subject !== null && code && <code.Chooser subject={subject} onClose={() => setSubject(null)} />,
    /** For the dialog of a success, which `close` closes. */
    getActions: (done: Subject, close: () => void): readonly OutcomeAction[] => {
      const next = queue && code?.getNextAction(queue, done, { dispatch, navigate, close });
      if (next) return [next];
      const onClick = () => {
        close();
        setSubject(done);
      };
      return [{ label: 'Do the same in…', onClick }];
    },
  };
}
