import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { type Rider } from '../../domain/entities/rider';
import { riderPath } from '../../domain/paths';
import { FilterBox } from '../../ui/FilterBox';
import { InfiniteList } from '../common/InfiniteList';
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
      <FilterBox
        label="Filter"
        placeholder="Name, email, phone, ID or smartcard"
        value={term}
        onChange={setTerm}
      />
      <InfiniteList
        label="Riders"
        nouns={NOUNS}
        agency={abbreviation}
        filter={settledTerm}
        columns={riderColumns}
        rowKey={keyOfRider}
        opening={opening}
        list={list}
      />
    </>
  );
}
