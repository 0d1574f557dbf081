import Button from 'antd/es/button';
import { useNavigate, useParams } from 'react-router-dom';
import { administratorsPage } from '@/api/auth';
import { NO_MORE_RESULTS } from '@/domain/failures';
import { agencyPathTo } from '@/domain/paths';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBox } from '@/ui/FilterBox';
import { InfiniteList } from '../common/InfiniteList';
import { ListTools } from '../common/ListTools';
import { TableTools } from '../common/tableTools/TableTools';
import { useColumns } from '../common/useColumns';
import { adminColumns, NONE } from './adminColumns';
import { keyOfAdmin, useAdminUsers } from './useAdminUsers';

export { firstCalls } from './useAdminUsers';

const NOUNS = { one: 'administrator', many: 'administrators' };

/** The administrators of an agency (specification 2), and the way to register another. */
export function AdminUsersPage() {
  const { abbreviation = '' } = useParams();
  const navigate = useNavigate();
  const { term, settledTerm, setTerm, accepts, matching, list } = useAdminUsers(abbreviation);
  const isFiltered = settledTerm !== '';
  const looked = `${list.rows.length.toLocaleString('en-US')} ${list.rows.length === 1 ? 'row' : 'rows'} looked through`;
  // A filter never loads by itself: how far it looks is the operator's choice.
  const lookFurther = isFiltered && list.hasMore && (
    <Button size="small" onClick={list.loadMore} loading={list.isLoadingMore}>
      Load more
    </Button>
  );
  return (
    <>
      <ListTools
        filter={
          <FilterBox
            label="Filter"
            placeholder="Part of an email"
            value={term}
            settled={settledTerm}
            onChange={setTerm}
          />
        }
        tools={
          <TableTools
            table="admin-users"
            columns={adminColumns}
            exported={{
              nouns: NOUNS,
              agency: abbreviation,
              filter: settledTerm,
              list,
              matching,
              pages: {
                request: (page) => administratorsPage({ agency: abbreviation }, page),
                rowKey: keyOfAdmin,
                accepts,
              },
            }}
          />
        }
        action={
          <Button
            type="primary"
            data-page-action=""
            onClick={() => void navigate(agencyPathTo('adminRegistration', abbreviation))}
          >
            + Register User
          </Button>
        }
      >
        <p>
          Upper and lower case are told apart.{' '}
          {isFiltered && !list.isLoading && (
            <span role="status">
              {looked}
              {list.hasMore ? ' so far.' : '.'}
            </span>
          )}{' '}
          {matching.length > 0 && lookFurther}
        </p>
      </ListTools>
      <InfiniteList
        label="Admin Users"
        nouns={NOUNS}
        agency={abbreviation}
        filter=""
        columns={useColumns('admin-users', adminColumns)}
        rowKey={keyOfAdmin}
        list={{ ...list, rows: matching, hasMore: list.hasMore && !isFiltered }}
        empty={<EmptyState title={`${NONE} (${looked})`}>{lookFurther}</EmptyState>}
        endText={list.hasMore ? '' : NO_MORE_RESULTS}
        chips={[{ name: 'Filter', value: settledTerm, onClear: () => setTerm('') }]}
        countWord={isFiltered ? 'matching' : 'loaded'}
      />
    </>
  );
}
