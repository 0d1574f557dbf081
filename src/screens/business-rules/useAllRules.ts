import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { businessrulesApi } from '@/api/businessrules';
import { type Id } from '@/domain/entities/fields';
import { RULE_SEARCH_PARALLEL_CALLS } from '@/domain/limits';
import { forEachParallel } from '@/lib/forEachParallel';
import { toApiState, usePortalDispatch, usePortalSelector } from '@/session/hooks';

const { listRules } = businessrulesApi.endpoints;

/**
 * Returns the query state of each category's rules, in the order of `categoryIds`. While `isEnabled`, it loads the
 * rules of missing categories, a few calls at a time, and refetches them after a write has invalidated them.
 * `categoryIds` must be memoized: another array subscribes all queries anew.
 */
export function useAllRules(
  agency: string,
  categoryIds: readonly Id[],
  { isEnabled }: { isEnabled: boolean },
) {
  const dispatch = usePortalDispatch();
  useEffect(() => {
    if (!isEnabled) return;
    const controller = new AbortController();
    const queries: { unsubscribe: () => void }[] = [];
    void forEachParallel(categoryIds, RULE_SEARCH_PARALLEL_CALLS, controller.signal, (category) => {
      const query = dispatch(listRules.initiate({ agency, category }));
      queries.push(query);
      return query;
    });
    return () => {
      controller.abort();
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
