import { useCallback, useMemo } from 'react';
import { businessrulesApi } from '@/api/businessrules';
import { type RuleCategory } from '@/domain/entities/businessRule';
import { containsText } from '@/lib/text/containsText';
import { usePortalDispatch } from '@/session/hooks';
import { listFailures } from '@/shared/errors/listFailures';
import { useDebouncedText } from '@/ui/filter/useDebouncedText';
import { toRuleRow } from './ruleRow';
import { useAllRules } from './useAllRules';

const { listRules } = businessrulesApi.endpoints;

/** Searches the identities and values of an agency's rules, ignoring case. Without a term no rules are loaded. */
export function useRuleSearch(agency: string, categories: readonly RuleCategory[], typedTerm: string) {
  const dispatch = usePortalDispatch();
  const term = useDebouncedText(typedTerm);
  const categoryIds = useMemo(() => categories.map(({ id }) => id), [categories]);
  const ruleQueries = useAllRules(agency, categoryIds, { isEnabled: term !== '' });
  const rows = useMemo(
    () =>
      categories.flatMap(
        (category, index) => ruleQueries[index]?.data?.rows.map((rule) => toRuleRow(rule, category)) ?? [],
      ),
    [categories, ruleQueries],
  );
  const hits = useMemo(
    () => rows.filter(({ identity, valueText }) => containsText(term, identity, valueText)),
    [rows, term],
  );
  // An error stays until the rules are read.
  const failedCategories = categories.filter((_category, index) => ruleQueries[index]?.error !== undefined);
  const hasRules = ({ id }: RuleCategory) => ruleQueries[categoryIds.indexOf(id)]?.data !== undefined;
  const refetch = useCallback(
    (categoriesToLoad: readonly RuleCategory[]) => {
      for (const { id } of categoriesToLoad) {
        void dispatch(listRules.initiate({ agency, category: id }, { forceRefetch: true, subscribe: false }));
      }
    },
    [dispatch, agency],
  );
  return {
    term,
    hits: term === '' ? [] : hits,
    isLoading: ruleQueries.some(({ data, isError }) => !data && !isError),
    invalidRowCount: ruleQueries.reduce((sum, { data }) => sum + (data?.invalidRowCount ?? 0), 0),
    notSearched: failedCategories.filter((category) => !hasRules(category)),
    /** Their rules could not be read again, for example after a change: the hits show what was read before. */
    outdated: failedCategories.filter(hasRules),
    failures: ruleQueries.flatMap(({ error }) => listFailures(error)),
    isRetrying: ruleQueries.some(({ error, isLoading }) => error !== undefined && isLoading),
    retry: () => refetch(failedCategories),
  };
}
