import { INVALID } from '@/lib/compileParser';
import { isRecord } from '@/lib/isRecord';
import { isNestedDeeperThan } from '@/lib/json/jsonDepth';
import { compactJson } from '@/lib/json/jsonText';
import { parseJson } from '@/lib/json/parseJson';
import { hasFields, isListOf, isNullOr, isOptional, isText } from '@/lib/typeGuards';
import { type Agency } from '../entities/agency';
import { parseRuleValue } from '../entities/businessRule';
import { parseAgency } from '../entities/parseAgency';
import { parsePortalFile } from '../files/portalFile';
import { RULE_DEPTH_LIMIT } from '../limits';
import { isAbbreviation } from '../paths';
import { getRegionName, isRegion, type Region } from '../regions';
import { isRuleJson } from '../ruleJson';
import { pickUnprotected, toUnreadAgency } from './makePlan';
import { type PlannedAgency, type PlanSource, type RolloutPlan, type RolloutSubject } from './rollout';
import { isSubject } from './storedRollout';
import { hasSecretValue } from './withheld';

const HEAD = { format: 'fare-portal rollout plan', formatVersion: 1 };
/** Maximum number of characters of a file: that of 1,000 agencies with objects of 5,000 characters has about 12 million. */
export const PLAN_FILE_LENGTH_LIMIT = 20_000_000;

export const PLAN_FILE_TOO_LARGE_TEXT = 'This file is too large for a plan.';
const DAMAGED_TEXT = 'This file is damaged: the plan in it cannot be read.';

/** Why a plan cannot be saved; null if it can. */
export function findPlanFileProblem({ subject, agencies }: RolloutPlan): string | null {
  const values = agencies.flatMap(({ target, expected }) => [target, expected]);
  return hasSecretValue(subject, values)
    ? 'Its values look like a secret, so the plan cannot be saved as a file.'
    : null;
}

/** A plan as the JSON of a file: what is to be changed, in which agencies, and which are picked. What was read is not in it. */
export function formatPlanFile(plan: RolloutPlan, portalVersion: string): string {
  const { region, subject, source, agencies, picked, withheld } = plan;
  return JSON.stringify(
    {
      ...HEAD,
      region,
      portalVersion,
      subject,
      ...(source.kind === 'undo' && { undoes: source.rolloutId }),
      agencies: agencies.map(({ agency, target, expected, revertedId }) => ({
        agency,
        target,
        expected,
        reverses: revertedId,
      })),
      picked,
      withheld,
    },
    null,
    2,
  );
}

interface Opening {
  /** The region of the session. */
  region: Region;
  id: string;
  fileName: string;
  isProtected: (abbreviation: string) => boolean;
  /** The list of the region. A file could give an agency the name of another one, so what it says of them is not shown. */
  listedAgencies: readonly Agency[];
  /** Whether the list has all agencies of the region: some may not have loaded. */
  isListComplete: boolean;
}

/** Parses what `formatPlanFile` has written; the error is a text for the screen. The agencies have not been read. */
export function parsePlanFile(
  text: string,
  { region, id, fileName, isProtected, listedAgencies, isListComplete }: Opening,
): { plan: RolloutPlan; error?: never } | { plan?: never; error: string } {
  const { file, error } = parsePortalFile(text, HEAD, 'plan of a rollout');
  if (!file) return { error };
  if (!isPlan(file)) return { error: DAMAGED_TEXT };
  const { subject, undoes, picked: filePicked, withheld: fileWithheld } = file;
  if (file.region !== region) return { error: `This plan is for ${getRegionName(file.region)}.` };
  const rows = file.agencies.map((row) => parseRow(subject, row));
  const validRows = rows.filter((row) => row !== null);
  const names = new Set(validRows.map(({ agency }) => agency.abbreviation));
  if (rows.length === 0 || names.size !== rows.length) return { error: DAMAGED_TEXT };
  // It would overwrite what was changed after the rollout.
  if (undoes !== undefined && validRows.some(({ expected }) => expected === null))
    return { error: DAMAGED_TEXT };
  const listed = new Map(listedAgencies.map((agency) => [agency.abbreviation, agency]));
  const agencies: PlannedAgency[] = [];
  for (const row of validRows) {
    const { abbreviation, id: agencyId } = row.agency;
    const agency = listed.get(abbreviation);
    if (!agency && !isListComplete)
      return { error: `${abbreviation} is not among the agencies that could be loaded.` };
    if (!agency || String(agency.id) !== String(agencyId))
      return { error: `${abbreviation} is not in ${getRegionName(region)}, or has another id there.` };
    agencies.push({ ...row, agency });
  }
  const pickable = pickUnprotected(
    agencies.map(({ agency }) => agency),
    isProtected,
  );
  const chosen = new Set(filePicked);
  const picked = pickable.filter((abbreviation) => chosen.has(abbreviation));
  const withheld = (fileWithheld ?? []).filter((abbreviation) => listed.has(abbreviation));
  const source: PlanSource =
    undoes === undefined ? { kind: 'file', name: fileName } : { kind: 'undo', rolloutId: undoes, fileName };
  const plan = { id, region, subject, source, agencies, picked };
  return { plan: withheld.length > 0 ? { ...plan, withheld } : plan };
}

const isPlan = hasFields({
  region: isRegion,
  subject: isSubject,
  agencies: isListOf(isRecord),
  undoes: isOptional(isText),
  picked: isListOf(isText),
  withheld: isOptional(isListOf(isText)),
});
const isRow = hasFields({
  agency: isRecord,
  target: isRuleJson,
  expected: isNullOr(isRuleJson),
  reverses: isOptional(isText),
});

/** Null when it is not valid. */
function parseRow(subject: RolloutSubject, value: unknown): PlannedAgency | null {
  if (!isRow(value)) return null;
  const agency = parseAgency(value.agency);
  if (agency === INVALID || !isAbbreviation(agency.abbreviation)) return null;
  const { target, expected, reverses } = value;
  const isValid = [target, expected].every((json) => json === null || isTarget(subject, json));
  return isValid
    ? toUnreadAgency({
        agency,
        target: compactJson(target),
        expected: expected && compactJson(expected),
        ...(reverses !== undefined && { revertedId: reverses }),
      })
    : null;
}

/** Whether a text is a value that a rollout can write. */
function isTarget({ kind }: RolloutSubject, json: string): boolean {
  const value = parseJson(json);
  if (kind === 'features')
    return (
      isRecord(value) &&
      Object.keys(value).length > 0 &&
      Object.values(value).every((state) => state === 'on' || state === 'off')
    );
  return (
    value !== undefined &&
    !isNestedDeeperThan(json, RULE_DEPTH_LIMIT) &&
    parseRuleValue(json).kind !== 'unexpected'
  );
}
