import { useCallback, useMemo } from 'react';
import { businessrulesApi } from '@/api/businessrules';
import { type RuleCategory } from '@/domain/entities/businessRule';
import { failuresOf } from '@/domain/failures';
import { FILTER_DEBOUNCE_MS } from '@/domain/limits';
import { usePortalDispatch } from '@/session/hooks';
import { useDebounced } from '@/ui/useDebounced';
import { type RuleRow, toRuleRow } from './ruleRow';
import { useAllRules } from './useAllRules';

const { listRules } = businessrulesApi.endpoints;

/** The rules of an agency whose identity or value holds a term, whatever the case of its letters. */
export function useRuleSearch(agency: string, categories: readonly RuleCategory[], typed: string) {
  const dispatch = usePortalDispatch();
  const term = useDebounced(typed.trim(), FILTER_DEBOUNCE_MS);
  const ids = useMemo(() => categories.map(({ id }) => id), [categories]);
  const parts = useAllRules(agency, ids, term !== '');
  const rows = useMemo(
    () =>
      categories.flatMap(
        (category, at) => parts[at]?.data?.rows.map((rule) => toRuleRow(rule, category)) ?? [],
      ),
    [categories, parts],
  );
  const hits = useMemo(() => rows.filter((row) => holds(row, term.toLowerCase())), [rows, term]);
  const failed = categories.filter((_category, at) => parts[at]?.isError && !parts[at].data);
  const reload = useCallback(
    (missing: readonly RuleCategory[]) => {
      for (const { id } of missing) {
        void dispatch(listRules.initiate({ agency, category: id }, { forceRefetch: true, subscribe: false }));
      }
    },
    [dispatch, agency],
  );
  return {
    term,
    hits: term === '' ? [] : hits,
    isLoading: parts.some(({ data, isError }) => !data && !isError),
    unreadable: parts.reduce((sum, { data }) => sum + (data?.unreadable ?? 0), 0),
    /** The categories that could not be searched. */
    failed,
    causes: parts.flatMap(({ error, data }) => (data ? [] : failuresOf(error))),
    reload: () => reload(failed),
  };
}

function holds({ identity, text }: RuleRow, term: string): boolean {
  return (identity ?? '').toLowerCase().includes(term) || text.toLowerCase().includes(term);
}
