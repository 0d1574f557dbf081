import { type ChangeQueue } from '@/domain/changes/changeQueue';
import { type ProfileStep } from '../registrationSteps';

/** Whether the agency is the one that the queue is at. */
export function isCurrentItem(
  { items, position }: ChangeQueue,
  { agency }: Pick<ProfileStep, 'agency'>,
): boolean {
  return items[position]?.agency === agency;
}
