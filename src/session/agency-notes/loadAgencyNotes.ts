import { AGENCY_NOTE_LENGTH } from '@/domain/impactLimits';
import { isAbbreviation } from '@/domain/paths';
import { isRecord } from '@/lib/isRecord';
import { type PortalThunk } from '../hooks';
import { rootReducer } from '../rootReducer';
import { keepInLocalStorage } from '../storage/keepInLocalStorage';
import { type AgencyNote, agencyNoteSaved, agencyNotesLoaded, agencyNotesSlice } from './agencyNotesSlice';

/** In localStorage, for all users of this browser, as the pinned agencies are. */
export const AGENCY_NOTES_STORAGE_KEY = 'fare-portal:agency-notes';

/** A thunk: adds the notes on agencies to the store, unless that is done, and stores them from then on. */
export function loadAgencyNotes(): PortalThunk {
  return (dispatch, getState) => {
    if (getState().agencyNotes?.isLoaded) return;
    rootReducer.inject(agencyNotesSlice);
    dispatch(
      keepInLocalStorage({
        key: AGENCY_NOTES_STORAGE_KEY,
        createLoaded: (entry) =>
          agencyNotesLoaded({ usEast: parseNotes(entry?.usEast), australia: parseNotes(entry?.australia) }),
        isChange: agencyNoteSaved.match,
        select: (state) => state.agencyNotes?.notes ?? {},
      }),
    );
  };
}

/** Invalid notes are left out. */
function parseNotes(stored: unknown): Readonly<Record<string, AgencyNote>> {
  return Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {})
      .filter((entry): entry is [string, AgencyNote] => isAbbreviation(entry[0]) && isAgencyNote(entry[1]))
      .map(([abbreviation, { isProtected, text }]) => [
        abbreviation,
        { isProtected, text: text.slice(0, AGENCY_NOTE_LENGTH) },
      ]),
  );
}

function isAgencyNote(value: unknown): value is AgencyNote {
  return isRecord(value) && typeof value.isProtected === 'boolean' && typeof value.text === 'string';
}
