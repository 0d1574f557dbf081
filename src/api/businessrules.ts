import {
  type BusinessRule,
  businessRuleSchema,
  type RuleCategory,
  ruleCategorySchema,
} from '../domain/entities/businessRule';
import { type Id } from '../domain/entities/fields';
import { RULE_UPDATE_SUCCESS_STATUSES } from '../domain/failureTexts/ruleUpdate';
import { FULL_LIST_PAGE_SIZE, RULES_ORDER } from '../domain/limits';
import { findMemberJson } from '../lib/jsonText';
import { createQueryFn } from './client/callPlatform';
import { fetchAllPages, type MergedList } from './client/fetchAllPages';
import { ignoreBody, parseOne, parseRows, type Rows } from './client/parse';
import { parseRawOne, parseRawRows } from './client/parseRawJson';
import { platformApi } from './client/platformApi';
import { tags } from './client/tags';

const PATH = '/businessrules/api/v1';

/**
 * Adds the JSON text of a rule's value as `ruleJson`. The service nests the value at `rule.rule`. A rule without a value
 * gets `null`.
 */
function addRuleJson(json: string): unknown {
  const ruleJson = findMemberJson(findMemberJson(json, 'rule') ?? '', 'rule') ?? 'null';
  return { ...(JSON.parse(json) as object | null), ruleJson };
}

/**
 * The business rules service: the rules of an agency by category (specification 7). The value of a rule is handled as
 * JSON text only, so that no digit or key is lost (decision 14).
 */
export const businessrulesApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** All categories, sorted by name. */
    listCategories: build.query<MergedList<RuleCategory>, { agency: string }>({
      queryFn: ({ agency }, context) =>
        fetchAllPages(
          (page) => ({
            audience: 'admin',
            agency,
            path: `${PATH}/categories`,
            query: {
              limit: FULL_LIST_PAGE_SIZE,
              offset: (page - 1) * FULL_LIST_PAGE_SIZE,
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
    /** The rules of a category, sorted by identity (specification 9). */
    listRules: build.query<Rows<BusinessRule>, { agency: string; category: Id }>({
      queryFn: createQueryFn(({ agency, category }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/rules`,
        query: { agency, categories: category, ...RULES_ORDER },
        parse: parseRawRows(businessRuleSchema, addRuleJson),
      })),
      // Structural sharing copies data key by key, which loses the key `__proto__`.
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
     * Replaces the value of a rule, which this call names by its `identity` instead of its id. `ruleJson` must be valid
     * JSON, and is sent unchanged. The rules of the category are refetched after a failed write too (specification 4).
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
