import { type QueuedChange, type QueueTarget } from '@/domain/changes/changeQueue';
import { isSameEmail } from '@/domain/emails';
import { type ProfileStep } from '../registrationSteps';

/** Whether the queue's administrator is registered in the agency of its item. */
export function isSubmissionOfItem(
  { agency, email }: Pick<ProfileStep, 'agency' | 'email'>,
  item: QueueTarget,
  change: QueuedChange,
): boolean {
  return item.agency === agency && change.kind === 'administrator' && isSameEmail(email, change.person.email);
}
