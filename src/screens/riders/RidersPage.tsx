import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ridersPage } from '@/api/customersearch';
import { type Rider } from '@/domain/entities/rider';
import { riderPath } from '@/domain/paths';
import { FilterBox } from '@/ui/FilterBox';
import { InfiniteList } from '../common/InfiniteList';
import { ListTools } from '../common/ListTools';
import { TableTools } from '../common/tableTools/TableTools';
import { useColumns } from '../common/useColumns';
import { riderColumns } from './riderColumns';
import { keyOfRider, useRiders } from './useRiders';

export { firstCalls } from './useRiders';

const NOUNS = { one: 'rider', many: 'riders' };

/** The riders of an agency (specification 2): a row opens the rider's profile. */
export function RidersPage() {
  const { abbreviation = '' } = useParams();
  const navigate = useNavigate();
  const { term, settledTerm, setTerm, list } = useRiders(abbreviation);
  const opening = useMemo(
    () => ({
      hrefOf: ({ user_id }: Rider) => riderPath(abbreviation, user_id),
      onOpen: ({ user_id }: Rider) => void navigate(riderPath(abbreviation, user_id)),
    }),
    [abbreviation, navigate],
  );
  return (
    <>
      <ListTools
        filter={
          <FilterBox
            label="Filter"
            placeholder="Name, email, phone, ID or smartcard"
            value={term}
            settled={settledTerm}
            onChange={setTerm}
          />
        }
        tools={
          <TableTools
            table="riders"
            columns={riderColumns}
            exported={{
              nouns: NOUNS,
              agency: abbreviation,
              filter: settledTerm,
              list,
              pages: {
                request: (page) => ridersPage({ agency: abbreviation, term: settledTerm }, page),
                rowKey: keyOfRider,
              },
            }}
          />
        }
      />
      <InfiniteList
        label="Riders"
        nouns={NOUNS}
        agency={abbreviation}
        filter={settledTerm}
        columns={useColumns('riders', riderColumns)}
        rowKey={keyOfRider}
        opening={opening}
        list={list}
        chips={[{ name: 'Filter', value: settledTerm, onClear: () => setTerm('') }]}
      />
    </>
  );
}
