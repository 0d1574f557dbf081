import { parseAgencyNotes } from '@/domain/agencies/parseAgencyNotes';
import { oncePerStore } from '../oncePerStore';
import { rootReducer } from '../rootReducer';
import { persistSlice } from '../storage/persistSlice';
import { safeLocalStorage } from '../storage/safeStorage';
import { agencyNoteSaved, agencyNotesLoaded, agencyNotesSlice } from './agencyNotesSlice';

/** In localStorage, for all users of this browser, as the pinned agencies are. */
export const AGENCY_NOTES_STORAGE_KEY = 'fare-portal:agency-notes';

/** A thunk: adds the notes on agencies to the store, unless that is done, and stores them from then on. */
export const loadAgencyNotes = oncePerStore((dispatch) => {
  rootReducer.inject(agencyNotesSlice);
  dispatch(
    persistSlice({
      name: 'the notes on agencies',
      localStorageKey: AGENCY_NOTES_STORAGE_KEY,
      load: () => {
        const entry = safeLocalStorage.readEntry(AGENCY_NOTES_STORAGE_KEY);
        return agencyNotesLoaded({
          usEast: parseAgencyNotes(entry?.usEast),
          australia: parseAgencyNotes(entry?.australia),
        });
      },
      isChange: agencyNoteSaved.match,
      save: (state) => safeLocalStorage.writeEntry(AGENCY_NOTES_STORAGE_KEY, state.agencyNotes?.notes ?? {}),
    }),
  );
});
