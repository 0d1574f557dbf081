import { AGENCY_HITS_LIMIT } from '@/domain/limits';
import { matchText, type TextMatch } from '@/lib/textMatch';
import { type AgencyToOpen } from '@/screens/common/useOpenAgency';

export type CommandGroup = 'Recent agencies' | 'Agencies' | 'Pages' | 'Portal' | 'Actions';

/** Something to go to or to do. */
export interface Command {
  group: CommandGroup;
  label: string;
  /** Stands beside the label, and is searched too. */
  hint?: string;
  /** Where it leads. */
  to?: string;
  /** It leads to an agency, which may have to be signed in to first. */
  agency?: AgencyToOpen;
  /** What it does, where it leads nowhere. */
  run?: () => void;
  /** Found by what is typed alone. */
  isHidden?: boolean;
}

/** An entry that answers to what was typed. */
export interface SearchHit extends Command {
  rank: number;
  labelHighlights: TextMatch['highlights'];
  hintHighlights: TextMatch['highlights'];
}

/** The entries that answer to what was typed, the best first within their groups, and the groups by their best. */
export function findCommands(
  commands: readonly Command[],
  text: string,
): readonly { group: CommandGroup; hits: readonly SearchHit[] }[] {
  const groups = new Map<CommandGroup, SearchHit[]>();
  for (const command of commands) {
    const hits = text.trim() === '' && command.isHidden === true ? null : matchCommand(command, text);
    if (hits) groups.set(command.group, [...(groups.get(command.group) ?? []), hits]);
  }
  return [...groups]
    .map(([group, hits]) => ({
      group,
      hits: hits.sort((a, b) => a.rank - b.rank).slice(0, hitLimit(group)),
    }))
    .sort((a, b) => (a.hits[0]?.rank ?? 0) - (b.hits[0]?.rank ?? 0));
}

function matchCommand(command: Command, text: string): SearchHit | null {
  const label = matchText(command.label, text);
  const hint = command.hint === undefined ? null : matchText(command.hint, text);
  if (!label && !hint) return null;
  return {
    ...command,
    rank: Math.min(label?.rank ?? Infinity, hint?.rank ?? Infinity),
    labelHighlights: label?.highlights ?? [],
    hintHighlights: hint?.highlights ?? [],
  };
}

function hitLimit(group: CommandGroup): number {
  return group === 'Agencies' ? AGENCY_HITS_LIMIT : Infinity;
}
