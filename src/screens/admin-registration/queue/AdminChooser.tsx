import { QueueChooser } from '@/shared/change-queue/QueueChooser';
import { formatProfileName } from '../formatProfileName';
import { type ProfileStep } from '../registrationSteps';

/** Chooses the other agencies that get the administrator who was registered. */
export function AdminChooser({
  subject: { agency, profile, email },
  onClose,
}: {
  subject: ProfileStep;
  onClose: () => void;
}) {
  return (
    <QueueChooser
      title={`Register ${formatProfileName(profile)} in…`}
      change={{
        kind: 'administrator',
        source: agency,
        person: {
          firstName: profile.first_name,
          lastName: profile.last_name,
          email,
          telephone: profile.cell_phone,
        },
      }}
      onStart={onClose}
      onCancel={onClose}
    />
  );
}
