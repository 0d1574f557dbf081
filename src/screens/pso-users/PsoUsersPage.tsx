import Button from 'antd/es/button';
import { useState } from 'react';
import { usersPage } from '@/api/pso';
import { type PsoUser } from '@/domain/entities/user';
import { listText, NO_MORE_RESULTS, reasonText } from '@/domain/failures';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBox } from '@/ui/FilterBox';
import { InfiniteTable } from '@/ui/table/InfiniteTable';
import { CallFailure } from '../common/CallFailure';
import { ListTools } from '../common/ListTools';
import { TableTools } from '../common/tableTools/TableTools';
import { UnreadableRows } from '../common/UnreadableRows';
import { useColumns } from '../common/useColumns';
import { psoUserColumns } from './psoUserColumns';
import { RegisterOperatorModal } from './RegisterOperatorModal';
import { usePsoUsers } from './usePsoUsers';

export { firstCalls } from './usePsoUsers';

const NOUNS = { one: 'operator', many: 'operators' };
const rowKey = ({ id }: PsoUser) => id;

/** The operators (specification 2), and the registration of another (decision 25). */
export function PsoUsersPage() {
  const users = usePsoUsers();
  const [isRegistering, setRegistering] = useState(false);
  const isFiltered = users.settledTerm !== '';
  // A filter never loads by itself: how far it looks is the operator's choice.
  const lookFurther = users.hasMore && (
    <Button size="small" onClick={users.loadMore} loading={users.isLoadingMore}>
      Load more
    </Button>
  );
  return (
    <>
      <ListTools
        filter={
          <FilterBox
            label="Filter"
            placeholder="Email"
            value={users.term}
            settled={users.settledTerm}
            onChange={users.setTerm}
          />
        }
        tools={
          <TableTools
            table="pso-users"
            columns={psoUserColumns}
            exported={{
              nouns: NOUNS,
              agency: null,
              filter: users.settledTerm,
              list: { ...users, rows: users.loaded },
              matching: users.rows,
              pages: { request: (page) => usersPage(undefined, page), rowKey, accepts: users.accepts },
            }}
          />
        }
        action={
          <Button type="primary" data-page-action="" onClick={() => setRegistering(true)}>
            Register operator
          </Button>
        }
      >
        {isFiltered && !users.isLoading && (
          <p role="status">
            {scopeText(users.loaded.length, users.hasMore)} {users.rows.length > 0 && lookFurther}
          </p>
        )}
      </ListTools>
      <UnreadableRows count={users.unreadable} />
      <InfiniteTable
        key={users.settledTerm}
        label="PSO users"
        list={`PSO users/${users.settledTerm}`}
        columns={useColumns('pso-users', psoUserColumns)}
        rows={users.rows}
        rowKey={rowKey}
        isLoading={users.isLoading}
        isLoadingMore={users.isLoadingMore}
        hasMore={users.hasMore && !isFiltered}
        onMore={users.loadMore}
        failure={
          users.failure && (
            <CallFailure
              failure={users.failure}
              title={listText('PSO Users')}
              onRetry={users.retry}
              isRetrying={users.isFetching}
            >
              {reasonText(users.failure)}
            </CallFailure>
          )
        }
        moreFailure={
          users.moreFailure && (
            <CallFailure
              failure={users.moreFailure}
              title={listText('more PSO Users')}
              onRetry={users.hasMore ? users.loadMore : users.retry}
              isRetrying={users.isFetching}
            >
              {reasonText(users.moreFailure)}
            </CallFailure>
          )
        }
        empty={
          isFiltered ? (
            <EmptyState title={`No operator’s email matches “${users.settledTerm}”`}>
              {lookFurther || 'Clear the filter to see all operators.'}
            </EmptyState>
          ) : (
            <EmptyState title="There are no operators in this region yet" />
          )
        }
        endText={users.hasMore ? '' : NO_MORE_RESULTS}
        chips={[{ name: 'Filter', value: users.settledTerm, onClear: () => users.setTerm('') }]}
        countWord={isFiltered ? 'matching' : 'loaded'}
      />
      {isRegistering && <RegisterOperatorModal onClose={() => setRegistering(false)} />}
    </>
  );
}

/** What the filter looked through: it picks among the rows that are loaded. */
function scopeText(count: number, hasMore: boolean): string {
  const rows = `${count.toLocaleString('en-US')} ${count === 1 ? 'operator' : 'operators'}`;
  return hasMore ? `Looked through the ${rows} loaded so far.` : `Looked through all ${rows}.`;
}
