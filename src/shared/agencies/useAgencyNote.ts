import { getAgencyNote } from '@/domain/agencies/agencyNotes';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';

/** The operator's note on an agency of the session's region. It is empty until `loadAgencyNotes` has been dispatched. */
export function useAgencyNote(abbreviation: string) {
  const region = usePortalSelector(selectRegion);
  return usePortalSelector(({ agencyNotes }) => getAgencyNote(agencyNotes?.notes[region], abbreviation));
}
