import { oncePerStore } from '../oncePerStore';
import { persistSlice } from '../storage/persistSlice';
import { safeSessionStorage } from '../storage/safeStorage';
import { TICKET_NOTE_STORAGE_KEY } from '../storage/storageKeys';
import { selectTicketNote, ticketNoteChanged, ticketNoteLoaded } from './ticketNoteSlice';

/**
 * A thunk: adds the ticket note to the store, unless that is done. It is in this tab's sessionStorage, so that a reload
 * does not lose it, until the session ends.
 */
export const loadTicketNote = oncePerStore((dispatch) => {
  dispatch(
    persistSlice({
      name: 'the ticket note',
      load: () => ticketNoteLoaded(safeSessionStorage.read(TICKET_NOTE_STORAGE_KEY) ?? ''),
      isChange: ticketNoteChanged.match,
      save: (state) => safeSessionStorage.write(TICKET_NOTE_STORAGE_KEY, selectTicketNote(state)),
    }),
  );
});
