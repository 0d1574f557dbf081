import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type Region } from '@/domain/regions';

/** What the operator has noted about an agency. */
export interface AgencyNote {
  /** Whether the forms that write to the agency warn in red. */
  isProtected: boolean;
  /** One line; empty for none. */
  text: string;
}

/** By region and abbreviation. */
export type AgencyNotes = Readonly<Record<Region, Readonly<Record<string, AgencyNote>>>>;

interface AgencyNotesState {
  /** False until the stored notes have been read. */
  isLoaded: boolean;
  notes: AgencyNotes;
}

export const agencyNotesSlice = createSlice({
  name: 'agencyNotes',
  initialState: { isLoaded: false, notes: { usEast: {}, australia: {} } } as AgencyNotesState,
  reducers: {
    /** Dispatched when the notes are needed first, and after another tab has changed them. */
    agencyNotesLoaded: (_state, { payload: notes }: PayloadAction<AgencyNotes>) => ({
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
      const ofRegion = isEmpty ? others : { ...others, [abbreviation]: note };
      return { ...state, notes: { ...state.notes, [region]: ofRegion } };
    },
  },
});

export const { agencyNotesLoaded, agencyNoteSaved } = agencyNotesSlice.actions;

declare module '@/session/rootReducer' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- extends without new members
  interface LazySlices extends WithSlice<typeof agencyNotesSlice> {}
}
