import { useMemo } from 'react';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';

/** The abbreviations of the region's agencies that the operator protects. Empty until `loadAgencyNotes` has been dispatched. */
export function useProtectedAgencies(): ReadonlySet<string> {
  const region = usePortalSelector(selectRegion);
  const notes = usePortalSelector(({ agencyNotes }) => agencyNotes?.notes[region]);
  return useMemo(
    () =>
      new Set(
        Object.entries(notes ?? {})
          .filter(([, { isProtected }]) => isProtected)
          .map(([abbreviation]) => abbreviation),
      ),
    [notes],
  );
}
