import Button from 'antd/es/button';
import { type NewProfile } from '@/domain/entities/user';
import { PROFILE_FAILED, PROFILE_NOT_GENERATED } from '@/domain/failureTexts/registration';
import { CHECK_NOW, MAY_HAVE_BEEN_APPLIED } from '@/domain/failureTexts/uncertain';
import { type UnfinishedProfile } from '@/session/unfinishedProfiles';
import { FailureAlert } from '@/ui/FailureAlert';

interface Props {
  unfinished: readonly UnfinishedProfile[];
  onFinish: (profile: NewProfile) => void;
  /** Looks whether it is there. */
  onCheck: (profile: NewProfile) => void;
  onDismiss: (profile: NewProfile) => void;
}

/** Administrators who are registered and have no profile yet, each with the way to finish it; to be looked for first where it may be there. */
export function UnfinishedProfiles({ unfinished, onFinish, onCheck, onDismiss }: Props) {
  return unfinished.map(({ profile, mayBeThere }) => (
    <FailureAlert
      key={profile.user_id}
      kind="warning"
      title={mayBeThere ? PROFILE_FAILED : PROFILE_NOT_GENERATED}
    >
      {mayBeThere && <p>{MAY_HAVE_BEEN_APPLIED}</p>}
      <div className="admin-registration__unfinished">
        <span>
          {profile.first_name} {profile.last_name}, ID {profile.user_id}
        </span>
        <Button
          size="small"
          type="primary"
          onClick={() => (mayBeThere ? onCheck(profile) : onFinish(profile))}
        >
          {mayBeThere ? CHECK_NOW : 'finish profile'}
        </Button>
        <Button size="small" onClick={() => onDismiss(profile)}>
          Dismiss
        </Button>
      </div>
    </FailureAlert>
  ));
}
