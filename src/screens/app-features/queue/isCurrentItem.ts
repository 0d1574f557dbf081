import { type ChangeQueue } from '@/domain/changes/changeQueue';
import { isSameApplication } from '@/domain/features/applications';
import { type FeaturesSubmission } from '../applyFeaturesWrite';

/** Whether the application is the one that the queue is at. */
export function isCurrentItem(
  { items, position }: ChangeQueue,
  { agency, application }: Pick<FeaturesSubmission, 'agency' | 'application'>,
): boolean {
  const item = items[position];
  return (
    item?.agency === agency &&
    item.switches !== undefined &&
    isSameApplication(item.switches.application, application)
  );
}
