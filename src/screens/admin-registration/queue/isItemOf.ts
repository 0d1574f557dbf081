import { type QueueTarget } from '@/domain/changes/changeQueue';
import { type ProfileStep } from '../registrationSteps';

/** Whether the administrator is registered in the agency of a queue's item. */
export function isItemOf(item: QueueTarget, { agency }: Pick<ProfileStep, 'agency'>): boolean {
  return item.agency === agency;
}
