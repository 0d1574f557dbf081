import { AGENCY_NOTE_LENGTH } from '@/domain/impactLimits';
import { isAbbreviation } from '@/domain/paths';
import { type Region } from '@/domain/regions';
import { isRecord } from '@/lib/isRecord';
import { addPortalListener, type PortalThunk } from '../hooks';
import { rootReducer } from '../rootReducer';
import { safeLocalStorage } from '../storage/safeStorage';
import {
  type AgencyNote,
  type AgencyNotes,
  agencyNoteSaved,
  agencyNotesLoaded,
  agencyNotesSlice,
} from './agencyNotesSlice';

/** In localStorage, for all users of this browser, as the pinned agencies are. */
export const AGENCY_NOTES_STORAGE_KEY = 'fare-portal:agency-notes';

/** A thunk: adds the notes on agencies to the store, unless that is done, and stores them from then on. */
export function loadAgencyNotes(): PortalThunk {
  return (dispatch, getState) => {
    if (getState().agencyNotes?.isLoaded) return;
    rootReducer.inject(agencyNotesSlice);
    dispatch(agencyNotesLoaded(readAgencyNotes()));
    dispatch(
      addPortalListener({
        actionCreator: agencyNoteSaved,
        effect: (_action, api) => {
          const { notes } = api.getState().agencyNotes ?? {};
          if (notes) safeLocalStorage.writeEntry(AGENCY_NOTES_STORAGE_KEY, notes);
        },
      }),
    );
    window.addEventListener('storage', ({ key }) => {
      // The key is null when another tab has cleared the whole storage.
      if (key === AGENCY_NOTES_STORAGE_KEY || key === null) dispatch(agencyNotesLoaded(readAgencyNotes()));
    });
  };
}

function readAgencyNotes(): AgencyNotes {
  const entry = safeLocalStorage.readEntry(AGENCY_NOTES_STORAGE_KEY);
  const readRegion = (region: Region) => parseNotes(entry?.[region]);
  return { usEast: readRegion('usEast'), australia: readRegion('australia') };
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
