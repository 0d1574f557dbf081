import Button from 'antd/es/button';
import { type ReactNode } from 'react';
import {
  ADMIN_FAILED_TITLE,
  PROFILE_FAILED_TITLE,
  PROFILE_NOT_GENERATED_TEXT,
  REGISTERING_ADMIN_TITLE,
  REGISTERING_PROFILE_TITLE,
} from '@/domain/failureTexts/adminRegistration';
import { OUTCOME_UNKNOWN_TEXT, VERIFY_LABEL } from '@/domain/failureTexts/unknownOutcome';
import { usePortalDispatch } from '@/session/hooks';
import {
  type PendingProfile,
  type PendingRegistration,
  pendingWriteRemoved,
} from '@/session/writes/pendingWritesSlice';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import {
  describeAdministrator,
  type ProfileStep,
  type RegistrationStep,
  toAdministratorStep,
  toProfileStep,
} from './registrationSteps';
import { usePendingRegistrations } from './usePendingRegistrations';

interface Props {
  agency: string;
  /** `sentAt`: when it was sent, in milliseconds since 1970. */
  onVerify: (registration: RegistrationStep, sentAt: number) => void;
  onFinishProfile: (registration: ProfileStep) => void;
  /** Moves the focus away from the notice that was removed. */
  onDismissed: () => void;
}

/** Notices of the agency's registrations that are not finished. Each is verified before anything is sent again. */
export function PendingRegistrations({ agency, onVerify, onFinishProfile, onDismissed }: Props) {
  return usePendingRegistrations(agency).map((write) => {
    switch (write.kind) {
      case 'registration': {
        const { email, firstName, lastName, sentAt = 0 } = write;
        return (
          <PendingNotice
            key={email}
            {...{ write, onDismissed }}
            title={write.isSending ? REGISTERING_ADMIN_TITLE : ADMIN_FAILED_TITLE}
            isOutcomeUnknown
            text={`${firstName} ${lastName}, ${email}`}
            button={
              <Button
                size="small"
                type="primary"
                onClick={() => onVerify(toAdministratorStep(write), sentAt)}
              >
                {VERIFY_LABEL}
              </Button>
            }
          />
        );
      }
      case 'profile': {
        const { profile, isOutcomeUnknown, sentAt = 0 } = write;
        const registration = toProfileStep(write);
        return (
          <PendingNotice
            key={profile.user_id}
            {...{ write, onDismissed }}
            title={getProfileTitle(write)}
            isOutcomeUnknown={isOutcomeUnknown}
            text={describeAdministrator(registration)}
            button={
              <Button
                size="small"
                type="primary"
                onClick={() => (isOutcomeUnknown ? onVerify : onFinishProfile)(registration, sentAt)}
              >
                {isOutcomeUnknown ? VERIFY_LABEL : 'finish profile'}
              </Button>
            }
          />
        );
      }
    }
  });
}

function getProfileTitle({ isSending, isOutcomeUnknown }: PendingProfile): string {
  if (isSending) return REGISTERING_PROFILE_TITLE;
  return isOutcomeUnknown ? PROFILE_FAILED_TITLE : PROFILE_NOT_GENERATED_TEXT;
}

interface PendingNoticeProps extends Pick<Props, 'onDismissed'> {
  write: PendingRegistration | PendingProfile;
  title: string;
  isOutcomeUnknown: boolean;
  /** The administrator. */
  text: string;
  button: ReactNode;
}

function PendingNotice({ write, title, isOutcomeUnknown, text, button, onDismissed }: PendingNoticeProps) {
  const dispatch = usePortalDispatch();
  // Without buttons: a verification, or another attempt, must not start beside the pending call.
  if (write.isSending)
    return (
      <FailureAlert kind="info" title={title}>
        <div className="admin-registration__pending">{text}</div>
      </FailureAlert>
    );
  return (
    <FailureAlert kind="warning" title={title}>
      {isOutcomeUnknown && <p>{OUTCOME_UNKNOWN_TEXT}</p>}
      <div className="admin-registration__pending">
        <span>{text}</span>
        {button}
        <Button
          size="small"
          onClick={() => {
            dispatch(pendingWriteRemoved(write));
            onDismissed();
          }}
        >
          Dismiss
        </Button>
      </div>
    </FailureAlert>
  );
}
