import { describeNextItem } from '@/domain/changes/changeQueue';
import { advanceQueue } from '@/shared/change-queue/queueSteps';
import { type QueueCode } from '@/shared/change-queue/useNextAgencyAction';
import { type ProfileStep } from '../registrationSteps';

export const getNextAction: QueueCode<ProfileStep>['getNextAction'] = (
  queue,
  { agency },
  { dispatch, navigate, close },
) =>
  queue.items[queue.position]?.agency === agency
    ? {
        label: describeNextItem(queue),
        onClick: () => {
          close();
          dispatch(advanceQueue(navigate));
        },
        isPrimary: true,
      }
    : null;
