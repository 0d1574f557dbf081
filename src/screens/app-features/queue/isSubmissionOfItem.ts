import { type QueueTarget } from '@/domain/changes/changeQueue';
import { isSameApplication } from '@/domain/features/applications';
import { type FeaturesSubmission } from '../applyFeaturesWrite';

/** Whether the submission is for the application of a queue's item. */
export function isSubmissionOfItem(
  { agency, application }: Pick<FeaturesSubmission, 'agency' | 'application'>,
  item: QueueTarget,
): boolean {
  return (
    item.agency === agency &&
    item.switches !== undefined &&
    isSameApplication(item.switches.application, application)
  );
}
