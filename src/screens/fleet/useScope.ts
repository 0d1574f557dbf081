import { useMemo } from 'react';
import { type Agency } from '@/domain/entities/agency';
import { isAbbreviation } from '@/domain/paths';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { selectPreferences } from '@/session/preferences/preferencesSlice';
import { useAgencies } from '@/shared/agencies/useAgencies';
import { useQueryParams } from '@/ui/navigation/useQueryParams';

interface ScopeOption {
  key: string;
  label: string;
  agencies: readonly Agency[];
}

/** The agencies that a run asks. */
export interface Scope extends ScopeOption {
  options: readonly ScopeOption[];
  select: (key: string) => void;
  list: ReturnType<typeof useAgencies>;
}

const ALL = 'all';

/** The scope that the operator has chosen, in the query string. Pinned agencies are asked first. */
export function useScope(): Scope {
  const list = useAgencies('');
  const region = usePortalSelector(selectRegion);
  const { pinned } = usePortalSelector((state) => selectPreferences(state).agencies[region]);
  const { getParam, setParams } = useQueryParams();
  const chosen = getParam('agencies');
  const options = useMemo(() => buildOptions(list.rows, pinned, chosen), [list.rows, pinned, chosen]);
  const key = getParam('scope') || (chosen === '' ? ALL : 'chosen');
  const option = options.find((candidate) => candidate.key === key) ?? options[0];
  return {
    ...(option ?? { key: ALL, label: 'All', agencies: [] }),
    options,
    list,
    select: (newKey) => setParams({ scope: newKey === ALL && chosen === '' ? '' : newKey }, 'push'),
  };
}

function buildOptions(rows: readonly Agency[], pinned: readonly string[], chosen: string): ScopeOption[] {
  // Other abbreviations can be no part of an address.
  const agencies = sortAgencies(
    rows.filter(({ abbreviation }) => isAbbreviation(abbreviation)),
    pinned,
  );
  const chosenNames = new Set(chosen.split(','));
  const statuses = [...new Set(agencies.map(({ database_status: status }) => status ?? 'unknown'))].sort();
  const toOption = (key: string, name: string, isIncluded: (agency: Agency) => boolean) => {
    const included = agencies.filter(isIncluded);
    return { key, label: `${name} (${included.length.toLocaleString('en-US')})`, agencies: included };
  };
  return [
    toOption(ALL, 'All agencies', () => true),
    toOption('chosen', 'Chosen', ({ abbreviation }) => chosenNames.has(abbreviation)),
    toOption('pinned', 'Pinned', ({ abbreviation }) => pinned.includes(abbreviation)),
    ...(statuses.length < 2
      ? []
      : statuses.map((status) =>
          toOption(
            `status-${status}`,
            `Database ${status}`,
            ({ database_status: databaseStatus }) => (databaseStatus ?? 'unknown') === status,
          ),
        )),
  ].filter(({ key, agencies: included }) => key === ALL || included.length > 0);
}

function sortAgencies(agencies: readonly Agency[], pinned: readonly string[]): readonly Agency[] {
  const getRank = ({ abbreviation }: Agency) => (pinned.includes(abbreviation) ? 0 : 1);
  return [...agencies].sort(
    (a, b) => getRank(a) - getRank(b) || a.abbreviation.localeCompare(b.abbreviation),
  );
}
