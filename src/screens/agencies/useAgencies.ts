import { useMemo } from 'react';
import { agencyApi, useFindAgenciesQuery, useListAgenciesQuery } from '@/api/agency';
import { firstCall, type FirstCalls } from '@/api/client/firstCall';
import { type Agency } from '@/domain/entities/agency';
import { AGENCY_LIST_LIMIT, FILTER_DEBOUNCE_MS } from '@/domain/limits';
import { isAbbreviation } from '@/domain/paths';
import { useDebounced } from '@/ui/useDebounced';
import { agencyNamesCalls } from '../common/useAgencyNames';

/** The list, and the names of what its rows have numbers of. */
export const firstCalls: FirstCalls = () => [
  firstCall(agencyApi.endpoints.listAgencies, undefined),
  ...agencyNamesCalls(),
];

/**
 * The agency list: the first 100 by abbreviation, and, once that many arrive, also the one that the filter names
 * exactly, from beyond them (decision 16).
 */
export function useAgencies(filter: string) {
  const settled = useDebounced(filter.trim(), FILTER_DEBOUNCE_MS);
  const list = useListAgenciesQuery();
  const isFull = (list.currentData?.rows.length ?? 0) >= AGENCY_LIST_LIMIT;
  const found = useFindAgenciesQuery(
    { abbreviation: settled },
    { skip: !isFull || !isAbbreviation(settled) },
  );
  const listed = list.currentData?.rows;
  const beyond = found.currentData?.rows;
  const all = useMemo(() => merge(listed ?? [], beyond ?? []), [listed, beyond]);
  // Made when the rows come, so that no keystroke waits for it.
  const texts = useMemo(() => all.map(searchable), [all]);
  const rows = useMemo(() => {
    const wanted = settled.toLowerCase();
    return wanted === '' ? all : all.filter((_agency, index) => texts[index]?.includes(wanted));
  }, [all, texts, settled]);
  return {
    /** What the rows are filtered by: the filter once it has rested. */
    settled,
    rows,
    /** Those at hand that the filter leaves out, too. */
    all,
    isLoading: list.isLoading,
    /** The exact look-up beyond the first 100 is under way, or failed. */
    isLookingUp: found.isFetching,
    lookUpFailure: found.isFetching ? undefined : found.error,
    lookUpAgain: found.refetch,
    isFull,
    unreadable: (list.currentData?.unreadable ?? 0) + (found.currentData?.unreadable ?? 0),
    failure: list.error,
    isRetrying: list.isFetching,
    retry: list.refetch,
  };
}

function merge(listed: readonly Agency[], beyond: readonly Agency[]): readonly Agency[] {
  if (beyond.length === 0) return listed;
  const known = new Set(listed.map(({ id }) => String(id)));
  return [...listed, ...beyond.filter(({ id }) => !known.has(String(id)))];
}

function searchable({ name, abbreviation, databasename }: Agency): string {
  return `${name ?? ''}\n${abbreviation}\n${databasename ?? ''}`.toLowerCase();
}
