import Button from 'antd/es/button';
import { useNavigate } from 'react-router-dom';
import { buildFleetPath } from '@/domain/fleet/fleetPath';
import { usePortalDispatch } from '@/session/hooks';
import { FLEET_RIDERS_LIST, searchTermChanged } from '@/session/searchTermsSlice';

/** Opens Fleet's search for riders with the term. No link, because only this tab has the term: a new tab would have an empty field. */
export function FindInAllAgencies({ term, children }: { term: string; children: string }) {
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const open = () => {
    dispatch(searchTermChanged({ list: FLEET_RIDERS_LIST, term }));
    void navigate(buildFleetPath({ tab: 'riders', find: 'search' }));
  };
  return <Button onClick={open}>{children}</Button>;
}
