import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';

const NO_NOTE = { isProtected: false, text: '' } as const;

/** The operator's note on an agency of the session's region. It is empty until `loadAgencyNotes` has been dispatched. */
export function useAgencyNote(abbreviation: string) {
  const region = usePortalSelector(selectRegion);
  return usePortalSelector(({ agencyNotes }) => {
    const notes = agencyNotes?.notes[region];
    // An agency can have the abbreviation `constructor`.
    return (notes && Object.hasOwn(notes, abbreviation) && notes[abbreviation]) || NO_NOTE;
  });
}
