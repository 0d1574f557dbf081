import { useParams } from 'react-router-dom';
import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { mobileticketviewApi, passesPages } from '@/api/mobileticketview';
import { type Pass } from '@/domain/entities/pass';
import { InfiniteList } from '@/shared/lists/infinite/InfiniteList';
import { useListRefetchPolicy } from '@/shared/lists/infinite/useListRefetchPolicy';
import { useUrlFilter } from '@/shared/lists/useUrlFilter';
import { passColumns } from '@/shared/records/passColumns';
import { getRecordKey } from '@/shared/records/useOpenRecord';
import { useRecordList } from '@/shared/records/useRecordList';

const NOUNS = { singular: 'pass', plural: 'passes' };
const { listPasses } = mobileticketviewApi.endpoints;

/** The first page without a filter. */
export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }) => [
  prefetch(listPasses, { agency, id: '' }),
];

/** The passes of an agency (section 2 of the specification). */
export function PassesPage() {
  const { abbreviation: agency = '' } = useParams();
  const filter = useUrlFilter();
  // Each filter has its own cache entry, so a new filter starts with page 1.
  const arg = { agency, id: filter.debouncedText };
  const { list, rowAction, modal } = useRecordList<Pass>(listPasses, arg, 'Pass', useListRefetchPolicy());
  return (
    <>
      <InfiniteList
        label="Passes"
        nouns={NOUNS}
        table="passes"
        agency={agency}
        columns={passColumns}
        rowKey={getRecordKey}
        rowAction={rowAction}
        list={list}
        pages={passesPages(arg)}
        filter={filter}
        placeholder="ID of a pass"
      />
      {modal}
    </>
  );
}
