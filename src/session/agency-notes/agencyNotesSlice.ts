import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type AgencyNote, type AgencyNotes } from '@/domain/agencies/agencyNotes';
import { type Region } from '@/domain/regions';

type NotesByRegion = Readonly<Record<Region, AgencyNotes>>;

interface AgencyNotesState {
  notes: NotesByRegion;
  /** What was typed in a note's popup and is neither saved nor cancelled. In memory only. */
  drafts: NotesByRegion;
}

interface NoteKey {
  region: Region;
  abbreviation: string;
}

export const agencyNotesSlice = createSlice({
  name: 'agencyNotes',
  initialState: {
    notes: { usEast: {}, australia: {} },
    drafts: { usEast: {}, australia: {} },
  } as AgencyNotesState,
  reducers: {
    /** Dispatched when the notes are needed first, and after another tab has changed them. */
    agencyNotesLoaded: ({ drafts }, { payload: notes }: PayloadAction<NotesByRegion>) => ({
      drafts,
      notes,
    }),
    /** A note without a text that does not protect is removed. */
    agencyNoteSaved: (
      state,
      { payload }: PayloadAction<NoteKey & { note: AgencyNote }>,
    ): AgencyNotesState => {
      const { note } = payload;
      const isEmpty = note.text === '' && !note.isProtected;
      return { ...state, notes: replaceNote(state.notes, payload, isEmpty ? null : note) };
    },
    /** Null for none. */
    agencyNoteDrafted: (
      state,
      { payload }: PayloadAction<NoteKey & { note: AgencyNote | null }>,
    ): AgencyNotesState => ({ ...state, drafts: replaceNote(state.drafts, payload, payload.note) }),
  },
});

function replaceNote(
  notes: NotesByRegion,
  { region, abbreviation }: NoteKey,
  note: AgencyNote | null,
): NotesByRegion {
  const others = Object.fromEntries(
    Object.entries(notes[region]).filter(([other]) => other !== abbreviation),
  );
  return { ...notes, [region]: note === null ? others : { ...others, [abbreviation]: note } };
}

export const { agencyNotesLoaded, agencyNoteSaved, agencyNoteDrafted } = agencyNotesSlice.actions;

declare module '@/session/rootReducer' {
  interface LazySlices extends WithSlice<typeof agencyNotesSlice> {}
}
