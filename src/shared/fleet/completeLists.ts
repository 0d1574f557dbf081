import { appfeaturesApi } from '@/api/appfeatures';
import { businessrulesApi } from '@/api/businessrules';
import { type Application } from '@/domain/entities/application';
import { type BusinessRule, type RuleCategory } from '@/domain/entities/businessRule';
import { type Result } from '@/domain/failures';
import { isSameApplication } from '@/domain/features/applications';
import { type RunQuery } from '../checks/check';

/*
 * Lists of an agency that several readers ask for. What could not be read must not be taken for what the agency does not
 * have, so an incomplete list is a failure.
 */

/** Whether the agency lists the application. */
export async function readIsListed(
  runQuery: RunQuery,
  agency: string,
  application: Application,
): Promise<Result<boolean>> {
  const { data, error } = await runQuery(appfeaturesApi.endpoints.listApplications, { agency });
  if (error) return { error };
  const isListed = data.rows.some((listed) => isSameApplication(listed, application));
  // The application can be one of the rows that could not be read.
  return isListed || data.invalidRowCount === 0 ? { data: isListed } : { error: { kind: 'unreadable' } };
}

/** The names of the application's features that are on. */
export async function readActiveFeatures(
  runQuery: RunQuery,
  agency: string,
  application: Application,
): Promise<Result<readonly string[]>> {
  const query = { agency, application };
  const { data, error } = await runQuery(appfeaturesApi.endpoints.getActiveFeatures, query);
  if (error) return { error };
  if (data.invalidRowCount > 0) return { error: { kind: 'unreadable' } };
  return { data: data.rows.map(({ name }) => name) };
}

/** All categories of the agency's rules. */
export async function readCategories(
  runQuery: RunQuery,
  agency: string,
): Promise<Result<readonly RuleCategory[]>> {
  const { data, error } = await runQuery(businessrulesApi.endpoints.listCategories, { agency });
  if (error) return { error };
  const { rows, missingPages, reason, invalidRowCount } = data;
  if (missingPages.length > 0 || invalidRowCount > 0) return { error: reason ?? { kind: 'unreadable' } };
  return { data: rows };
}

/** All rules of these categories. */
export async function readRulesOfCategories(
  runQuery: RunQuery,
  agency: string,
  categories: readonly RuleCategory[],
): Promise<Result<{ category: RuleCategory; rule: BusinessRule }[]>> {
  const lists = await Promise.all(
    categories.map(async (category) => ({
      category,
      result: await runQuery(businessrulesApi.endpoints.listRules, { agency, category: category.id }),
    })),
  );
  const rules = [];
  for (const { category, result } of lists) {
    if (result.error) return { error: result.error };
    if (result.data.invalidRowCount > 0) return { error: { kind: 'unreadable' } };
    rules.push(...result.data.rows.map((rule) => ({ category, rule })));
  }
  return { data: rules };
}
