import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { businessrulesApi } from '@/api/businessrules';
import { type Id } from '@/domain/entities/fields';
import { RULE_SEARCH_PARALLEL_CALLS } from '@/domain/limits';
import { toApiState, usePortalDispatch, usePortalSelector } from '@/session/hooks';

const { listRules } = businessrulesApi.endpoints;

/**
 * Returns the query state of each category's rules, in the order of `categoryIds`. While `isEnabled`, it loads the
 * rules of missing categories, a few calls at a time, and refetches them after a write has invalidated them.
 */
export function useAllRules(
  agency: string,
  categoryIds: readonly Id[],
  { isEnabled }: { isEnabled: boolean },
) {
  const dispatch = usePortalDispatch();
  useEffect(() => {
    if (!isEnabled) return;
    const pendingIds = [...categoryIds];
    const queries: { unsubscribe: () => void }[] = [];
    const loadPendingCategories = async () => {
      for (let category = pendingIds.shift(); category !== undefined; category = pendingIds.shift()) {
        const query = dispatch(listRules.initiate({ agency, category }));
        queries.push(query);
        await query;
      }
    };
    // Each of these loops takes its next category from the shared list.
    for (let started = 0; started < RULE_SEARCH_PARALLEL_CALLS; started += 1) void loadPendingCategories();
    return () => {
      pendingIds.length = 0;
      for (const query of queries) query.unsubscribe();
    };
  }, [dispatch, agency, categoryIds, isEnabled]);

  return useRuleQueries(agency, categoryIds);
}

/** The query state of each category's rules, in the order of `categoryIds`. It loads nothing. */
export function useRuleQueries(agency: string, categoryIds: readonly Id[]) {
  const selectors = useMemo(
    () => categoryIds.map((category) => listRules.select({ agency, category })),
    [agency, categoryIds],
  );
  return usePortalSelector((state) => selectors.map((select) => select(toApiState(state))), shallowEqual);
}
