import Button from 'antd/es/button';
import { QueryFailure } from '@/shared/errors/QueryFailure';
import { Modal } from '@/ui/overlay/Modal';
import { type RecordLookup } from './recordLookup';

interface Props {
  title: string;
  lookup: RecordLookup<unknown>;
  onClose: () => void;
}

/** Shown instead of a record while it is being looked up, and when it was not found. */
export function MissingRecord({ title, lookup, onClose }: Props) {
  return (
    <Modal
      mask={{ closable: true }}
      title={title}
      onCancel={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          Close
        </Button>
      }
    >
      {lookup.failure ? (
        <QueryFailure failure={lookup.failure} title="This record could not be loaded" query={lookup} />
      ) : (
        <p role="status">
          {lookup.isFetching
            ? 'Loading this record…'
            : (lookup.missingText ?? 'No record with this ID was found.')}
        </p>
      )}
    </Modal>
  );
}
