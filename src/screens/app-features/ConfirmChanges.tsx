import Button from 'antd/es/button';
import { useId } from 'react';
import { type Application } from '@/domain/entities/application';
import { formatApplication } from '@/domain/features/applications';
import { type FeatureChanges } from '@/domain/features/featureChanges';
import { AgencyWriteButton } from '@/shared/writes/impact/AgencyWriteButton';
import { LazyImpactLine } from '@/shared/writes/impact/LazyImpactLine';
import { PlaceLine } from '@/shared/writes/PlaceLine';
import { Modal } from '@/ui/overlay/Modal';
import { FeatureNames } from './features/FeatureNames';
import { FEATURES_PLACE } from './featuresPlace';

interface Props {
  agency: string;
  application: Application;
  changes: FeatureChanges;
  onSubmit: () => void;
  onCancel: () => void;
}

/** Lists the features to add and remove. Cancel is focused first, so that the Enter key submits nothing by mistake. */
export function ConfirmChanges({ agency, application, changes, onSubmit, onCancel }: Props) {
  const impactId = useId();
  return (
    <Modal
      width={520}
      title={`Change features of ${formatApplication(application)}?`}
      onCancel={onCancel}
      footer={
        <LazyImpactLine id={impactId} agency={agency}>
          <div className="modal-footer">
            <Button data-autofocus onClick={onCancel}>
              Cancel
            </Button>
            <AgencyWriteButton agency={agency} aria-describedby={impactId} onClick={onSubmit}>
              Submit
            </AgencyWriteButton>
          </div>
        </LazyImpactLine>
      }
    >
      <PlaceLine path={FEATURES_PLACE} />
      <FeatureNames title="Features to add" names={changes.added} />
      <FeatureNames title="Features to remove" names={changes.removed} />
    </Modal>
  );
}
