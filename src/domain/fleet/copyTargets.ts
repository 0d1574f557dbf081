import { formatTypedValue, truncateValue } from '../ruleValue';
import { WITHHELD_JSON } from './storedRun';
import { type RuleSummary } from './summarizeRules';

/** An agency that does not have the reference's value. */
interface CopyTarget {
  agency: string;
  /** The value that the agency has instead. */
  note: string;
  /** Whether the agency cannot get the value from this portal. */
  isBlocked: boolean;
}

/** The value of a rule in one agency; `problem` says why it cannot be copied. */
type CopySource = { ruleJson: string; problem?: never } | { ruleJson?: never; problem: string };

/** The agencies that have exactly one value of the rule. */
export function listReferences({ values, withheld }: RuleSummary): readonly string[] {
  const agencies = [...values.flatMap((value) => value.agencies), ...withheld];
  return agencies.filter((agency) => agencies.indexOf(agency) === agencies.lastIndexOf(agency));
}

/** `reference`: one of `listReferences`. */
export function getCopySource({ values, withheld }: RuleSummary, reference: string): CopySource {
  if (withheld.includes(reference)) return { problem: 'The value was not kept. Read the rules again.' };
  const value = values.find(({ agencies }) => agencies.includes(reference));
  return value && value.kind !== 'unexpected'
    ? { ruleJson: value.json }
    : { problem: 'This type of rule is read-only.' };
}

const READ_AGAIN_TEXT = 'not kept: read the rules again';

/** The agencies without the reference's value; those that can get it come first. */
export function listCopyTargets(
  { values, withheld, missing, withoutCategory }: RuleSummary,
  reference: string,
): readonly CopyTarget[] {
  const owned = new Map<string, { json: string; kind: string }[]>();
  const withheldValue = { json: WITHHELD_JSON, kind: 'unexpected', agencies: withheld };
  for (const { json, kind, agencies } of [...values, withheldValue])
    for (const agency of agencies) owned.set(agency, [...(owned.get(agency) ?? []), { json, kind }]);
  const [usual] = owned.get(reference) ?? [];
  const targets = [...owned].flatMap(([agency, [value, ...others]]): CopyTarget[] => {
    if (!value || (value.json === usual?.json && others.length === 0)) return [];
    if (others.length > 0) return [{ agency, note: 'several rules of this name', isBlocked: true }];
    if (value.json === WITHHELD_JSON) return [{ agency, note: READ_AGAIN_TEXT, isBlocked: true }];
    const text = truncateValue(formatTypedValue(value.json));
    const isReadOnly = value.kind === 'unexpected';
    return [{ agency, note: isReadOnly ? `${text}, read-only` : text, isBlocked: isReadOnly }];
  });
  const blocked = [
    ...missing.map((agency) => ({ agency, note: 'rule missing: can’t be made from this portal' })),
    ...withoutCategory.map((agency) => ({
      agency,
      note: 'category missing: can’t be made from this portal',
    })),
  ];
  return [
    ...targets.filter(({ isBlocked }) => !isBlocked),
    ...targets.filter(({ isBlocked }) => isBlocked),
    ...blocked.map((target) => ({ ...target, isBlocked: true })),
  ];
}
