import { normalizeJson } from '@/lib/json/normalizeJson';
import { parseRuleValue } from '../entities/businessRule';
import { type FleetRule, type FleetRun } from './fleetRun';
import { listAnswers } from './runOutcomes';
import { WITHHELD_JSON } from './storedRun';

/** A value of a rule, and who has it. */
export interface RuleDistribution {
  /**
   * The JSON text of the value. 5 and "5" differ, and so do 1 and 1.0. Texts that differ only in the order of keys or in
   * escapes are one value; this is the text of one of its agencies.
   */
  json: string;
  /** The value's type as the rule editor has it. */
  kind: string;
  /** Abbreviations. */
  agencies: readonly string[];
}

/** One rule in all agencies that could be read. */
export interface RuleSummary {
  category: string;
  identity: string;
  /** Whether the category or the rule has no name, so that no other agency can have the same one. */
  isNameless: boolean;
  /** The most frequent value first. */
  values: readonly RuleDistribution[];
  /** Agencies whose value is not known, because it was not stored. */
  withheld: readonly string[];
  /** Agencies that have the category, and not the rule. */
  missing: readonly string[];
  /** Agencies without the category. */
  withoutCategory: readonly string[];
  /** The number of agencies that do not have the most frequent value, or whose value is not known. */
  differingCount: number;
}

/**
 * The values of each rule over all agencies of a run; the rules with the most differences first. `isWanted` leaves out the
 * other rules.
 */
export function summarizeRules(
  run: FleetRun<'rules'>,
  isWanted: (rule: FleetRule) => boolean = () => true,
): readonly RuleSummary[] {
  const answers = listAnswers(run);
  /** Agencies by value, by rule. */
  const rules = new Map<
    string,
    Pick<RuleSummary, 'category' | 'identity' | 'isNameless'> & { values: Map<string, Set<string>> }
  >();
  for (const { abbreviation, rules: agencyRules } of answers)
    for (const { category, identity, json, isNameless = false } of agencyRules.filter(isWanted)) {
      const key = JSON.stringify([category, identity]);
      const rule = rules.get(key) ?? {
        category,
        identity,
        isNameless,
        values: new Map<string, Set<string>>(),
      };
      rules.set(key, rule);
      // An agency can have two rules of the same name.
      rule.values.set(json, (rule.values.get(json) ?? new Set()).add(abbreviation));
    }
  return [...rules.values()]
    .map(({ category, identity, isNameless, values }): RuleSummary => {
      const holders = new Set([...values.values()].flatMap((agencies) => [...agencies]));
      const others = answers.filter(({ abbreviation }) => !holders.has(abbreviation));
      const hasCategory = ({ categories }: { categories: readonly string[] }) =>
        categories.includes(category);
      const withheld = values.get(WITHHELD_JSON) ?? [];
      values.delete(WITHHELD_JSON);
      const distribution = mergeSameValues(values)
        .map(({ json, agencies }) => ({ json, kind: parseRuleValue(json).kind, agencies: [...agencies] }))
        .sort((a, b) => b.agencies.length - a.agencies.length);
      return {
        category,
        identity,
        isNameless,
        values: distribution,
        withheld: [...withheld],
        missing: others.filter(hasCategory).map(({ abbreviation }) => abbreviation),
        withoutCategory: others
          .filter((answer) => !hasCategory(answer))
          .map(({ abbreviation }) => abbreviation),
        differingCount: answers.length - (distribution[0]?.agencies.length ?? 0),
      };
    })
    .sort(
      (a, b) =>
        b.differingCount - a.differingCount ||
        a.category.localeCompare(b.category) ||
        a.identity.localeCompare(b.identity),
    );
}

/** Joins the agencies of values that are the same for `hasSameValue`. */
function mergeSameValues(values: ReadonlyMap<string, ReadonlySet<string>>) {
  const merged = new Map<string, { json: string; agencies: Set<string> }>();
  for (const [json, agencies] of values) {
    const key = normalizeJson(json);
    const { json: first, agencies: others } = merged.get(key) ?? { json, agencies: [] };
    merged.set(key, { json: first, agencies: new Set([...others, ...agencies]) });
  }
  return [...merged.values()];
}
