import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { businessrulesApi } from '@/api/businessrules';
import { type Id } from '@/domain/entities/fields';
import { RULE_SEARCH_PARALLEL_CALLS } from '@/domain/limits';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';

const { listRules } = businessrulesApi.endpoints;
type ApiState = Parameters<ReturnType<typeof listRules.select>>[0];

/**
 * The rules of these categories as far as they are there, in the same order. While `isEnabled`, what is missing is
 * queries, a few categories at a time, and what a write changes is queries anew.
 */
export function useAllRules(agency: string, categories: readonly Id[], isEnabled: boolean) {
  const dispatch = usePortalDispatch();
  useEffect(() => {
    if (!isEnabled) return;
    const pending = [...categories];
    const queries: { unsubscribe: () => void }[] = [];
    const loadNext = async () => {
      for (let category = pending.shift(); category !== undefined; category = pending.shift()) {
        const query = dispatch(listRules.initiate({ agency, category }));
        queries.push(query);
        await query;
      }
    };
    for (let lane = 0; lane < RULE_SEARCH_PARALLEL_CALLS; lane += 1) void loadNext();
    return () => {
      pending.length = 0;
      for (const query of queries) query.unsubscribe();
    };
  }, [dispatch, agency, categories, isEnabled]);

  const selectors = useMemo(
    () => categories.map((category) => listRules.select({ agency, category })),
    [agency, categories],
  );
  // The store's state as the API's own selectors see it.
  return usePortalSelector(
    (state) => selectors.map((select) => select(state as unknown as ApiState)),
    shallowEqual,
  );
}
