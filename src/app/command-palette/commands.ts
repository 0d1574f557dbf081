import { AGENCY_HITS_LIMIT } from '@/domain/limits';
import { groupBy } from '@/lib/groupBy';
import { matchText, type TextMatch } from '@/lib/text/textMatch';
import { type AgencyToOpen } from '@/shared/agencies/signInToAgency';
import { type IconName } from '@/ui/icons/Icon';
import { type CurrentRoute } from '../routing/useCurrentRoute';
import { type ShortcutKeys } from '../shortcuts/shortcuts';

/** `Recent` is shown while nothing is typed, `Riders` while something is. */
type CommandGroup = 'Recent' | 'Riders' | 'Agencies' | 'Pages' | 'Actions';

/** An entry of the command palette. */
export interface Command {
  group: CommandGroup;
  icon: IconName;
  label: string;
  /** Secondary text beside the label; it is searched too. */
  hint?: string;
  /** The letters that do the same. */
  keys?: ShortcutKeys;
  /** The path that the command opens; without it the command calls `run`. */
  to?: string;
  /** The agency of the path. If its token is missing, following the command signs in to it first. */
  agency?: AgencyToOpen;
  run?: () => void;
  /** An element of the page that was listed: another page may have none of this label. */
  isPageAction?: true;
  /** Whether a page has the action; by default every page has. */
  isAvailable?: (page: CurrentRoute) => boolean;
  /** Called before the path opens. Such a command opens in this tab only. */
  prepare?: () => void;
  /** Shown only when its label or hint matches the typed text. */
  isSearchOnly?: boolean;
}

export interface SearchHit extends Command {
  /** A lower rank is a better match. */
  rank: number;
  labelHighlights: TextMatch['highlights'];
  hintHighlights: TextMatch['highlights'];
}

export interface HitGroup {
  group: CommandGroup;
  hits: readonly SearchHit[];
  /** More than there are hits where not all of them are shown. */
  matchCount: number;
}

/** Identifies a hit among all others: two commands can open the same page. */
export function getHitKey({ group, label, to = '' }: SearchHit): string {
  return `${group}/${label}/${to}`;
}

/** Returns the commands that match the text, in groups. Groups and their hits are sorted, best match first. */
export function findCommands(commands: readonly Command[], text: string): readonly HitGroup[] {
  const isTextEmpty = text.trim() === '';
  const allHits = commands
    .filter(({ isSearchOnly, group }) => (isTextEmpty ? !isSearchOnly : group !== 'Recent'))
    .map((command) => matchCommand(command, text))
    .filter((hit) => hit !== null);
  return [...groupBy(allHits, ({ group }) => group)]
    .map(([group, hits]) => ({
      group,
      hits: hits.toSorted((a, b) => a.rank - b.rank).slice(0, getHitLimit(group)),
      matchCount: hits.length,
    }))
    .sort((a, b) => (a.hits[0]?.rank ?? 0) - (b.hits[0]?.rank ?? 0));
}

/** An email, or a number such as a telephone or a smartcard. */
const RIDER_TERM = /@|\d{4}/;

/**
 * Adds the searches among riders: before all others for a text that looks like a rider's, and otherwise after them. While
 * agencies are loading, one that matches may still come before them.
 */
export function addRiderSearches(
  groups: readonly HitGroup[],
  text: string,
  riderSearches: readonly Command[],
  { mayFindMoreAgencies }: { mayFindMoreAgencies: boolean },
): readonly HitGroup[] {
  if (text.trim() === '' || riderSearches.length === 0) return groups;
  const hits = riderSearches.map((search) => ({
    ...search,
    rank: 0,
    labelHighlights: [],
    hintHighlights: [],
  }));
  const riders = { group: 'Riders', hits, matchCount: hits.length } as const;
  if (RIDER_TERM.test(text)) return [riders, ...groups];
  return mayFindMoreAgencies && groups.length === 0 ? groups : [...groups, riders];
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

function getHitLimit(group: CommandGroup): number {
  return group === 'Agencies' ? AGENCY_HITS_LIMIT : Infinity;
}
