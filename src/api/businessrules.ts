import {
  type BusinessRule,
  businessRuleSchema,
  type RuleCategory,
  ruleCategorySchema,
} from '../domain/entities/businessRule';
import { type Id } from '../domain/entities/fields';
import { RULE_UPDATE_SUCCESS_STATUSES } from '../domain/failureTexts/ruleUpdate';
import { FULL_LIST_PAGE_SIZE, RULES_ORDER } from '../domain/limits';
import { findMemberText } from '../lib/jsonText';
import { fetchAllPages, type MergedList } from './client/fetchAllPages';
import { platformApi } from './client/platformApi';
import { ignoreBody, parseOne, parseRows, type Rows } from './client/parse';
import { parseRawOne, parseRawRows } from './client/parseRawJson';
import { createQueryFn } from './client/callPlatform';
import { tags } from './client/tags';

const PATH = '/businessrules/api/v1';

/** A rule's fields with its inner JSON as text; a rule without one has null in its place. */
function addRuleJson(json: string): unknown {
  const ruleJson = findMemberText(findMemberText(json, 'rule') ?? '', 'rule') ?? 'null';
  return { ...(JSON.parse(json) as object | null), ruleJson };
}

/** The business rules of an agency, by category (specification 7). Rules stay JSON text from end to end (decision 14). */
export const businessrulesApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** All categories, by name. */
    listCategories: build.query<MergedList<RuleCategory>, { agency: string }>({
      queryFn: ({ agency }, context) =>
        fetchAllPages(
          (number) => ({
            audience: 'admin',
            agency,
            path: `${PATH}/categories`,
            query: {
              limit: FULL_LIST_PAGE_SIZE,
              offset: (number - 1) * FULL_LIST_PAGE_SIZE,
              order: 'name',
              direction: 1,
            },
            parse: parseRows(ruleCategorySchema),
          }),
          ({ id }) => id,
          context,
        ),
    }),
    getCategory: build.query<RuleCategory, { agency: string; id: Id }>({
      queryFn: createQueryFn(({ agency, id }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/categories/${encodeURIComponent(id)}`,
        parse: parseOne(ruleCategorySchema),
      })),
    }),
    /** The rules of a category, by identity (specification 9). */
    listRules: build.query<Rows<BusinessRule>, { agency: string; category: Id }>({
      queryFn: createQueryFn(({ agency, category }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/rules`,
        query: { agency, categories: category, ...RULES_ORDER },
        parse: parseRawRows(businessRuleSchema, addRuleJson),
      })),
      // Sharing copies what came key by key, and `__proto__` does not outlive that.
      structuralSharing: false,
      providesTags: (_result, _error, { agency, category }) => [tags.rules(agency, category)],
    }),
    getRule: build.query<BusinessRule, { agency: string; id: Id }>({
      queryFn: createQueryFn(({ agency, id }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/rules/${encodeURIComponent(id)}`,
        parse: parseRawOne(businessRuleSchema, addRuleJson),
      })),
      structuralSharing: false,
      providesTags: (rule, _error, { agency }) =>
        rule && rule.category !== null ? [tags.rules(agency, rule.category)] : [],
    }),
    /**
     * Replaces a rule's inner JSON, sent character by character; `ruleJson` has to be valid JSON. After a failure too the
     * category is loaded anew (specification 4).
     */
    updateRule: build.mutation<null, { agency: string; identity: string; category: Id; ruleJson: string }>({
      queryFn: createQueryFn(({ agency, identity, category, ruleJson }) => ({
        audience: 'admin',
        agency,
        method: 'PATCH',
        path: `${PATH}/rule`,
        query: { identity, category },
        bodyText: `{"identity":${JSON.stringify(identity)},"category":${JSON.stringify(category)},"rule":${ruleJson}}`,
        successStatuses: RULE_UPDATE_SUCCESS_STATUSES,
        parse: ignoreBody,
      })),
      invalidatesTags: (_result, _error, { agency, category }) => [tags.rules(agency, category)],
    }),
  }),
});

export const {
  useListCategoriesQuery,
  useGetCategoryQuery,
  useListRulesQuery,
  useGetRuleQuery,
  useUpdateRuleMutation,
} = businessrulesApi;
