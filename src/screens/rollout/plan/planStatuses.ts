import { type PlanStatus } from '@/domain/rollout/rollout';
import { type StatusTone } from '@/domain/statusTones';

/** How a status is shown, and what its label in `domain/rollout/planSums.ts` leaves open. */
export const PLAN_STATUSES: Readonly<Record<PlanStatus, { tone: StatusTone; hint: string }>> = {
  change: { tone: 'info', hint: '' },
  unchanged: { tone: 'ok', hint: '' },
  notRead: { tone: 'still', hint: '' },
  otherType: { tone: 'wait', hint: 'Its rule has a value of another type, or with another key.' },
  readOnly: { tone: 'wait', hint: 'Its rule has a type that this portal cannot edit.' },
  ambiguous: { tone: 'wait', hint: 'It is not clear which of them is meant.' },
  ruleMissing: { tone: 'wait', hint: 'This portal cannot make a rule.' },
  categoryMissing: { tone: 'wait', hint: 'This portal cannot make a category.' },
  notListed: { tone: 'wait', hint: 'It does not have the application.' },
  notInCatalogue: { tone: 'wait', hint: 'It does not know a feature that is to be on.' },
  changedSince: { tone: 'wait', hint: 'It no longer has what the rollout wrote.' },
};
