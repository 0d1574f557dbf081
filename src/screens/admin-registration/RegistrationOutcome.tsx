import { type ComponentProps } from 'react';
import { type NewProfile } from '@/domain/entities/user';
import {
  ADMIN_REGISTERED_TITLE,
  describeAdministratorFailure,
  describeProfileFailure,
  describeUnknownAdministrator,
  REGISTERING_ADMIN_TITLE,
  REGISTERING_PROFILE_TITLE,
} from '@/domain/failureTexts/adminRegistration';
import { type FailureTexts } from '@/domain/failureTexts/serverMessages';
import { FailureReason } from '@/shared/errors/FailureReason';
import { FailedWrite, type VerificationProps } from '@/shared/writes/FailedWrite';
import { WriteModal } from '@/shared/writes/WriteModal';
import { type FailedRegistration, type Registration } from './registration';

interface Props {
  registration: Exclude<Registration, { status: 'idle' }>;
  isVerifying: boolean;
  onVerify: () => void;
  onShowList: () => void;
  /** Closes the dialog; after a success the form is empty. */
  onRegisterAnother: () => void;
  /** Closes the dialog; the form still has its values. */
  onBackToForm: () => void;
  onFinishProfile: (profile: NewProfile) => void;
}

interface FailureTextsAndActions {
  texts: FailureTexts;
  resultTexts: VerificationProps['resultTexts'];
  actions: ComponentProps<typeof FailedWrite>['actions'];
}

/** The dialog of a registration: progress of its two calls, success or failure (section 4 of the specification). */
export function RegistrationOutcome(props: Props) {
  const {
    registration,
    isVerifying,
    onVerify,
    onShowList,
    onRegisterAnother,
    onBackToForm,
    onFinishProfile,
  } = props;
  const tryAgainAction = { label: 'try again', onClick: onBackToForm, isResend: true };
  const renderFailure = (
    { failure, isOutcomeUnknown, verifyResult }: FailedRegistration,
    { texts, resultTexts, actions }: FailureTextsAndActions,
  ) => (
    <FailedWrite
      title={texts.title}
      failures={failure ? [failure] : []}
      isOutcomeUnknown={isOutcomeUnknown}
      verification={{ result: verifyResult, isVerifying, onVerify, resultTexts }}
      actions={[{ label: 'view admin users', onClick: onShowList }, ...actions]}
      onClose={onBackToForm}
    >
      {texts.details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      {failure && <FailureReason failure={failure} />}
    </FailedWrite>
  );
  switch (registration.status) {
    case 'registeringAdmin':
      return (
        <WriteModal status="processing" title={REGISTERING_ADMIN_TITLE}>
          {registration.email}
        </WriteModal>
      );
    case 'registeringProfile':
      return (
        <WriteModal status="processing" title={REGISTERING_PROFILE_TITLE}>
          {formatName(registration.profile)}
        </WriteModal>
      );
    case 'success':
      return (
        <WriteModal
          status="success"
          title={ADMIN_REGISTERED_TITLE}
          onClose={onRegisterAnother}
          actions={[
            { label: 'register another user', onClick: onRegisterAnother },
            { label: 'view admin users', onClick: onShowList, isPrimary: true },
          ]}
        >
          {registration.wasVerified ? 'Applied: the profile exists now. ' : ''}
          {[formatName(registration.profile), registration.email, `ID ${registration.profile.user_id}`]
            .filter(Boolean)
            .join(', ')}
        </WriteModal>
      );
    case 'adminFailed': {
      const email = registration.values.email.trim();
      return renderFailure(registration, {
        texts: describeAdministratorFailure(registration.failure),
        resultTexts: {
          notApplied: `there is no administrator ${email}.`,
          unknown: describeUnknownAdministrator(email, registration.existingAdmin),
        },
        actions: [tryAgainAction],
      });
    }
    case 'profileFailed': {
      const { profile, failure, isOutcomeUnknown, verifyResult } = registration;
      return renderFailure(registration, {
        texts: describeProfileFailure(failure, isOutcomeUnknown && verifyResult !== 'notApplied'),
        resultTexts: {
          notApplied: `${formatName(profile)} has no profile.`,
          unknown: 'the platform could not say whether the profile exists. Check again in a moment.',
        },
        actions: [
          tryAgainAction,
          { label: 'finish profile', onClick: () => onFinishProfile(profile), isResend: true },
        ],
      });
    }
  }
}

function formatName({ first_name, last_name }: NewProfile): string {
  return `${first_name} ${last_name}`;
}
