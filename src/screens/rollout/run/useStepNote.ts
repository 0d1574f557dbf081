import { describeServerMessage } from '@/domain/failureTexts/serverMessages';
import { type RolloutStep } from '@/domain/rollout/rollout';
import { joinSentences } from '@/lib/text/joinSentences';
import { omitSentences } from '@/lib/text/omitSentences';
import { selectCall } from '@/session/callsSlice';
import { usePortalSelector } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journalState';

/**
 * The note of an agency that was not changed as planned, with the platform's own messages. A step does not store them: the
 * change journal has those of a write, without secrets, and the list of calls those of a sign-in or reading. What the
 * journal's entry repeats of the note is left out.
 */
export function useStepNote(step: RolloutStep | undefined): string | null {
  const message = usePortalSelector((state) =>
    step && (step.status === 'failed' || step.status === 'unknown')
      ? selectJournal(state).changes.find(({ id }) => id === step.changeId)?.message
      : null,
  );
  const call = usePortalSelector((state) => selectCall(state, step?.callId));
  const note = step?.note ?? null;
  const entry = omitSentences(message ?? '', note ?? '');
  const messages = [
    ...(call?.serverMessages.map(describeServerMessage) ?? []),
    ...(entry === '' ? [] : [`Changes says: ${entry}`]),
  ];
  if (messages.length === 0) return note;
  return joinSentences([...(note === null ? [] : [note]), ...messages]);
}
