import { REPLACES_INPUT_TEXT } from '@/domain/failureTexts/adminRegistration';
import { QueueBar } from '@/shared/change-queue/QueueBar';
import { type QueuedAdministratorOptions, useQueuedAdministrator } from './useQueuedAdministrator';

/** A queue of an administrator on the page of an agency: it fills the form, when it is the agency's turn. */
export function AdminQueue(options: QueuedAdministratorOptions) {
  const { queue, formik } = options;
  const { item, isFilled, fill, takeBack } = useQueuedAdministrator(options);
  const { person, source } = queue.change;
  const canFill = item !== null && !isFilled && item.result !== 'done' && item.result !== 'unknown';
  return (
    <QueueBar
      queue={queue}
      title={
        <>
          <strong>
            {person.firstName} {person.lastName}
          </strong>
          , {person.email}, as in {source}
        </>
      }
      isHere={item !== null}
      open={canFill ? { label: 'Fill the form', onClick: fill } : null}
      onLeave={takeBack}
    >
      {canFill && formik.dirty && <p role="status">{REPLACES_INPUT_TEXT}</p>}
    </QueueBar>
  );
}
