import { containsSecret } from '@/lib/containsSecret';
import { type AgencyNote, type AgencyNotes, getAgencyNote, isSameNote } from '../agencies/agencyNotes';

/** The notes on these agencies for a file, without a text that looks like a secret or an address. */
export function toFileNotes(notes: AgencyNotes, abbreviations: readonly string[]): AgencyNotes {
  return Object.fromEntries(
    abbreviations
      .map((abbreviation): [string, AgencyNote] => {
        const { isProtected, text } = getAgencyNote(notes, abbreviation);
        return [abbreviation, { isProtected, text: containsSecret([], [text]) ? '' : text }];
      })
      .filter(([, { isProtected, text }]) => isProtected || text !== ''),
  );
}

/** The notes of a file that this browser does not have, each with what it has instead. */
export function findOtherNotes(
  own: AgencyNotes | undefined,
  ofFile: AgencyNotes,
): readonly { abbreviation: string; note: AgencyNote; ownNote: AgencyNote }[] {
  return Object.entries(ofFile)
    .map(([abbreviation, note]) => ({ abbreviation, note, ownNote: getAgencyNote(own, abbreviation) }))
    .filter(({ note, ownNote }) => !isSameNote(note, ownNote));
}

/** For example `protected, “frozen until 12/01”`; `no note` for none. */
export function describeNote({ isProtected, text }: AgencyNote): string {
  const parts = [isProtected && 'protected', text !== '' && `“${text}”`].filter((part) => part !== false);
  return parts.length === 0 ? 'no note' : parts.join(', ');
}
