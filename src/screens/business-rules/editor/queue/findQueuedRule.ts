import { businessrulesApi } from '@/api/businessrules';
import { readNow } from '@/api/client/readNow';
import { type MergedList } from '@/api/paging/pages';
import { type QueuedRule } from '@/domain/changes/changeQueue';
import { type RuleCategory } from '@/domain/entities/businessRule';
import { type Failure } from '@/domain/failures';
import { describeFailure } from '@/domain/failureTexts/describeFailure';
import { UNEXPECTED_KIND_TEXT } from '@/domain/failureTexts/ruleValidation';
import { hasSameValue } from '@/domain/ruleValue';
import { type RuleRow, toRuleRow } from '@/screens/business-rules/ruleRow';
import { type PortalThunk } from '@/session/hooks';
import { fillEditor } from '../json/fillEditor';
import { type OpenRule, toOpenRule } from '../openRule';

const { listRules } = businessrulesApi.endpoints;

type RuleSearchResult =
  | { status: 'found'; rule: OpenRule; editorText: string }
  | { status: 'same' }
  /** Another attempt cannot help. */
  | { status: 'blocked'; text: string }
  | { status: 'unread'; text: string; failure: Failure };

interface Target {
  agency: string;
  /** The agency's categories. */
  categories: MergedList<RuleCategory>;
}

/** A thunk: finds the agency's rule by the names of its category and its own, and fills its editor with the value. */
export function findQueuedRule(
  { agency, categories }: Target,
  change: QueuedRule,
): PortalThunk<Promise<RuleSearchResult>> {
  return async (dispatch) => {
    const { category, identity, ruleJson } = change;
    const named = categories.rows.filter(({ name }) => name === category);
    const isIncomplete = categories.missingPages.length > 0 || categories.invalidRowCount > 0;
    if (named.length === 0 && isIncomplete)
      return unread(`Whether ${agency} has the category ${category} could not be read.`, undefined);
    if (named.length === 0)
      return block(`${agency} does not have the category ${category}. It can’t be made from this portal.`);
    const rows: RuleRow[] = [];
    for (const owner of named) {
      const arg = { agency, category: owner.id };
      const read = await dispatch(readNow(listRules, arg));
      const { error } = read;
      if (error)
        return unread(`The rules of ${category} could not be loaded. ${describeFailure(error)}`, error);
      const { data } = read;
      const found = data.rows.filter(({ rule }) => rule.meta.identity === identity);
      if (found.length === 0 && data.invalidRowCount > 0)
        return unread(`Whether ${agency} has the rule ${identity} could not be read.`, undefined);
      rows.push(...found.map((rule) => toRuleRow(rule, owner)));
    }
    const [row, ...others] = rows;
    if (!row)
      return block(`${agency} does not have the rule ${identity}. It can’t be made from this portal.`);
    if (others.length > 0)
      return block(`${agency} has several rules ${identity} in categories of the name ${category}.`);
    if (hasSameValue(row.ruleJson, ruleJson)) return { status: 'same' };
    const rule = toOpenRule(row);
    if (!rule) return block(UNEXPECTED_KIND_TEXT);
    const filled = fillEditor(rule, ruleJson);
    return filled.problem === undefined ? { status: 'found', ...filled } : block(filled.problem);
  };
}

function block(text: string): RuleSearchResult {
  return { status: 'blocked', text };
}

function unread(text: string, failure: Failure = { kind: 'unreadable' }): RuleSearchResult {
  return { status: 'unread', text, failure };
}
