import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { listPendingRegistrations } from '@/session/writes/pendingRegistrations';

/** The agency's registrations that this tab has sent and that are not finished. */
export function usePendingRegistrations(agency: string) {
  const region = usePortalSelector(selectRegion);
  const list = usePortalSelector(({ pendingWrites }) => pendingWrites.list);
  return listPendingRegistrations(list, region, agency);
}
