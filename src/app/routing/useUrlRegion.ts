import { useLocation } from 'react-router-dom';
import { parseRegionParam } from '@/domain/regionParam';
import { usePortalSelector } from '@/session/hooks';

/** Whether the current URL names the region of this tab's session (decision 30). Always 'own' while nobody is signed in. */
export function useUrlRegion(): 'own' | 'other' | 'missing' {
  const urlRegion = parseRegionParam(useLocation().search);
  const region = usePortalSelector(({ session }) => session.region);
  if (region === null || urlRegion === region) return 'own';
  return urlRegion === null ? 'missing' : 'other';
}
