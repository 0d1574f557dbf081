import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { buildPassColumns, passes } from '@/shared/records/passes';
import { RecordListPage } from '@/shared/records/RecordListPage';

/** The first page without a filter. */
export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }) => [
  prefetch(passes.endpoint, { agency, id: '' }),
];

export function Component() {
  return <RecordListPage kind={passes} label="Passes" table="passes" buildColumns={buildPassColumns} />;
}
