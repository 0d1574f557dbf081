import Button from 'antd/es/button';
import { ADMIN_FAILED } from '@/domain/failureTexts/registration';
import { CHECK_NOW, MAY_HAVE_BEEN_APPLIED } from '@/domain/failureTexts/uncertain';
import { type SentRegistration } from '@/session/sentRegistrations';
import { FailureAlert } from '@/ui/FailureAlert';

interface Props {
  sent: readonly SentRegistration[];
  /** Looks whether the administrator is there. */
  onCheck: (sent: SentRegistration) => void;
  onDismiss: (email: string) => void;
}

/** Registrations that may have been applied, each with the way to look; nothing here sends one again. */
export function SentRegistrations({ sent, onCheck, onDismiss }: Props) {
  return sent.map((one) => (
    <FailureAlert key={one.email} kind="warning" title={ADMIN_FAILED}>
      <p>{MAY_HAVE_BEEN_APPLIED}</p>
      <div className="admin-registration__unfinished">
        <span>
          {one.firstName} {one.lastName}, {one.email}
        </span>
        <Button size="small" type="primary" onClick={() => onCheck(one)}>
          {CHECK_NOW}
        </Button>
        <Button size="small" onClick={() => onDismiss(one.email)}>
          Dismiss
        </Button>
      </div>
    </FailureAlert>
  ));
}
