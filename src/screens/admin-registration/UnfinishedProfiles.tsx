import Button from 'antd/es/button';
import { type NewProfile } from '../../domain/entities/user';
import { PROFILE_NOT_GENERATED } from '../../domain/failureTexts/registration';
import { FailureAlert } from '../../ui/FailureAlert';

interface Properties {
  profiles: readonly NewProfile[];
  onFinish: (profile: NewProfile) => void;
  onDismiss: (profile: NewProfile) => void;
}

/** Administrators who are registered and have no profile yet, each with the way to finish it. */
export function UnfinishedProfiles({ profiles, onFinish, onDismiss }: Properties) {
  return profiles.map((profile) => (
    <FailureAlert key={profile.user_id} kind="warning" title={PROFILE_NOT_GENERATED}>
      <div className="admin-registration__unfinished">
        <span>
          {profile.first_name} {profile.last_name}, ID {profile.user_id}
        </span>
        <Button size="small" type="primary" onClick={() => onFinish(profile)}>
          finish profile
        </Button>
        <Button size="small" onClick={() => onDismiss(profile)}>
          Dismiss
        </Button>
      </div>
    </FailureAlert>
  ));
}
