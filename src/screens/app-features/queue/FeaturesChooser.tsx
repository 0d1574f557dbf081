import { formatApplication } from '@/domain/features/applications';
import { countChanges } from '@/domain/features/featureChanges';
import { formatCount } from '@/lib/text/formatCount';
import { QueueChooser } from '@/shared/change-queue/QueueChooser';
import { type FeaturesSubmission } from '../applyFeaturesWrite';

/** Chooses the other agencies whose same application gets the switches that were submitted. */
export function FeaturesChooser({
  subject: { agency, application, changes },
  onClose,
}: {
  subject: FeaturesSubmission;
  onClose: () => void;
}) {
  const count = countChanges(changes);
  return (
    <QueueChooser
      title={`Set ${formatCount(count, 'feature', 'features')} of ${formatApplication(application)} as in ${agency} in…`}
      change={{ kind: 'features', source: agency, application }}
      switches={{ application, changes }}
      onStart={onClose}
      onCancel={onClose}
    />
  );
}
