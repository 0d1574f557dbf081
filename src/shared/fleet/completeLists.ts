import { appfeaturesApi } from '@/api/appfeatures';
import { businessrulesApi } from '@/api/businessrules';
import { type Application } from '@/domain/entities/application';
import { type BusinessRule, type RuleCategory } from '@/domain/entities/businessRule';
import { isSameApplication } from '@/domain/features/applications';
import { type CallResult, type RunQuery } from '../checks/check';

/*
 * Lists of an agency that several readers ask for. What could not be read must not be taken for what the agency does not
 * have, so an incomplete list is a failure.
 */

/** Whether the agency lists the application. */
export async function readIsListed(
  runQuery: RunQuery,
  agency: string,
  application: Application,
): Promise<CallResult<boolean>> {
  const { data, failure } = await runQuery(appfeaturesApi.endpoints.listApplications, { agency });
  if (failure) return { failure };
  const isListed = data.rows.some((listed) => isSameApplication(listed, application));
  // The application can be one of the rows that could not be read.
  return isListed || data.invalidRowCount === 0 ? { data: isListed } : { failure: { kind: 'unreadable' } };
}

/** The names of the application's features that are on. */
export async function readActiveFeatures(
  runQuery: RunQuery,
  agency: string,
  application: Application,
): Promise<CallResult<readonly string[]>> {
  const query = { agency, application };
  const { data, failure } = await runQuery(appfeaturesApi.endpoints.getActiveFeatures, query);
  if (failure) return { failure };
  if (data.invalidRowCount > 0) return { failure: { kind: 'unreadable' } };
  return { data: data.rows.map(({ name }) => name) };
}

/** All categories of the agency's rules. */
export async function readCategories(
  runQuery: RunQuery,
  agency: string,
): Promise<CallResult<readonly RuleCategory[]>> {
  const { data, failure } = await runQuery(businessrulesApi.endpoints.listCategories, { agency });
  if (failure) return { failure };
  const { rows, missingPages, reason, invalidRowCount } = data;
  if (missingPages.length > 0 || invalidRowCount > 0) return { failure: reason ?? { kind: 'unreadable' } };
  return { data: rows };
}

/** All rules of these categories. */
export async function readRulesOfCategories(
  runQuery: RunQuery,
  agency: string,
  categories: readonly RuleCategory[],
): Promise<CallResult<{ category: RuleCategory; rule: BusinessRule }[]>> {
  const lists = await Promise.all(
    categories.map(async (category) => ({
      category,
      result: await runQuery(businessrulesApi.endpoints.listRules, { agency, category: category.id }),
    })),
  );
  const rules = [];
  for (const { category, result } of lists) {
    if (result.failure) return { failure: result.failure };
    if (result.data.invalidRowCount > 0) return { failure: { kind: 'unreadable' } };
    rules.push(...result.data.rows.map((rule) => ({ category, rule })));
  }
  return { data: rules };
}
