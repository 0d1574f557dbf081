import { parseRuleValue } from '@/domain/entities/businessRule';
import { canReplaceValue } from '@/domain/ruleValue';
import { getTypeJson, type OpenRule } from '../openRule';
import { parseEditorText, toEditorText } from './editorText';

/** The editor's first text, or the reason why the editor can't set the value. */
type FilledEditor =
  { rule: OpenRule; editorText: string; problem?: undefined } | { editorText?: undefined; problem: string };

/** Fills the editor of a rule with a value. One of another type, or with another key, must be allowed in the editor. */
export function fillEditor(openRule: OpenRule, ruleJson: string): FilledEditor {
  const rule = withTypeOf(openRule, ruleJson);
  const editorText = toEditorText(ruleJson);
  const { problem } = parseEditorText(getTypeJson(rule), editorText);
  return problem === undefined
    ? { rule, editorText }
    : { problem: `The editor can’t set this value: ${problem}.` };
}

/** The rule, whose editor has type and key of the value. */
export function withTypeOf(rule: OpenRule, ruleJson: string): OpenRule {
  return {
    ...rule,
    isObject: parseRuleValue(ruleJson).kind === 'object',
    newTypeJson: canReplaceValue(rule.ruleJson, ruleJson) ? undefined : ruleJson,
  };
}
