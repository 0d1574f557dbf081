import { useListPassesInfiniteQuery } from '../../api/mobileticketview';
import { KEEPS_PLACE } from '../common/useFreshness';
import { useInfiniteRows } from '../common/useInfiniteRows';
import { keyOfRecord } from '../common/useOpenRecord';
import { passColumns } from './passColumns';
import { RiderRecords } from './RiderRecords';

/** The rider's passes, to read. */
export function PassesTab({ agency, userId }: { agency: string; userId: string }) {
  return (
    <RiderRecords
      label="Passes"
      columns={passColumns}
      list={useInfiniteRows(useListPassesInfiniteQuery({ agency, userId }, KEEPS_PLACE), keyOfRecord)}
      messageIndex={3}
      emptyTitle="This rider has no passes yet"
      recordName="Pass"
    />
  );
}
