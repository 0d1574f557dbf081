import { type RolloutStep } from '@/domain/rollout/rollout';
import { joinSentences } from '@/lib/text/joinSentences';
import { usePortalSelector } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journal';

/**
 * The note of an agency that was not changed as planned, with the platform's own message. A step does not store that message;
 * the change journal has it, without secrets.
 */
export function useStepNote(step: RolloutStep | undefined): string | null {
  const message = usePortalSelector((state) =>
    step && (step.status === 'failed' || step.status === 'unknown')
      ? selectJournal(state).changes.find(({ id }) => id === step.changeId)?.message
      : null,
  );
  const note = step?.note ?? null;
  if (!message || message === note) return note;
  return joinSentences([...(note === null ? [] : [note]), `Changes says: ${message}`]);
}
