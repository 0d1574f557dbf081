import { addPortalListener, type PortalThunk } from '../hooks';
import { rootReducer } from '../rootReducer';
import { safeSessionStorage } from '../storage/safeStorage';
import { TICKET_NOTE_STORAGE_KEY } from '../storage/storageKeys';
import { selectTicketNote, ticketNoteChanged, ticketNoteLoaded, ticketNoteSlice } from './ticketNoteSlice';

/**
 * A thunk: adds the ticket note to the store, unless that is done. It is in this tab's sessionStorage, so that a reload
 * does not lose it, until the session ends.
 */
export function loadTicketNote(): PortalThunk {
  return (dispatch, getState) => {
    if (getState().ticketNote?.isLoaded) return;
    rootReducer.inject(ticketNoteSlice);
    dispatch(ticketNoteLoaded(safeSessionStorage.read(TICKET_NOTE_STORAGE_KEY) ?? ''));
    dispatch(
      addPortalListener({
        actionCreator: ticketNoteChanged,
        effect: (_action, api) =>
          void safeSessionStorage.write(TICKET_NOTE_STORAGE_KEY, selectTicketNote(api.getState())),
      }),
    );
  };
}
