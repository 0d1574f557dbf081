import { type JournalState } from '@/session/journal/journalState';

/** For `useThrottledSelector`: only a rollout writes many times a second. A reason that is being typed is shown at once. */
export function isJournalUrgent({ changes: shown }: JournalState, { changes }: JournalState): boolean {
  return (
    changes.at(-1)?.rollout === undefined ||
    shown.some(({ reason }, index) => reason !== changes[index]?.reason)
  );
}
