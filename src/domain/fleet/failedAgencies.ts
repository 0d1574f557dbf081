import { groupBy } from '@/lib/groupBy';
import { joinSentences } from '@/lib/text/joinSentences';
import { copyServerText, describeServerMessage } from '../failureTexts/serverMessages';
import { type FailedOutcome, type FleetRun, type HealthCell } from './fleetRun';
import { getOutcome } from './runOutcomes';

/** The most messages of a failed check that a run keeps in memory as the platform sent them. */
const SCREEN_MESSAGES_LIMIT = 5;

/** Why an agency or a search in it failed, with what the platform said: for the screen alone. */
export function describeFailedOutcome({
  message,
  serverMessage,
}: Pick<FailedOutcome, 'message' | 'serverMessage'>): string {
  return serverMessage === undefined
    ? message
    : joinSentences([message, describeServerMessage(serverMessage)]);
}

/** The messages of a check, with the platform's own: for the screen alone. */
export function listScreenMessages({ messages, screenMessages = messages }: HealthCell): readonly string[] {
  return screenMessages;
}

/** A failed check's messages for `screenMessages`: if there are many, the first ones, and the stored ones, which count all. */
export function copyScreenMessages(
  messages: readonly string[],
  storedMessages: readonly string[],
): readonly string[] {
  const copied = messages.slice(0, SCREEN_MESSAGES_LIMIT).map(copyServerText);
  return messages.length > SCREEN_MESSAGES_LIMIT ? [...copied, ...storedMessages] : copied;
}

interface FailedAgencies {
  abbreviations: readonly string[];
  /** As of `describeFailedOutcome`. */
  reason: string;
}

/** The agencies of a run that failed, those with the same reason together. */
export function groupFailedAgencies(run: FleetRun): readonly FailedAgencies[] {
  const failed = run.agencies.flatMap(({ abbreviation }) => {
    const outcome = getOutcome(run, abbreviation);
    return outcome?.status === 'failed' ? [{ abbreviation, reason: describeFailedOutcome(outcome) }] : [];
  });
  return [...groupBy(failed, ({ reason }) => reason)].map(([reason, agencies]) => ({
    abbreviations: agencies.map(({ abbreviation }) => abbreviation),
    reason,
  }));
}
