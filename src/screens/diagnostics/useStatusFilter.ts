import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CHECK_STATUSES, type CheckStatus } from '@/domain/diagnostics/checkStatus';
import { type ShownCheck } from '@/shared/checks/checkStates';

export type StatusFilter = CheckStatus | 'changed';

const FILTERS: readonly StatusFilter[] = [...CHECK_STATUSES, 'changed'];
/** The query parameter with the chips that are pressed. */
const PARAM = 'status';

export function matchesFilter({ status, state }: ShownCheck, filter: StatusFilter): boolean {
  return filter === 'changed' ? state.changes.length > 0 : status === filter;
}

/**
 * The chips that are pressed (decision 27), each with the ids of the checks that it shows. They are those that matched when
 * it was pressed, or when the page was opened with it, so that a card stays where it is while its check runs again.
 */
export function useStatusFilter(shownChecks: readonly ShownCheck[]) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [idsByFilter, setIdsByFilter] = useState<ReadonlyMap<StatusFilter, readonly string[]>>(new Map());
  const listMatching = (filter: StatusFilter) =>
    shownChecks.filter((shown) => matchesFilter(shown, filter)).map(({ check }) => check.id);
  const names = new URLSearchParams(search).get(PARAM)?.split('.') ?? [];
  const named = FILTERS.filter((filter) => names.includes(filter));
  const isOutdated = [...idsByFilter.keys()].some((filter) => !named.includes(filter));
  if (isOutdated || named.some((filter) => !idsByFilter.has(filter)))
    setIdsByFilter(new Map(named.map((filter) => [filter, idsByFilter.get(filter) ?? listMatching(filter)])));
  // A chip that had no checks when the page was opened would leave the page empty.
  const pressed = named.filter((filter) => (idsByFilter.get(filter) ?? []).length > 0);
  const ids = new Set(pressed.flatMap((filter) => idsByFilter.get(filter) ?? []));
  const setPressed = (filters: readonly StatusFilter[]) => {
    // A chip that had no checks when the page was opened is in the URL already.
    if (filters.length === named.length && filters.every((filter) => named.includes(filter))) return;
    const params = new URLSearchParams(search);
    params.delete(PARAM);
    if (filters.length > 0) params.set(PARAM, filters.join('.'));
    // The hash can be a shared report.
    void navigate({ search: params.toString(), hash });
  };
  return {
    isPressed: (filter: StatusFilter) => pressed.includes(filter),
    isVisible: (id: string) => pressed.length === 0 || ids.has(id),
    toggle: (filter: StatusFilter) => {
      if (pressed.includes(filter)) {
        setPressed(pressed.filter((other) => other !== filter));
      } else {
        // Those that match now, also of a chip that had no checks when the page was opened.
        setIdsByFilter(new Map(idsByFilter).set(filter, listMatching(filter)));
        setPressed([...pressed, filter]);
      }
    },
    clear: () => {
      if (named.length > 0) setPressed([]);
    },
  };
}
