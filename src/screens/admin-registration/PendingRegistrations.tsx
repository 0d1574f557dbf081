import Button from 'antd/es/button';
import { type ReactNode } from 'react';
import {
  ADMIN_FAILED_TITLE,
  ADMIN_IS_REGISTERED_TEXT,
  PROFILE_FAILED_TITLE,
  PROFILE_NOT_GENERATED_TEXT,
  REGISTERING_ADMIN_TITLE,
  REGISTERING_PROFILE_TITLE,
  REPLACES_INPUT_TEXT,
} from '@/domain/failureTexts/adminRegistration';
import { OUTCOME_UNKNOWN_TEXT, VERIFY_LABEL } from '@/domain/failureTexts/unknownOutcome';
import { usePortalDispatch } from '@/session/hooks';
import {
  type PendingProfile,
  type PendingRegistration,
  pendingWriteRemoved,
} from '@/session/writes/pendingWritesSlice';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { ignoreSecondClick } from '@/ui/focus/ignoreSecondClick';
import { acknowledgeRegistrationOutcome } from './registrationJournal';
import {
  type AdministratorStep,
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
  /** Whether the form has input, which 'Fill the form' replaces. */
  replacesInput: boolean;
  /** For a registration that was not applied. */
  onFill: (registration: AdministratorStep) => void;
  /** Moves the focus away from the notice that was removed. */
  onRemoved: () => void;
}

/** Notices of the agency's registrations that are not finished. Each is verified before anything is sent again. */
export function PendingRegistrations(props: Props) {
  const { agency, onVerify, onFinishProfile, replacesInput, onFill, onRemoved } = props;
  return usePendingRegistrations(agency).map((write) => {
    switch (write.kind) {
      case 'registration': {
        const { email, firstName, lastName, isNotApplied = false, sentAt = 0 } = write;
        const registration = toAdministratorStep(write);
        const fill = () => {
          onFill(registration);
          onRemoved();
        };
        return (
          <PendingNotice
            key={email}
            write={write}
            onRemoved={onRemoved}
            title={getRegistrationTitle(write)}
            note={isNotApplied ? replacesInput && REPLACES_INPUT_TEXT : OUTCOME_UNKNOWN_TEXT}
            text={`${firstName} ${lastName}, ${email}`}
            button={
              <Button
                size="small"
                type="primary"
                onClick={isNotApplied ? fill : () => onVerify(registration, sentAt)}
              >
                {isNotApplied ? 'Fill the form' : VERIFY_LABEL}
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
            write={write}
            onRemoved={onRemoved}
            title={getProfileTitle(write)}
            note={isOutcomeUnknown && `${OUTCOME_UNKNOWN_TEXT} ${ADMIN_IS_REGISTERED_TEXT}`}
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

function getRegistrationTitle({ isSending, isNotApplied }: PendingRegistration): string {
  if (isSending) return REGISTERING_ADMIN_TITLE;
  return isNotApplied ? 'Not registered' : ADMIN_FAILED_TITLE;
}

function getProfileTitle({ isSending, isOutcomeUnknown }: PendingProfile): string {
  if (isSending) return REGISTERING_PROFILE_TITLE;
  return isOutcomeUnknown ? PROFILE_FAILED_TITLE : PROFILE_NOT_GENERATED_TEXT;
}

interface PendingNoticeProps extends Pick<Props, 'onRemoved'> {
  write: PendingRegistration | PendingProfile;
  title: string;
  /** False for none. */
  note: string | false;
  /** The administrator. */
  text: string;
  button: ReactNode;
}

function PendingNotice({ write, title, note, text, button, onRemoved }: PendingNoticeProps) {
  const dispatch = usePortalDispatch();
  // Without buttons: a verification, or another attempt, must not start beside the pending call.
  if (write.isSending)
    return (
      <FailureAlert kind="info" title={title}>
        <div className="button-row">{text}</div>
      </FailureAlert>
    );
  return (
    <FailureAlert kind="warning" title={title}>
      {note && <p>{note}</p>}
      {/* A press puts another notice in the same place. */}
      <div className="button-row" onClickCapture={ignoreSecondClick}>
        <span>{text}</span>
        {button}
        <Button
          size="small"
          onClick={() => {
            dispatch(acknowledgeRegistrationOutcome(write));
            dispatch(pendingWriteRemoved(write));
            onRemoved();
          }}
        >
          Dismiss
        </Button>
      </div>
    </FailureAlert>
  );
}
