import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type AgencyNote, type AgencyNotes } from '@/domain/agencyNotes';
import { type Region } from '@/domain/regions';

type NotesByRegion = Readonly<Record<Region, AgencyNotes>>;

interface AgencyNotesState {
  /** False until the stored notes have been read. */
  isLoaded: boolean;
  notes: NotesByRegion;
}

export const agencyNotesSlice = createSlice({
  name: 'agencyNotes',
  initialState: { isLoaded: false, notes: { usEast: {}, australia: {} } } as AgencyNotesState,
  reducers: {
    /** Dispatched when the notes are needed first, and after another tab has changed them. */
    agencyNotesLoaded: (_state, { payload: notes }: PayloadAction<NotesByRegion>) => ({
      isLoaded: true,
      notes,
    }),
    /** A note without a text that does not protect is removed. */
    agencyNoteSaved: (
      state,
      { payload }: PayloadAction<{ region: Region; abbreviation: string; note: AgencyNote }>,
    ): AgencyNotesState => {
      const { region, abbreviation, note } = payload;
      const others = Object.fromEntries(
        Object.entries(state.notes[region]).filter(([other]) => other !== abbreviation),
      );
      const isEmpty = note.text === '' && !note.isProtected;
      const regionNotes = isEmpty ? others : { ...others, [abbreviation]: note };
      return { ...state, notes: { ...state.notes, [region]: regionNotes } };
    },
  },
});

export const { agencyNotesLoaded, agencyNoteSaved } = agencyNotesSlice.actions;

declare module '@/session/rootReducer' {
  interface LazySlices extends WithSlice<typeof agencyNotesSlice> {}
}
