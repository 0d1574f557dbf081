import { useState } from 'react';
import { type CheckStatus } from '@/domain/diagnostics/checkStatus';
import { type ShownCheck } from '@/shared/checks/checkStates';

export type StatusFilter = CheckStatus | 'changed';

export function matchesFilter({ status, state }: ShownCheck, filter: StatusFilter): boolean {
  return filter === 'changed' ? state.changes.length > 0 : status === filter;
}

/**
 * The chips that are pressed, each with the ids of the checks that it shows. They are those that matched when it was
 * pressed, so that a card stays where it is while its check runs again.
 */
export function useStatusFilter(shownChecks: readonly ShownCheck[]) {
  const [idsByFilter, setIdsByFilter] = useState<ReadonlyMap<StatusFilter, readonly string[]>>(new Map());
  const ids = new Set([...idsByFilter.values()].flat());
  return {
    isPressed: (filter: StatusFilter) => idsByFilter.has(filter),
    isVisible: (id: string) => idsByFilter.size === 0 || ids.has(id),
    toggle: (filter: StatusFilter) => {
      const next = new Map(idsByFilter);
      if (!next.delete(filter))
        next.set(
          filter,
          shownChecks.filter((shown) => matchesFilter(shown, filter)).map(({ check }) => check.id),
        );
      setIdsByFilter(next);
    },
    clear: () => setIdsByFilter(new Map()),
  };
}
