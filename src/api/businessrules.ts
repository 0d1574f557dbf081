import {
  type BusinessRule,
  businessRuleSchema,
  type RuleCategory,
  ruleCategorySchema,
} from '@/domain/entities/businessRule';
import { type Id } from '@/domain/entities/fields';
import { RULE_UPDATE_SUCCESS_STATUSES } from '@/domain/failureTexts/ruleUpdate';
import { FULL_LIST_PAGE_SIZE } from '@/domain/limits';
import { RULES_ORDER } from '@/domain/specifiedValues';
import { findMemberJson } from '@/lib/json/jsonText';
import { platformApi } from './client/platformApi';
import { refetchAfterWrite } from './client/refetchTags';
import { tags } from './client/tags';
import { allPagesOf, type MergedList } from './paging/pages';
import { rawEntitySchema, rawRowsSchema } from './schemas/rawResponseSchema';
import { entitySchema, noContentSchema, type Rows, rowsSchema } from './schemas/responseSchema';

const PATH = '/businessrules/api/v1';

/** Adds the JSON text of the rule's value, which the service nests at `rule.rule`; `null` for a missing value. */
function addRuleJson(json: string): unknown {
  const ruleJson = findMemberJson(findMemberJson(json, 'rule') ?? '', 'rule') ?? 'null';
  return { ...(JSON.parse(json) as object | null), ruleJson };
}

/** The business rules service. A rule's value stays JSON text, so that no digit or key is lost (decision 14). */
export const businessrulesApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** All categories, sorted by name. */
    listCategories: build.query<MergedList<RuleCategory>, { agency: string }>({
      ...allPagesOf(({ agency }) => ({
        toRequest: (page) => ({
          audience: 'admin',
          agency,
          path: `${PATH}/categories`,
          query: {
            limit: FULL_LIST_PAGE_SIZE,
            offset: (page - 1) * FULL_LIST_PAGE_SIZE,
            order: 'name',
            direction: 1,
          },
        }),
        schema: rowsSchema(ruleCategorySchema),
        getKey: ({ id }) => id,
      })),
      providesTags: (_result, _error, { agency }) => [tags.fixedLists(agency)],
    }),
    getCategory: build.query<RuleCategory, { agency: string; id: Id }>({
      query: ({ agency, id }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/categories/${encodeURIComponent(id)}`,
      }),
      responseSchema: entitySchema(ruleCategorySchema),
    }),
    /** The rules of a category, sorted by identity (section 9 of the specification). */
    listRules: build.query<Rows<BusinessRule>, { agency: string; category: Id }>({
      query: ({ agency, category }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/rules`,
        query: { agency, categories: category, ...RULES_ORDER },
      }),
      responseSchema: rawRowsSchema(businessRuleSchema, addRuleJson),
      // Structural sharing copies objects key by key, which loses the key `__proto__`.
      structuralSharing: false,
      providesTags: (_result, _error, { agency, category }) => [tags.rules(agency, category)],
    }),
    getRule: build.query<BusinessRule, { agency: string; id: Id }>({
      query: ({ agency, id }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/rules/${encodeURIComponent(id)}`,
      }),
      responseSchema: rawEntitySchema(businessRuleSchema, addRuleJson),
      structuralSharing: false,
      providesTags: (rule, _error, { agency }) =>
        rule && rule.category !== null ? [tags.rules(agency, rule.category)] : [],
    }),
    /**
     * The service finds the rule by its `identity`, not by its id. `ruleJson` is valid JSON, which is sent unchanged.
     * The rules of the category are refetched also after a failed write (section 4 of the specification).
     */
    updateRule: build.mutation<
      null,
      { agency: string; identity: string; category: Id; ruleJson: string; isBackground?: true }
    >({
      query: ({ agency, identity, category, ruleJson, isBackground }) => ({
        audience: 'admin',
        agency,
        isBackground,
        method: 'PATCH',
        path: `${PATH}/rule`,
        query: { identity, category },
        bodyText: `{"identity":${JSON.stringify(identity)},"category":${JSON.stringify(category)},"rule":${ruleJson}}`,
        successStatuses: RULE_UPDATE_SUCCESS_STATUSES,
      }),
      responseSchema: noContentSchema,
      // After any failure, too (section 4 of the specification).
      onQueryStarted: refetchAfterWrite(({ agency, category }) => [tags.rules(agency, category)], {
        isAlsoAfterRejection: true,
      }),
    }),
  }),
});

export const { useListCategoriesQuery, useListRulesQuery } = businessrulesApi;
