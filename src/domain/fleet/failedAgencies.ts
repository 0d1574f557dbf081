import { groupBy } from '@/lib/groupBy';
import { joinSentences } from '@/lib/text/joinSentences';
import { describeServerMessage } from '../failureTexts/serverMessages';
import { type FailedOutcome, type FleetRun, getOutcome, type HealthCell } from './fleetRun';

/** Why an agency failed, with what the platform said: for the screen alone. */
export function describeFailedOutcome({ message, serverMessage }: FailedOutcome): string {
  return serverMessage === undefined
    ? message
    : joinSentences([message, describeServerMessage(serverMessage)]);
}

/** The messages of a check, with the platform's own: for the screen alone. */
export function listScreenMessages({ messages, failureText }: HealthCell): readonly string[] {
  return failureText === undefined ? messages : [failureText];
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
