import { type ChangeQueue, describeNextItem } from '@/domain/changes/changeQueue';
import { isSameApplication } from '@/domain/features/applications';
import { advanceQueue } from '@/shared/change-queue/queueSteps';
import { type QueueCode } from '@/shared/change-queue/useNextAgencyAction';
import { type FeaturesSubmission } from '../applyFeaturesWrite';

export const getNextAction: QueueCode<FeaturesSubmission>['getNextAction'] = (
  queue,
  submission,
  { dispatch, navigate, close },
) =>
  isCurrentItem(queue, submission)
    ? {
        label: describeNextItem(queue),
        onClick: () => {
          close();
          dispatch(advanceQueue(navigate));
        },
        isPrimary: true,
      }
    : null;

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
