/** The operator's note about an agency. */
export interface AgencyNote {
  /** Whether the forms that write to the agency warn in red. */
  isProtected: boolean;
  /** One line; empty for none. */
  text: string;
}

/** By abbreviation. */
export type AgencyNotes = Readonly<Record<string, AgencyNote>>;

const NO_NOTE: AgencyNote = { isProtected: false, text: '' };

export function isSameNote(a: AgencyNote, b: AgencyNote): boolean {
  return a.isProtected === b.isProtected && a.text === b.text;
}

/** The note on an agency, or an empty one. `hasOwn`, because an agency can be named `constructor`. */
export function getAgencyNote(notes: AgencyNotes | undefined, abbreviation: string): AgencyNote {
  return (notes && Object.hasOwn(notes, abbreviation) && notes[abbreviation]) || NO_NOTE;
}
