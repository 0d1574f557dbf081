import { parseRuleValue } from './entities/businessRule';
import { formatMoney } from './payments/money';
import { type Currency } from './regions';

/** Whether the rule is a number whose key says that it is in cents. */
export function isInCents(ruleJson: string): boolean {
  return parseCents(ruleJson) !== null;
}

/** The amount of a rule in cents, `$201.00`; null for any other rule, and for a number that is no exact amount. */
export function formatRuleMoney(ruleJson: string, currency: Currency): string | null {
  const cents = parseCents(ruleJson);
  return Number.isSafeInteger(cents) ? formatMoney(cents, currency) : null;
}

/** The text behind the number of a rule in cents, ` cents ($201.00)`; empty for any other rule. */
export function formatMoneySuffix(ruleJson: string, currency: Currency): string {
  const money = formatRuleMoney(ruleJson, currency);
  return money === null ? '' : ` cents (${money})`;
}

/** The text behind the number in a table, where the room is small: ` ($201.00)`; empty for any other rule. */
export function formatShortMoneySuffix(ruleJson: string, currency: Currency): string {
  const money = formatRuleMoney(ruleJson, currency);
  return money === null ? '' : ` (${money})`;
}

/** The amounts of a change of a rule in cents, `$2.00 → $2.50`; null if one of the two values has none. */
export function formatRuleMoneyChange(before: string, after: string, currency: Currency): string | null {
  const moneyBefore = formatRuleMoney(before, currency);
  const moneyAfter = formatRuleMoney(after, currency);
  return moneyBefore === null || moneyAfter === null ? null : `${moneyBefore} → ${moneyAfter}`;
}

function parseCents(ruleJson: string): number | null {
  const value = parseRuleValue(ruleJson);
  return value.kind === 'number' && JSON.parse(value.nameJson) === 'cents' ? Number(value.numberJson) : null;
}
