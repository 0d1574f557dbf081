import { AGENCIES_FOUND } from '@/domain/limits';
import { matchText, type TextMatch } from '@/lib/textMatch';
import { type ChosenAgency } from '@/screens/common/useOpenAgency';

export type EntryGroup = 'Recent agencies' | 'Agencies' | 'Pages' | 'Portal' | 'Actions';

/** Something to go to or to do. */
export interface Entry {
  group: EntryGroup;
  label: string;
  /** Stands beside the label, and is searched too. */
  note?: string;
  /** Where it leads. */
  to?: string;
  /** It leads to an agency, which may have to be signed in to first. */
  agency?: ChosenAgency;
  /** What it does, where it leads nowhere. */
  run?: () => void;
  /** Found by what is typed alone. */
  isHidden?: boolean;
}

/** An entry that answers to what was typed. */
export interface Found extends Entry {
  rank: number;
  marks: TextMatch['marks'];
  noteMarks: TextMatch['marks'];
}

/** The entries that answer to what was typed, the best first within their groups, and the groups by their best. */
export function findEntries(
  entries: readonly Entry[],
  typed: string,
): readonly { group: EntryGroup; found: readonly Found[] }[] {
  const groups = new Map<EntryGroup, Found[]>();
  for (const entry of entries) {
    const found = typed.trim() === '' && entry.isHidden === true ? null : answering(entry, typed);
    if (found) groups.set(entry.group, [...(groups.get(entry.group) ?? []), found]);
  }
  return [...groups]
    .map(([group, found]) => ({
      group,
      found: found.sort((one, other) => one.rank - other.rank).slice(0, limitOf(group)),
    }))
    .sort((one, other) => (one.found[0]?.rank ?? 0) - (other.found[0]?.rank ?? 0));
}

function answering(entry: Entry, typed: string): Found | null {
  const label = matchText(entry.label, typed);
  const note = entry.note === undefined ? null : matchText(entry.note, typed);
  if (!label && !note) return null;
  return {
    ...entry,
    rank: Math.min(label?.rank ?? Infinity, note?.rank ?? Infinity),
    marks: label?.marks ?? [],
    noteMarks: note?.marks ?? [],
  };
}

function limitOf(group: EntryGroup): number {
  return group === 'Agencies' ? AGENCIES_FOUND : Infinity;
}
