import Button from 'antd/es/button';
import { ADMIN_FAILED_TITLE } from '@/domain/failureTexts/adminRegistration';
import { VERIFY_LABEL, OUTCOME_UNKNOWN_TEXT } from '@/domain/failureTexts/unknownOutcome';
import { type SentRegistration } from '@/session/sentRegistrations';
import { FailureAlert } from '@/ui/FailureAlert';

interface Props {
  registrations: readonly SentRegistration[];
  /** Looks whether the administrator is there. */
  onVerify: (registration: SentRegistration) => void;
  onDismiss: (email: string) => void;
}

/** Registrations that may have been applied, each with the way to look; nothing here sends one again. */
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
