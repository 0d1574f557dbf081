import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { passColumns, passes } from '@/shared/records/passes';
import { RecordListPage } from '@/shared/records/RecordListPage';

/** The first page without a filter. */
export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }) => [
  prefetch(passes.endpoint, { agency, id: '' }),
];

export function PassesPage() {
  return (
    <RecordListPage kind={passes} label="Passes" recordTitle="Pass" table="passes" columns={passColumns} />
  );
}
