import { compactJson } from '@/lib/json/jsonText';
import { type BusinessRule } from '../entities/businessRule';
import { type Id } from '../entities/fields';
import { type FleetRule } from './fleetRun';

/** For a category or a rule without a name. It equals no name in another agency, where the id means something else. */
export function nameById(id: Id, agency: string): string {
  return `id ${id} of ${agency}`;
}

/** Whether a name is one of `nameById`, by which a category or a rule is not found. */
export function isNamedById(name: string): boolean {
  return /^id .+ of .+$/.test(name);
}

/** `Fares › daily_cap`, which identifies a rule across agencies. */
export function formatRuleName({ category, identity }: Pick<FleetRule, 'category' | 'identity'>): string {
  return `${category} › ${identity}`;
}

/** `category` is its name. */
export function toFleetRule(
  { id, rule, ruleJson }: BusinessRule,
  category: string,
  agency: string,
): FleetRule {
  return { category, identity: rule.meta.identity ?? nameById(id, agency), json: compactJson(ruleJson) };
}
