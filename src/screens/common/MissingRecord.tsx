import { describeFailure } from '@/domain/failures';
import { NoticeModal } from '@/ui/NoticeModal';
import { CallFailure } from './CallFailure';
import { type RecordLookup } from './recordLookup';

interface Props {
  title: string;
  lookup: RecordLookup<unknown>;
  onClose: () => void;
}

/** Stands in a record's place while it is looked for, and where it can't be had. */
export function MissingRecord({ title, lookup: { isLookingUp, failure, retry }, onClose }: Props) {
  return (
    <NoticeModal title={title} onClose={onClose}>
      {failure ? (
        <CallFailure failure={failure} title="This record could not be looked for" onRetry={retry}>
          {describeFailure(failure)}
        </CallFailure>
      ) : (
        <p role="status">
          {isLookingUp
            ? 'Looking for this record…'
            : 'This record is not in what is loaded, and was not found by its ID.'}
        </p>
      )}
    </NoticeModal>
  );
}
