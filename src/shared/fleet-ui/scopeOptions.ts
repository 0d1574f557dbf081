import { type Agency } from '@/domain/entities/agency';
import { groupBy } from '@/lib/groupBy';
import { formatNumber } from '@/lib/text/formatNumber';
import { type AgencySet } from '@/shared/fleet/agencySetsSlice';

/** A choice of agencies that a run can ask. */
export interface ScopeOption {
  key: string;
  label: string;
  agencies: readonly Agency[];
  /** The chosen abbreviations that no agency of the list has. */
  notFound?: readonly string[];
  /** Whether its name has not been loaded yet. */
  isNameless?: boolean;
}

/** The key of the choice of all agencies. */
export const ALL = 'all';
/** Before the name of a saved set in the key of its option. */
export const SET_PREFIX = 'set-';

/** Agencies by what the agency list says of them. */
interface Group {
  key: string;
  label: string;
  /** Returns the key of the group in the URL: a name can change, or not be loaded. */
  getKey: (agency: Agency) => string | number | null;
  names?: ReadonlyMap<string | number, string | null>;
  areNamesLoading?: boolean;
}

interface Choices {
  chosenKey: string;
  allLabel: string;
  pinned: readonly string[];
  chosen: readonly string[];
  sets: readonly AgencySet[];
  groups: readonly Group[];
}

/** All agencies, the chosen and pinned ones, the saved sets, and the groups; without choices of no agency here. */
export function buildScopeOptions(
  rows: readonly Agency[],
  { chosenKey, allLabel, pinned, chosen, sets, groups }: Choices,
): ScopeOption[] {
  const agencies = sortAgencies(rows, pinned);
  const toOption = (key: string, name: string, included: readonly Agency[]) => ({
    key,
    label: `${name} (${formatNumber(included.length)})`,
    agencies: included,
  });
  const toChoice = (key: string, name: string, abbreviations: readonly string[]) => {
    const choice = new Set(abbreviations);
    const included = agencies.filter(({ abbreviation }) => choice.has(abbreviation));
    for (const { abbreviation } of included) choice.delete(abbreviation);
    return { ...toOption(key, name, included), notFound: [...choice] };
  };
  return [
    toOption(ALL, allLabel, agencies),
    toChoice('chosen', 'Chosen', chosen),
    toChoice('pinned', 'Pinned', pinned),
    ...sets.map(({ name, abbreviations }) => toChoice(SET_PREFIX + name, `Set “${name}”`, abbreviations)),
    ...groups.flatMap(({ key, label, getKey, names, areNamesLoading = false }) => {
      const getName = (value: string | number) =>
        areNamesLoading ? '…' : (names?.get(value) ?? String(value));
      const included = [...groupBy(agencies, (agency) => getKey(agency) ?? 'unknown')];
      return (
        included
          .sort(([a], [b]) => getName(a).localeCompare(getName(b)))
          .map(([value, group]) => ({
            ...toOption(`${key}-${value}`, `${label}: ${getName(value)}`, group),
            isNameless: areNamesLoading,
          }))
          // A single group would be all agencies. The address can name it: an undo plan keeps the scope of its plan.
          .filter((option) => included.length > 1 || option.key === chosenKey)
      );
    }),
  ].filter(({ key, agencies: included }) => key === ALL || key.startsWith(SET_PREFIX) || included.length > 0);
}

function sortAgencies(agencies: readonly Agency[], pinned: readonly string[]): readonly Agency[] {
  const getRank = ({ abbreviation }: Agency) => (pinned.includes(abbreviation) ? 0 : 1);
  return agencies.toSorted((a, b) => getRank(a) - getRank(b) || a.abbreviation.localeCompare(b.abbreviation));
}
