import Button from 'antd/es/button';
import { FailureAlert } from '@/ui/feedback/FailureAlert';
import { type AdministratorStep } from './registrationSteps';

interface Props {
  registrations: readonly AdministratorStep[];
  /** Whether the form has other input, which 'Fill the form' replaces. */
  replacesInput: boolean;
  onFill: (registration: AdministratorStep) => void;
  onDismiss: (registration: AdministratorStep) => void;
}

/** Notices of registrations that a check has found not applied, and that are not in the form. */
export function NotRegistered({ registrations, replacesInput, onFill, onDismiss }: Props) {
  return registrations.map((registration) => {
    const { firstName, lastName, email } = registration.values;
    return (
      <FailureAlert key={email} kind="info" title="Not registered">
        {replacesInput && <p>The form has other input of yours. Fill the form replaces it.</p>}
        <div className="admin-registration__pending">
          <span>
            {firstName} {lastName}, {email}
          </span>
          <Button size="small" type="primary" onClick={() => onFill(registration)}>
            Fill the form
          </Button>
          <Button size="small" onClick={() => onDismiss(registration)}>
            Dismiss
          </Button>
        </div>
      </FailureAlert>
    );
  });
}
