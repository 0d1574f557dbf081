import Button from 'antd/es/button';
import { type NewProfile } from '@/domain/entities/user';
import { PROFILE_FAILED_TITLE, PROFILE_NOT_GENERATED_TEXT } from '@/domain/failureTexts/adminRegistration';
import { OUTCOME_UNKNOWN_TEXT, VERIFY_LABEL } from '@/domain/failureTexts/unknownOutcome';
import { type UnfinishedProfile } from '@/session/writes/unfinishedProfiles';
import { FailureAlert } from '@/ui/feedback/FailureAlert';

interface Props {
  profiles: readonly UnfinishedProfile[];
  onFinishProfile: (profile: NewProfile) => void;
  onVerify: (profile: NewProfile) => void;
  onDismiss: (profile: NewProfile) => void;
}

/** Notices of unfinished profiles. One with an unknown outcome must be verified before it is sent again. */
export function UnfinishedProfiles({ profiles, onFinishProfile, onVerify, onDismiss }: Props) {
  return profiles.map(({ profile, isOutcomeUnknown }) => (
    <FailureAlert
      key={profile.user_id}
      kind="warning"
      title={isOutcomeUnknown ? PROFILE_FAILED_TITLE : PROFILE_NOT_GENERATED_TEXT}
    >
      {isOutcomeUnknown && <p>{OUTCOME_UNKNOWN_TEXT}</p>}
      <div className="admin-registration__unfinished">
        <span>
          {profile.first_name} {profile.last_name}, ID {profile.user_id}
        </span>
        <Button
          size="small"
          type="primary"
          onClick={() => (isOutcomeUnknown ? onVerify(profile) : onFinishProfile(profile))}
        >
          {isOutcomeUnknown ? VERIFY_LABEL : 'finish profile'}
        </Button>
        <Button size="small" onClick={() => onDismiss(profile)}>
          Dismiss
        </Button>
      </div>
    </FailureAlert>
  ));
}
