import { hashText } from '@/lib/hashText';
import { compactJson, splitObject } from '@/lib/json/jsonText';
import { normalizeJson } from '@/lib/json/normalizeJson';
import { formatCount } from '@/lib/text/formatCount';
import { formatNumber } from '@/lib/text/formatNumber';
import { truncateStart } from '@/lib/text/truncateStart';
import { canReplaceValue, findValueDifferences, formatTypedValue, truncateValue } from '../ruleValue';
import { type RuleDistribution, type RuleSummary } from './summarizeRules';

/** A value of a rule that several agencies have; or that the rule has another type, is missing or is not known there. */
interface DistributionEntry {
  /** For the query string, so it has no value of a rule. */
  key: string;
  /** For example `250 in 21`; the first entry says that these are agencies: `200 in 96 agencies`. */
  label: string;
  /** The JSON texts of its values; empty for agencies without a known value. */
  jsons: readonly string[];
}

export const WITHHELD_KEY = 'notKept';
export const RULE_MISSING_KEY = 'missing';
export const CATEGORY_MISSING_KEY = 'noCategory';

/** Number of values that have an entry of their own. */
const LISTED_VALUES = 6;
/** Number of characters of a value in an entry, with the path of a difference. */
const LABEL_LENGTH_LIMIT = 24;
/** Number of characters of a path that stay beside a long value, also beyond `LABEL_LENGTH_LIMIT`. */
const SHORTENED_PATH_LENGTH = 8;

/** How the agencies that were read divide among the values of a rule; the most frequent value comes first. */
export function listDistribution({
  values,
  withheld,
  missing,
  withoutCategory,
}: RuleSummary): readonly DistributionEntry[] {
  const usualKind = values[0]?.kind;
  const ofUsualKind = values.filter(({ kind }) => kind === usualKind);
  const ofOtherKind = values.filter(({ kind }) => kind !== usualKind);
  const [onlyOther, ...furtherOthers] = ofOtherKind;
  const otherExample =
    onlyOther && furtherOthers.length === 0 ? ` (${shortenValue(onlyOther.json)}, ${onlyOther.kind})` : '';
  const others: readonly [string, string, readonly (typeof values)[number][]][] = [
    ['rest', 'other values', ofUsualKind.slice(LISTED_VALUES)],
    ['otherType', `other type${otherExample}`, ofOtherKind],
  ];
  return [
    ...ofUsualKind.slice(0, LISTED_VALUES).map(({ json, agencies }, index) => ({
      // The text is that of one agency, and another run can have it of another one.
      key: hashText(normalizeJson(json)),
      label: `${shortenValue(json, values[0])} in ${index === 0 ? formatCount(agencies.length, 'agency', 'agencies') : formatNumber(agencies.length)}`,
      jsons: [json],
    })),
    ...others.flatMap(([key, label, ofEntry]) =>
      ofEntry.length === 0
        ? []
        : {
            key,
            label: `${label} in ${formatNumber(new Set(ofEntry.flatMap(({ agencies }) => agencies)).size)}`,
            jsons: ofEntry.map(({ json }) => json),
          },
    ),
    ...listWithoutValue(WITHHELD_KEY, 'not kept', withheld),
    ...listWithoutValue(RULE_MISSING_KEY, 'rule missing', missing),
    ...listWithoutValue(CATEGORY_MISSING_KEY, 'category missing', withoutCategory),
  ];
}

/** Why a value cannot take the place of the most frequent one; null if it can. */
export function describeOtherForm(value: RuleDistribution, usual: RuleDistribution): string | null {
  if (value.kind !== usual.kind) return `Another type: ${value.kind}, not ${usual.kind}.`;
  if (canReplaceValue(value.json, usual.json)) return null;
  return `Another key: ${getKey(value)}, not ${getKey(usual)}.`;
}

const getKey = ({ json }: RuleDistribution) => splitObject(json)[0]?.name;

/**
 * Long objects often begin alike, so another object than the usual one is named by its first difference from it. A value with
 * another key than the usual one has its key, because both can have the same value.
 */
function shortenValue(json: string, usual?: RuleDistribution): string {
  if (usual && !canReplaceValue(json, usual.json))
    return truncateValue(compactJson(json), LABEL_LENGTH_LIMIT);
  const [first, ...others] = usual?.kind === 'object' ? findValueDifferences(usual.json, json) : [];
  if (!first) return truncateValue(formatTypedValue(json), LABEL_LENGTH_LIMIT);
  const value = truncateValue(first.after ?? 'none', LABEL_LENGTH_LIMIT);
  // Values often differ at the same path, so the path is shortened before the value is.
  const pathLength = Math.max(LABEL_LENGTH_LIMIT - value.length, SHORTENED_PATH_LENGTH);
  return `${truncateStart(first.path, pathLength)}: ${value}${others.length > 0 ? ', …' : ''}`;
}

function listWithoutValue(key: string, label: string, { length }: readonly string[]): DistributionEntry[] {
  return length === 0 ? [] : [{ key, label: `${label} in ${formatNumber(length)}`, jsons: [] }];
}
