import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type AgencyNote, type AgencyNotes, getAgencyNote } from '@/domain/agencies/agencyNotes';
import { type Region } from '@/domain/regions';

type NotesByRegion = Readonly<Record<Region, AgencyNotes>>;

/** The fields that differ from the note. The other fields follow it when another tab or a file changes it. */
export interface AgencyNoteDraft extends Partial<AgencyNote> {
  /** The note's text when the draft's was begun. */
  textBefore?: string;
}

type Drafts = Readonly<Record<string, AgencyNoteDraft>>;

interface AgencyNotesState {
  notes: NotesByRegion;
  /** The changes in a note's popup that are neither saved nor cancelled. In memory only. */
  drafts: Readonly<Record<Region, Drafts>>;
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
    agencyNotesLoaded: ({ drafts }, { payload: notes }: PayloadAction<NotesByRegion>) =>
      dropSavedDrafts({ drafts, notes }),
    /** A note without a text that does not protect is removed. */
    agencyNoteSaved: (
      state,
      { payload }: PayloadAction<NoteKey & { note: AgencyNote }>,
    ): AgencyNotesState => {
      const { note } = payload;
      const isEmpty = note.text === '' && !note.isProtected;
      return dropSavedDrafts({ ...state, notes: replaceEntry(state.notes, payload, isEmpty ? null : note) });
    },
    /** Adds changes to the draft. Null for no draft. */
    agencyNoteDrafted: (
      state,
      { payload }: PayloadAction<NoteKey & { changes: Partial<AgencyNote> | null }>,
    ): AgencyNotesState => {
      const { region, abbreviation, changes } = payload;
      const { text: textBefore } = getAgencyNote(state.notes[region], abbreviation);
      const draft: AgencyNoteDraft | null = changes && {
        textBefore,
        ...getDraft(state.drafts[region], abbreviation),
        ...changes,
      };
      return dropSavedDrafts({ ...state, drafts: replaceEntry(state.drafts, payload, draft) });
    },
  },
});

/** `hasOwn`, because an agency can be named `constructor`. */
export function getDraft(drafts: Drafts | undefined, abbreviation: string): AgencyNoteDraft | undefined {
  return drafts && Object.hasOwn(drafts, abbreviation) ? drafts[abbreviation] : undefined;
}

function replaceEntry<T>(
  entries: Readonly<Record<Region, Readonly<Record<string, T>>>>,
  { region, abbreviation }: NoteKey,
  entry: T | null,
): Readonly<Record<Region, Readonly<Record<string, T>>>> {
  const others = Object.fromEntries(
    Object.entries(entries[region]).filter(([other]) => other !== abbreviation),
  );
  return { ...entries, [region]: entry === null ? others : { ...others, [abbreviation]: entry } };
}

/** Leaves in the drafts only what differs from the notes. */
function dropSavedDrafts({ drafts, notes }: AgencyNotesState): AgencyNotesState {
  const dropIn = (region: Region): Drafts =>
    Object.fromEntries(
      Object.entries(drafts[region])
        .map(([abbreviation, draft]): [string, AgencyNoteDraft] => [
          abbreviation,
          dropSaved(draft, getAgencyNote(notes[region], abbreviation)),
        ])
        .filter(([, draft]) => Object.keys(draft).length > 0),
    );
  return { notes, drafts: { usEast: dropIn('usEast'), australia: dropIn('australia') } };
}

function dropSaved({ text, textBefore, isProtected }: AgencyNoteDraft, note: AgencyNote): AgencyNoteDraft {
  return {
    ...(text !== undefined && text !== note.text && { text, textBefore }),
    ...(isProtected !== undefined && isProtected !== note.isProtected && { isProtected }),
  };
}

export const { agencyNotesLoaded, agencyNoteSaved, agencyNoteDrafted } = agencyNotesSlice.actions;

declare module '@/session/rootReducer' {
  interface LazySlices extends WithSlice<typeof agencyNotesSlice> {}
}
