import { type ComponentProps } from 'react';
import { type NewProfile } from '@/domain/entities/user';
import {
  ADMIN_REGISTERED,
  administratorTexts,
  profileTexts,
  REGISTERING_ADMIN,
  REGISTERING_PROFILE,
  unknownAdministratorText,
} from '@/domain/failureTexts/registration';
import { type FailureTexts } from '@/domain/failureTexts/serverWords';
import { type Check, FailedWrite } from '../common/FailedWrite';
import { FailureReason } from '../common/FailureReason';
import { WriteModal } from '../common/WriteModal';
import { type FailedRegistration, type Registration } from './registration';

interface Props {
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
  found: Check['found'];
  ways: ComponentProps<typeof FailedWrite>['ways'];
}

/** The two steps of a registration and what came of them, with the ways on from there (specification 4). */
export function RegistrationOutcome(props: Props) {
  const { registration, isChecking, onCheck, onList, onAnother, onAgain, onFinish } = props;
  const again = { label: 'try again', onClick: onAgain, sendsAgain: true };
  const failed = ({ failure, isUncertain, check }: FailedRegistration, { texts, found, ways }: Told) => (
    <FailedWrite
      title={texts.title}
      failures={failure ? [failure] : []}
      isUncertain={isUncertain}
      check={{ result: check, isChecking, onCheck, found }}
      ways={[{ label: 'view admin users', onClick: onList }, ...ways]}
      onClose={onAgain}
    >
      {texts.details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      {failure && <FailureReason failure={failure} />}
    </FailedWrite>
  );
  switch (registration.state) {
    case 'registeringAdmin':
      return (
        <WriteModal state="processing" title={REGISTERING_ADMIN}>
          {registration.email}
        </WriteModal>
      );
    case 'registeringProfile':
      return (
        <WriteModal state="processing" title={REGISTERING_PROFILE}>
          {nameOf(registration.profile)}
        </WriteModal>
      );
    case 'success':
      return (
        <WriteModal
          state="success"
          title={ADMIN_REGISTERED}
          onClose={onAnother}
          actions={[
            { label: 'register another user', onClick: onAnother },
            { label: 'view admin users', onClick: onList, primary: true },
          ]}
        >
          {registration.wasChecked ? 'Applied: the profile is there now. ' : ''}
          {[nameOf(registration.profile), registration.email, `ID ${registration.profile.user_id}`]
            .filter(Boolean)
            .join(', ')}
        </WriteModal>
      );
    case 'adminFailed': {
      const email = registration.values.email.trim();
      return failed(registration, {
        texts: administratorTexts(registration.failure),
        found: {
          notApplied: `there is no administrator ${email}.`,
          unknown: unknownAdministratorText(email, registration.met),
        },
        ways: [again],
      });
    }
    case 'profileFailed': {
      const { profile, failure, isUncertain, check } = registration;
      return failed(registration, {
        texts: profileTexts(failure, isUncertain && check !== 'notApplied'),
        found: {
          notApplied: `the profile of ${nameOf(profile)} is not there.`,
          unknown: 'the platform could not tell whether the profile is there. Check again in a moment.',
        },
        ways: [again, { label: 'finish profile', onClick: () => onFinish(profile), sendsAgain: true }],
      });
    }
  }
}

function nameOf({ first_name, last_name }: NewProfile): string {
  return `${first_name} ${last_name}`;
}
