import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { mobileticketviewApi, passesPages } from '@/api/mobileticketview';
import { type Pass } from '@/domain/entities/pass';
import { type ListDefinition } from '@/shared/lists/filteredListProps';
import { passColumns } from '@/shared/records/passColumns';
import { RecordListPage } from '@/shared/records/RecordListPage';

const PASSES: ListDefinition<Pass> = {
  label: 'Passes',
  nouns: { singular: 'pass', plural: 'passes' },
  table: 'passes',
  columns: passColumns,
};
const { listPasses } = mobileticketviewApi.endpoints;

/** The first page without a filter. */
export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }) => [
  prefetch(listPasses, { agency, id: '' }),
];

export function PassesPage() {
  return <RecordListPage {...PASSES} endpoint={listPasses} pages={passesPages} recordTitle="Pass" />;
}
