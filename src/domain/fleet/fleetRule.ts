import { compactJson } from '@/lib/json/jsonText';
import { type BusinessRule, type RuleCategory } from '../entities/businessRule';
import { type Id } from '../entities/fields';
import { type FleetRule } from './fleetRun';

/** For a category or a rule without a name. It equals no name in another agency, where the id means something else. */
function nameById(id: Id, agency: string): string {
  return `id ${id} of ${agency}`;
}

export function getCategoryName({ id, name }: Pick<RuleCategory, 'id' | 'name'>, agency: string): string {
  return name || nameById(id, agency);
}

/** `Fares › daily_cap`, which identifies a rule across agencies. */
export function formatRuleName({ category, identity }: Pick<FleetRule, 'category' | 'identity'>): string {
  return `${category} › ${identity}`;
}

export function toFleetRule(
  { id, rule, ruleJson }: BusinessRule,
  category: Pick<RuleCategory, 'id' | 'name'>,
  agency: string,
): FleetRule {
  const { identity } = rule.meta;
  return {
    category: getCategoryName(category, agency),
    identity: identity || nameById(id, agency),
    json: compactJson(ruleJson),
    ...((!category.name || !identity) && { isNameless: true }),
  };
}
