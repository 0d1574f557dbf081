import Button from 'antd/es/button';
import { ADMIN_FAILED_TITLE } from '@/domain/failureTexts/adminRegistration';
import { OUTCOME_UNKNOWN_TEXT, VERIFY_LABEL } from '@/domain/failureTexts/unknownOutcome';
import { type SentRegistration } from '@/session/writes/sentRegistrations';
import { FailureAlert } from '@/ui/feedback/FailureAlert';

interface Props {
  registrations: readonly SentRegistration[];
  onVerify: (registration: SentRegistration) => void;
  onDismiss: (email: string) => void;
}

/** Notices of registrations with an unknown outcome. */
export function SentRegistrations({ registrations, onVerify, onDismiss }: Props) {
  return registrations.map((registration) => (
    <FailureAlert key={registration.email} kind="warning" title={ADMIN_FAILED_TITLE}>
      <p>{OUTCOME_UNKNOWN_TEXT}</p>
      <div className="admin-registration__unfinished">
        <span>
          {registration.firstName} {registration.lastName}, {registration.email}
        </span>
        <Button size="small" type="primary" onClick={() => onVerify(registration)}>
          {VERIFY_LABEL}
        </Button>
        <Button size="small" onClick={() => onDismiss(registration.email)}>
          Dismiss
        </Button>
      </div>
    </FailureAlert>
  ));
}
