import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { TICKET_NOTE_LENGTH_LIMIT } from '@/domain/ticketNote';
import { limitLength } from '@/lib/text/limitLength';
import { sessionEnded } from '../auth/sessionSlice';
import { rootReducer } from '../rootReducer';

interface TicketNoteState {
  /** The text that the operator has collected and typed for a ticket. */
  text: string;
}

const initialState: TicketNoteState = { text: '' };

const ticketNoteSlice = createSlice({
  name: 'ticketNote',
  initialState,
  reducers: {
    /** The note was read from the storage. */
    ticketNoteLoaded: (_note, { payload }: PayloadAction<string>) => ({ text: payload }),
    ticketNoteChanged: (note, { payload }: PayloadAction<string>) => {
      note.text = limitLength(payload, TICKET_NOTE_LENGTH_LIMIT);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, (note) => {
      note.text = '';
    });
  },
  selectors: { selectTicketNote: ({ text }) => text },
});

export const { ticketNoteLoaded, ticketNoteChanged } = ticketNoteSlice.actions;

declare module '../rootReducer' {
  interface LazySlices extends WithSlice<typeof ticketNoteSlice> {}
}

export const { selectTicketNote } = ticketNoteSlice.injectInto(rootReducer).selectors;
