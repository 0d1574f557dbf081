import { type FormikContextType } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { isSameEmail } from '@/domain/emails';
import { type QueueOf } from '@/shared/change-queue/changeQueueState';
import { useRecordResult } from '@/shared/change-queue/useRecordResult';
import { type WriteOutcome } from '@/shared/writes/useWrite';
import { EMPTY_REGISTRATION, type RegistrationValues } from '../registrationSchema';
import { getEmail, hasSameValues, type RegistrationStep } from '../registrationSteps';
import { toRegistrationResult } from './toRegistrationResult';

export interface QueuedAdministratorOptions {
  queue: QueueOf<'administrator'>;
  agency: string;
  formik: FormikContextType<RegistrationValues>;
  outcome: WriteOutcome<RegistrationStep>;
}

/** Fills the form with a queue's administrator, but for the password, and records how the registration ended. */
export function useQueuedAdministrator({ queue, agency, formik, outcome }: QueuedAdministratorOptions) {
  const { values, dirty, resetForm } = formik;
  const { person } = queue.change;
  const current = queue.items[queue.position];
  const item = current?.agency === agency ? current : null;
  const isFilled = hasSameValues(values, person);
  // As the form's initial values: until something is typed, leaving the page asks nothing.
  const fill = () => resetForm({ values: { ...EMPTY_REGISTRATION, ...person } });
  const fillNow = useEffectEvent(() => {
    if (!dirty) fill();
  });
  const positionToFill = item?.result === null ? queue.position : null;
  useEffect(() => {
    if (positionToFill !== null) queueMicrotask(() => fillNow());
  }, [positionToFill]);

  // A pending registration of somebody else can be finished meanwhile, and 'register another user' empties the form.
  const isOfFilledForm =
    formik.initialValues.email === person.email &&
    outcome.status !== 'idle' &&
    isSameEmail(getEmail(outcome.subject), values.email);
  // The form can be submitted also after the queue has ended: other input of it stays.
  const index = queue.items.findIndex((target) => target.agency === agency);
  useRecordResult(
    outcome,
    () => (index < 0 ? null : toRegistrationResult(outcome, person, isOfFilledForm)),
    index,
  );

  return {
    item,
    isFilled,
    fill,
    /** Renders at once, so that the page does not ask about a typed password. Other input stays. */
    takeBack: () => {
      if (isFilled) flushSync(() => resetForm({ values: EMPTY_REGISTRATION }));
    },
  };
}
