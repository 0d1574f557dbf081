import {
  type BusinessRule,
  businessRuleSchema,
  type RuleCategory,
  ruleCategorySchema,
} from '../domain/entities/businessRule';
import { type Id } from '../domain/entities/fields';
import { RULE_UPDATE_SUCCESS } from '../domain/failureTexts/ruleUpdate';
import { FULL_LIST_PAGE_SIZE, RULES_ORDER } from '../domain/limits';
import { memberText } from '../lib/jsonText';
import { fetchWhole, type MergedList } from './client/mergeParts';
import { platformApi } from './client/platformApi';
import { readNothing, readOne, readRows, type Rows } from './client/reading';
import { readOneText, readRowsText } from './client/readingText';
import { send } from './client/send';
import { tags } from './client/tags';

const PATH = '/businessrules/api/v1';

/** A rule's fields with its inner JSON as text; a rule without one has null in its place. */
function withInner(json: string): unknown {
  const inner = memberText(memberText(json, 'rule') ?? '', 'rule') ?? 'null';
  return { ...(JSON.parse(json) as object | null), inner };
}

/** The business rules of an agency, by category (specification 7). Rules stay JSON text from end to end (decision 14). */
export const businessrulesApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** All categories, by name. */
    listCategories: build.query<MergedList<RuleCategory>, { agency: string }>({
      queryFn: ({ agency }, context) =>
        fetchWhole(
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
            read: readRows(ruleCategorySchema),
          }),
          ({ id }) => id,
          context,
        ),
    }),
    getCategory: build.query<RuleCategory, { agency: string; id: Id }>({
      queryFn: send(({ agency, id }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/categories/${encodeURIComponent(id)}`,
        read: readOne(ruleCategorySchema),
      })),
    }),
    /** The rules of a category, by identity (specification 9). */
    listRules: build.query<Rows<BusinessRule>, { agency: string; category: Id }>({
      queryFn: send(({ agency, category }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/rules`,
        query: { agency, categories: category, ...RULES_ORDER },
        read: readRowsText(businessRuleSchema, withInner),
      })),
      // Sharing copies what came key by key, and `__proto__` does not outlive that.
      structuralSharing: false,
      providesTags: (_result, _error, { agency, category }) => [tags.rules(agency, category)],
    }),
    getRule: build.query<BusinessRule, { agency: string; id: Id }>({
      queryFn: send(({ agency, id }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/rules/${encodeURIComponent(id)}`,
        read: readOneText(businessRuleSchema, withInner),
      })),
      structuralSharing: false,
      providesTags: (rule, _error, { agency }) =>
        rule && rule.category !== null ? [tags.rules(agency, rule.category)] : [],
    }),
    /**
     * Replaces a rule's inner JSON, sent character by character; `inner` has to be valid JSON. After a failure too the
     * category is loaded anew (specification 4).
     */
    updateRule: build.mutation<null, { agency: string; identity: string; category: Id; inner: string }>({
      queryFn: send(({ agency, identity, category, inner }) => ({
        audience: 'admin',
        agency,
        method: 'PATCH',
        path: `${PATH}/rule`,
        query: { identity, category },
        bodyText: `{"identity":${JSON.stringify(identity)},"category":${JSON.stringify(category)},"rule":${inner}}`,
        successes: RULE_UPDATE_SUCCESS,
        read: readNothing,
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
