import { useState } from 'react';
import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';
import { createOperatorsPageSource, psoApi, useListOperatorsInfiniteQuery } from '@/api/pso';
import { type PsoUser } from '@/domain/entities/user';
import { OPERATOR_FORM } from '@/domain/formNames';
import { buildPath } from '@/domain/paths';
import { containsText } from '@/lib/text/containsText';
import { type OperatorKey, selectOperator } from '@/session/auth/operator';
import { loadFormDraft } from '@/session/drafts/loadFormDraft';
import { usePortalStore } from '@/session/hooks';
import { InfiniteList } from '@/shared/lists/infinite/InfiniteList';
import { useInfiniteRows } from '@/shared/lists/infinite/useInfiniteRows';
import { useListRefetchPolicy } from '@/shared/lists/infinite/useListRefetchPolicy';
import { useLoadedRowsSearch } from '@/shared/lists/infinite/useLoadedRowsSearch';
import { getId } from '@/shared/lists/rowKeys';
import { useSearchTerm } from '@/shared/lists/useSearchTerm';
import { useRefreshablePage } from '@/ui/hooks/useRefreshablePage';
import { PageActionButton } from '@/ui/navigation/PageActionButton';
import { psoUserColumns } from './psoUserColumns';
import { RegisterOperatorModal } from './RegisterOperatorModal';

const PSO_USERS = {
  label: 'PSO Users',
  nouns: { singular: 'operator', plural: 'operators' },
  table: 'pso-users',
  columns: psoUserColumns,
  filterMarks: { columns: ['email'], compares: 'text' },
} as const;
const matchesEmail = ({ email }: PsoUser, text: string) => containsText(text, email);

export const prefetchQueries: PrefetchQueries = () => [prefetch(psoApi.endpoints.listOperators, undefined)];

/** The PSO (platform) operators, sorted by email, with a button to register another one (decision 25). */
export function Component() {
  useRefreshablePage();
  const { getState } = usePortalStore();
  // Opens at once if there is a draft of it, because nothing else on the page leads to the draft.
  const [isRegistering, setIsRegistering] = useState(() => hasOperatorDraft(selectOperator(getState())));
  const filter = useSearchTerm('pso-users');
  const list = useInfiniteRows(useListOperatorsInfiniteQuery(undefined, useListRefetchPolicy()), getId);
  const search = useLoadedRowsSearch(list, filter, matchesEmail);
  return (
    <>
      <InfiniteList
        {...PSO_USERS}
        agency={null}
        list={list}
        pages={createOperatorsPageSource()}
        filter={filter}
        placeholder="Email"
        search={search}
        action={
          <PageActionButton type="primary" onClick={() => setIsRegistering(true)}>
            Register operator
          </PageActionButton>
        }
        emptyText={
          search.isSearching && {
            title: `No operator’s email matches “${filter.debouncedText}”`,
            hint: `Clear the filter to see ${search.isPartial ? 'the loaded' : 'all'} operators.`,
          }
        }
      />
      {isRegistering && <RegisterOperatorModal onClose={() => setIsRegistering(false)} />}
    </>
  );
}

function hasOperatorDraft(operator: OperatorKey): boolean {
  return loadFormDraft(operator, { path: buildPath('psoUsers'), form: OPERATOR_FORM }) !== null;
}
