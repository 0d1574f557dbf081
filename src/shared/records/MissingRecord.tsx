import { describeFailure } from '@/domain/failures';
import { NoticeModal } from '@/ui/overlay/NoticeModal';
import { CallFailure } from '../errors/CallFailure';
import { type RecordLookup } from './recordLookup';

interface Props {
  title: string;
  lookup: RecordLookup<unknown>;
  onClose: () => void;
}

/** Shown instead of a record while it is being looked up, and when it was not found. */
export function MissingRecord({ title, lookup: { isLookingUp, failure, retry }, onClose }: Props) {
  return (
    <NoticeModal title={title} onClose={onClose}>
      {failure ? (
        <CallFailure failure={failure} title="This record could not be loaded" onRetry={retry}>
          {describeFailure(failure)}
        </CallFailure>
      ) : (
        <p role="status">{isLookingUp ? 'Loading this record…' : 'No record with this ID was found.'}</p>
      )}
    </NoticeModal>
  );
}
