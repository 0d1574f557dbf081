import { useCallback, useMemo } from 'react';
import { businessrulesApi } from '@/api/businessrules';
import { type Id } from '@/domain/entities/fields';
import { getCategoryName, toFleetRule } from '@/domain/fleet/fleetRule';
import { type RulesAnswer } from '@/domain/fleet/fleetRun';
import { RULE_SEARCH_PARALLEL_CALLS } from '@/domain/limits';
import { type RulesReading } from '@/domain/snapshots/compareRulesSnapshot';
import { toPlatformTime } from '@/session/auth/clockSkew';
import {
  type PortalState,
  toApiState,
  usePortalDispatch,
  usePortalSelector,
  usePortalStore,
} from '@/session/hooks';
import { getOldestTime } from '@/shared/snapshots/getOldestTime';
import { type FreshReading, useFreshQueries } from '@/shared/snapshots/useFreshQueries';
import { useRuleQueries } from '../useAllRules';

const { listCategories, listRules } = businessrulesApi.endpoints;

const NO_IDS: readonly Id[] = [];

/** All rules of an agency as they are now. `readAll` reads them anew: one call for the categories, and one for each. */
export function useRulesReading(agency: string): FreshReading<RulesReading, RulesAnswer> {
  const dispatch = usePortalDispatch();
  const { getState } = usePortalStore();
  const initiate = useCallback(
    (category: Id) => listRules.initiate({ agency, category }, { forceRefetch: true }),
    [agency],
  );
  const { read, progress } = useFreshQueries(initiate, RULE_SEARCH_PARALLEL_CALLS);
  const categories = usePortalSelector((state) => selectCategories(state, agency));
  const ids = useMemo(() => categories?.rows.map(({ id }) => id) ?? NO_IDS, [categories]);
  const queries = useRuleQueries(agency, ids);
  const reading = useMemo(
    () => (categories ? toReading(agency, categories, queries) : null),
    [agency, categories, queries],
  );
  const readAll = useCallback(async () => {
    const isRead = await read(async () => {
      const { data, isSuccess } = await dispatch(
        listCategories.initiate({ agency }, { forceRefetch: true, subscribe: false }),
      );
      return isSuccess ? data.rows.map(({ id }) => id) : null;
    });
    const state = getState();
    const now = selectCategories(state, agency);
    if (!isRead || !now) return null;
    const states = now.rows.map(({ id }) => listRules.select({ agency, category: id })(toApiState(state)));
    const { answer, unread, hasAllCategories } = toReading(agency, now, states);
    return unread.length === 0 && hasAllCategories ? answer : null;
  }, [dispatch, getState, agency, read]);
  const oldestTime = getOldestTime(queries);
  const readAt = usePortalSelector((state) => oldestTime && toPlatformTime(state, oldestTime));
  return { reading, readAll, progress, count: categories ? ids.length : null, readAt };
}

type Categories = NonNullable<ReturnType<typeof selectCategories>>;

/** Undefined after a failed reading, so that old categories are not taken for those of now. */
function selectCategories(state: PortalState, agency: string) {
  const { data, isError } = listCategories.select({ agency })(toApiState(state));
  return isError ? undefined : data;
}

function toReading(
  agency: string,
  { rows, missingPages, invalidRowCount }: Categories,
  queries: ReturnType<typeof useRuleQueries>,
): RulesReading {
  const read = rows.map((category, index) => {
    const { data, isError } = queries[index] ?? {};
    // A rule that could not be read must not count as one that the agency does not have.
    const rules = isError || !data || data.invalidRowCount > 0 ? null : data.rows;
    return { category, name: getCategoryName(category, agency), rules };
  });
  return {
    answer: {
      categories: read.map(({ name }) => name),
      categoryIds: rows.map(({ id }) => String(id)),
      rules: read.flatMap(
        ({ category, rules }) => rules?.map((rule) => toFleetRule(rule, category, agency)) ?? [],
      ),
    },
    unread: read.filter(({ rules }) => rules === null).map(({ name }) => name),
    hasAllCategories: missingPages.length === 0 && invalidRowCount === 0,
  };
}
