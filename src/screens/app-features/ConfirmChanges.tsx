import Button from 'antd/es/button';
import { type Application } from '@/domain/entities/application';
import { formatApplication } from '@/domain/features/applications';
import { type FeatureChanges } from '@/domain/features/featureChanges';
import { PlaceLine } from '@/shared/writes/PlaceLine';
import { Modal } from '@/ui/overlay/Modal';
import { FeatureNames } from './features/FeatureNames';
import { FEATURES_PLACE } from './featuresPlace';

interface Props {
  application: Application;
  changes: FeatureChanges;
  onSubmit: () => void;
  onCancel: () => void;
}

/** Lists the features to add and remove. No button is focused initially, so that a held Enter key submits nothing. */
export function ConfirmChanges({ application, changes, onSubmit, onCancel }: Props) {
  return (
    <Modal
      width={440}
      title={`Change features of ${formatApplication(application)}?`}
      onCancel={onCancel}
      footer={[
        <Button key="cancel" onClick={onCancel}>
          Cancel
        </Button>,
        <Button key="submit" type="primary" onClick={onSubmit}>
          Submit
        </Button>,
      ]}
    >
      <PlaceLine path={FEATURES_PLACE} />
      <div className="confirm-changes">
        <FeatureNames title="Features to add" names={changes.added} />
        <FeatureNames title="Features to remove" names={changes.removed} />
      </div>
    </Modal>
  );
}
