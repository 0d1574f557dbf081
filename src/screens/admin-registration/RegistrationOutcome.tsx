import { type NewProfile } from '../../domain/entities/user';
import {
  ADMIN_REGISTERED,
  administratorTexts,
  profileTexts,
  REGISTERING_ADMIN,
  REGISTERING_PROFILE,
} from '../../domain/failureTexts/registration';
import { type CheckResult } from '../../domain/failureTexts/uncertain';
import { type FailureTexts } from '../../domain/failureTexts/serverWords';
import { type Failure } from '../../domain/failures';
import { OutcomeModal, type OutcomeAction } from '../../ui/OutcomeModal';
import { RegionLine } from '../common/RegionLine';
import { RegistrationFailure } from './RegistrationFailure';
import { type Registration } from './useRegistration';

interface Properties {
  registration: Exclude<Registration, { state: 'idle' }>;
  isChecking: boolean;
  onCheck: () => void;
  onList: () => void;
  /** Back to an empty form. */
  onAnother: () => void;
  /** Back to the form as it is. */
  onAgain: () => void;
  onFinish: (profile: NewProfile) => void;
}

interface Told {
  texts: FailureTexts;
  failure: Failure | null;
  check: CheckResult | null;
  found: Readonly<Record<'notApplied' | 'unknown', string>>;
  actions: readonly OutcomeAction[];
}

/** The two steps of a registration and what came of them, with the ways on from there (specification 4). */
export function RegistrationOutcome(properties: Properties) {
  const { registration, isChecking, onCheck, onList, onAnother, onAgain, onFinish } = properties;
  const toList = { label: 'view admin users', onClick: onList };
  const again = { label: 'try again', onClick: onAgain };
  const failed = (told: Told) => (
    <RegistrationFailure {...told} isChecking={isChecking} onCheck={onCheck} onClose={onAgain} />
  );
  switch (registration.state) {
    case 'registeringAdmin':
      return (
        <OutcomeModal state="processing" title={REGISTERING_ADMIN} region={<RegionLine />}>
          {registration.email}
        </OutcomeModal>
      );
    case 'registeringProfile':
      return (
        <OutcomeModal state="processing" title={REGISTERING_PROFILE} region={<RegionLine />}>
          {nameOf(registration.profile)}
        </OutcomeModal>
      );
    case 'success':
      return (
        <OutcomeModal
          state="success"
          title={ADMIN_REGISTERED}
          region={<RegionLine />}
          onClose={onAnother}
          actions={[
            { label: 'register another user', onClick: onAnother },
            { ...toList, primary: true },
          ]}
        >
          {registration.wasChecked ? 'Applied: the profile is there now. ' : ''}
          {[nameOf(registration.profile), registration.email, `ID ${registration.profile.user_id}`]
            .filter(Boolean)
            .join(', ')}
        </OutcomeModal>
      );
    case 'adminFailed': {
      const { failure, check } = registration;
      const email = registration.values.email.trim();
      return failed({
        texts: administratorTexts(failure),
        failure,
        check,
        found: {
          notApplied: `there is no administrator ${email}.`,
          unknown: `the platform could not tell whether ${email} is registered. Check again in a moment.`,
        },
        actions: [toList, again],
      });
    }
    case 'profileFailed': {
      const { profile, failure, check } = registration;
      return failed({
        texts: profileTexts(failure),
        failure,
        check,
        found: {
          notApplied: `the profile of ${nameOf(profile)} is not there.`,
          unknown: 'the platform could not tell whether the profile is there. Check again in a moment.',
        },
        actions: [toList, again, { label: 'finish profile', onClick: () => onFinish(profile) }],
      });
    }
  }
}

function nameOf({ first_name, last_name }: NewProfile): string {
  return `${first_name} ${last_name}`;
}
