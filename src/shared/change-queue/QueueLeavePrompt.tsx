import { type ComponentProps } from 'react';
import { usePortalDispatch } from '@/session/hooks';
import { LeavePrompt } from '@/ui/overlay/LeavePrompt';
import { type undoStep } from './queueSteps';

interface Props extends ComponentProps<typeof LeavePrompt> {
  /** The page's code for queues; null while it has none. */
  code: { undoStep: typeof undoStep } | null;
}

/** The `LeavePrompt` of an agency's page that a queue leads to: with 'Stay' the queue stays too. */
export function QueueLeavePrompt({ code, ...prompt }: Props) {
  const dispatch = usePortalDispatch();
  return <LeavePrompt {...prompt} onStay={(to) => code && dispatch(code.undoStep(to))} />;
}
