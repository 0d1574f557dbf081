import { QueryFailure } from '@/shared/errors/QueryFailure';
import { NoticeModal } from '@/ui/overlay/NoticeModal';
import { type RecordLookup } from './recordLookup';

interface Props {
  title: string;
  lookup: RecordLookup<unknown>;
  onClose: () => void;
}

/** Shown instead of a record while it is being looked up, and when it was not found. */
export function MissingRecord({ title, lookup, onClose }: Props) {
  return (
    <NoticeModal title={title} onClose={onClose}>
      {lookup.failure ? (
        <QueryFailure failure={lookup.failure} title="This record could not be loaded" query={lookup} />
      ) : (
        <p role="status">
          {lookup.isFetching
            ? 'Loading this record…'
            : (lookup.missingText ?? 'No record with this ID was found.')}
        </p>
      )}
    </NoticeModal>
  );
}
