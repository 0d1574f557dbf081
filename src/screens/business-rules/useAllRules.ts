import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { businessrulesApi } from '@/api/businessrules';
import { type Id } from '@/domain/entities/fields';
import { RULE_SEARCH_PARALLEL } from '@/domain/limits';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';

const { listRules } = businessrulesApi.endpoints;
type ApiState = Parameters<ReturnType<typeof listRules.select>>[0];

/**
 * The rules of these categories as far as they are there, in the same order. While `isWanted`, what is missing is
 * loaded, a few categories at a time, and what a write changes is loaded anew.
 */
export function useAllRules(agency: string, categories: readonly Id[], isWanted: boolean) {
  const dispatch = usePortalDispatch();
  useEffect(() => {
    if (!isWanted) return;
    const waiting = [...categories];
    const loaded: { unsubscribe: () => void }[] = [];
    const loadNext = async () => {
      for (let category = waiting.shift(); category !== undefined; category = waiting.shift()) {
        const query = dispatch(listRules.initiate({ agency, category }));
        loaded.push(query);
        await query;
      }
    };
    for (let lane = 0; lane < RULE_SEARCH_PARALLEL; lane += 1) void loadNext();
    return () => {
      waiting.length = 0;
      for (const query of loaded) query.unsubscribe();
    };
  }, [dispatch, agency, categories, isWanted]);

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
