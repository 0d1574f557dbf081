import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ChangeQueue, type QueuedChange, type QueueTarget } from '@/domain/changes/changeQueue';
import { usePortalDispatch } from '@/session/hooks';
import { loadOnClick } from '@/session/loadOnClick';
import { type OutcomeAction } from '@/ui/overlay/OutcomeModal';
import { type WriteOutcome } from '../writes/useWrite';
import { type createNextAction } from './createNextAction';

/** A page's code for queues of its change. The code is loaded when there is a queue, and for 'Do the same in…'. */
interface QueueCode<Subject> {
  /** Chooses the other agencies that get the same. */
  Chooser: ComponentType<{ subject: Subject; onClose: () => void }>;
  createNextAction: typeof createNextAction;
  /** Whether the subject was submitted for this item of a queue. */
  isSubmissionOfItem: (subject: Subject, item: QueueTarget, change: QueuedChange) => boolean;
}

/**
 * The button that opens the next agency of a queue, or starts a queue (decision 137). It is for the dialog of a success,
 * that of `outcome`.
 */
export function useNextAgencyAction<Subject, Code extends object>(
  queue: ChangeQueue | null,
  load: () => Promise<QueueCode<Subject> & Code>,
  outcome: WriteOutcome<unknown>,
) {
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const [subject, setSubject] = useState<Subject | null>(null);
  const [code, setCode] = useState<(QueueCode<Subject> & Code) | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const outcomeRef = useRef(outcome);
  useEffect(() => {
    outcomeRef.current = outcome;
  }, [outcome]);
  useEffect(() => {
    if (queue !== null) dispatch(loadOnClick(load, setCode));
  }, [queue, load, dispatch]);
  /** The dialog stays until the code has loaded: otherwise a failure would take the button with it. */
  const openChooser = (done: Subject, close: () => void) => {
    setIsLoading(true);
    const loadChooser = () => load().finally(() => setIsLoading(false));
    const onLoaded = (loaded: QueueCode<Subject> & Code) => {
      setCode(loaded);
      // Whoever has closed the dialog meanwhile may be typing.
      if (outcomeRef.current !== outcome) return;
      close();
      setSubject(done);
    };
    dispatch(loadOnClick(loadChooser, onLoaded));
  };
  return {
    code,
    chooser: subject !== null && code && <code.Chooser subject={subject} onClose={() => setSubject(null)} />,
    /** For the dialog of a success, which `close` closes. */
    getActions: (done: Subject, close: () => void): readonly OutcomeAction[] => {
      const current = queue?.items[queue.position];
      if (queue && current && code?.isSubmissionOfItem(done, current, queue.change))
        return [code.createNextAction(queue, { dispatch, navigate, close })];
      return [{ label: 'Do the same in…', isLoading, onClick: () => openChooser(done, close) }];
    },
  };
}
