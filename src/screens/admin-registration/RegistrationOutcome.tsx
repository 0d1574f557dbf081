import { isEmailTaken } from '@/domain/failureTexts/accountFields';
import {
  ADMIN_REGISTERED_TITLE,
  describeAdministratorFailure,
  describeProfileFailure,
  FINISH_PROFILE_TEXT,
  REGISTERING_ADMIN_TITLE,
  REGISTERING_PROFILE_TITLE,
} from '@/domain/failureTexts/adminRegistration';
import { FailureReason } from '@/shared/errors/FailureReason';
import { isWriteUnresolved, type Write } from '@/shared/writes/useWrite';
import { WriteOutcomeModal } from '@/shared/writes/WriteOutcomeModal';
import { type OutcomeAction } from '@/ui/overlay/OutcomeModal';
import { formatProfileName } from './formatProfileName';
import { describeAdministrator, type ProfileStep, type RegistrationStep } from './registrationSteps';

interface Props {
  write: Write<RegistrationStep>;
  onShowList: () => void;
  onRegisterAnother: () => void;
  onTryAgain: (registration: RegistrationStep) => void;
  onFinishProfile: (registration: ProfileStep) => void;
  /** Actions that lead to the next agency, beside the specified buttons. */
  getNextAgencyActions: (registration: ProfileStep) => readonly OutcomeAction[];
}

/** The dialog of a registration's two calls. */
export function RegistrationOutcome(props: Props) {
  const { write, onShowList, onRegisterAnother, onTryAgain, onFinishProfile, getNextAgencyActions } = props;
  const { close } = write;
  const showListAction = { label: 'view admin users', onClick: onShowList };
  return (
    <WriteOutcomeModal
      write={write}
      place={() => ['Administrators']}
      processing={(registration) =>
        registration.step === 'administrator'
          ? { title: REGISTERING_ADMIN_TITLE, body: registration.values.email.trim() }
          : { title: REGISTERING_PROFILE_TITLE, body: formatProfileName(registration.profile) }
      }
      success={(registration, wasVerified) => ({
        title: ADMIN_REGISTERED_TITLE,
        body:
          registration.step === 'profile' &&
          `${wasVerified ? 'Applied: the profile exists now. ' : ''}${describeAdministrator(registration)}`,
        actions: [
          ...(registration.step === 'profile' ? getNextAgencyActions(registration) : []),
          { label: 'register another user', onClick: onRegisterAnother },
          { ...showListAction, isPrimary: true },
        ],
        onClose: close,
      })}
      failed={(outcome) => {
        const { subject, failures } = outcome;
        const [failure = null] = failures;
        // A check of a profile that was refused may find another one.
        const isProfileOutcomeUnknown =
          isWriteUnresolved(outcome) || outcome.verification?.result === 'unknown';
        const tryAgain = () => onTryAgain(subject);
        const { title, details } =
          subject.step === 'administrator'
            ? describeAdministratorFailure(failure)
            : describeProfileFailure(failure, isProfileOutcomeUnknown);
        return {
          title,
          body: (
            <>
              {details.map((detail) => (
                <p key={detail}>{detail}</p>
              ))}
              {failure && <FailureReason failures={[failure]} />}
              {subject.step === 'profile' && !isProfileOutcomeUnknown && <p>{FINISH_PROFILE_TEXT}</p>}
            </>
          ),
          actions: [
            showListAction,
            { label: 'try again', onClick: tryAgain, isResend: true },
            ...(subject.step === 'profile'
              ? [
                  {
                    label: 'finish profile',
                    onClick: () => onFinishProfile(subject),
                    isResend: true,
                    sendsAtOnce: true,
                  },
                ]
              : []),
          ],
          onClose: tryAgain,
          canVerify:
            subject.step === 'profile'
              ? // After a check that did not find the profile, 'finish profile' sends it; a further check is not offered.
                isProfileOutcomeUnknown
              : // The administrator with this email may be one whose profile is missing.
                outcome.isOutcomeUnknown || (failure !== null && isEmailTaken(failure)),
        };
      }}
    />
  );
}
