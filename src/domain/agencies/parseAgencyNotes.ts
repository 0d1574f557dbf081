import { isRecord } from '@/lib/isRecord';
import { limitLength } from '@/lib/text/limitLength';
import { isAbbreviation } from '../paths';
import { AGENCY_NOTE_LENGTH_LIMIT } from '../writeFormLimits';
import { type AgencyNote, type AgencyNotes } from './agencyNotes';

/** Of storage or a file. Invalid notes are left out. */
export function parseAgencyNotes(stored: unknown): AgencyNotes {
  return Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {})
      .filter((entry): entry is [string, AgencyNote] => isAbbreviation(entry[0]) && isAgencyNote(entry[1]))
      .map(([abbreviation, { isProtected, text }]) => [
        abbreviation,
        { isProtected, text: limitLength(text, AGENCY_NOTE_LENGTH_LIMIT) },
      ]),
  );
}

function isAgencyNote(value: unknown): value is AgencyNote {
  return isRecord(value) && typeof value.isProtected === 'boolean' && typeof value.text === 'string';
}
