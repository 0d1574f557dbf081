import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ridersPages } from '@/api/customersearch';
import { type Rider } from '@/domain/entities/rider';
import { buildRiderPath } from '@/domain/paths';
import { InfiniteList } from '@/shared/lists/InfiniteList';
import { ListToolbar } from '@/shared/lists/ListToolbar';
import { useVisibleColumns } from '@/shared/lists/useVisibleColumns';
import { TableTools } from '@/shared/table-tools/TableTools';
import { FilterBox } from '@/ui/filter/FilterBox';
import { riderColumns } from './riderColumns';
import { getRiderKey, useRiders } from './useRiders';

// The route table reads `prefetchQueries` from the screen's page module.
export { prefetchQueries } from './useRiders';

const NOUNS = { singular: 'rider', plural: 'riders' };

/** The riders of an agency (section 2 of the specification). A click on a row opens the rider's profile. */
export function RidersPage() {
  const { abbreviation = '' } = useParams();
  const navigate = useNavigate();
  const { term, debouncedTerm, setTerm, list } = useRiders(abbreviation);
  const rowAction = useMemo(
    () => ({
      getHref: ({ user_id }: Rider) => buildRiderPath(abbreviation, user_id),
      onOpen: ({ user_id }: Rider) => void navigate(buildRiderPath(abbreviation, user_id)),
    }),
    [abbreviation, navigate],
  );
  return (
    <>
      <ListToolbar
        filter={
          <FilterBox
            label="Filter"
            placeholder="Name, email, phone, ID or smartcard"
            value={term}
            appliedValue={debouncedTerm}
            onChange={setTerm}
          />
        }
        tableTools={
          <TableTools
            table="riders"
            columns={riderColumns}
            listExport={{
              nouns: NOUNS,
              agency: abbreviation,
              filter: debouncedTerm,
              list,
              pages: {
                source: ridersPages({ agency: abbreviation, term: debouncedTerm }),
                rowKey: getRiderKey,
              },
            }}
          />
        }
      />
      <InfiniteList
        label="Riders"
        nouns={NOUNS}
        agency={abbreviation}
        filter={debouncedTerm}
        columns={useVisibleColumns('riders', riderColumns)}
        rowKey={getRiderKey}
        rowAction={rowAction}
        list={list}
        chips={[{ name: 'Filter', value: debouncedTerm, onClear: () => setTerm('') }]}
      />
    </>
  );
}
