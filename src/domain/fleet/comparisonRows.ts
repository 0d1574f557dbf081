import { splitObject } from '@/lib/json/jsonText';
import { formatCount } from '@/lib/text/formatCount';
import { parseRuleValue } from '../entities/businessRule';
import { type ComparedCell, type ComparedRule, hasPaths, type RuleComparison } from './compareRules';
import { formatRuleName } from './fleetRule';
import { WITHHELD_JSON } from './storedRun';

/** A rule, or below it a path of an object rule. */
export interface ComparisonRow {
  key: string;
  category: string;
  /** The rule's name. */
  identity: string;
  /** Null in the row of the rule itself. */
  path: string | null;
  /** By agency, in their order. */
  cells: readonly {
    text: string;
    comparison: RuleComparison;
    /** The JSON text of the rule; null for none or several, and for a path. */
    json: string | null;
  }[];
  /** The number of agencies that differ from the reference, or may differ. */
  differingCount: number;
}

/** The rows of the table: each rule, followed by the paths where an object rule differs. */
export function buildComparisonRows(rules: readonly ComparedRule[]): readonly ComparisonRow[] {
  return rules.flatMap((rule): ComparisonRow[] => {
    const { category, identity, cells, paths } = rule;
    const key = formatRuleName(rule);
    const reference = cells.findIndex(({ comparison }) => comparison !== 'notRead');
    // The values of paths are compared with the first ones, also where the reference has none.
    const base = cells.findIndex(hasPaths);
    const isNamed = hasOneName(cells);
    // A reference without the rule has no type: then the others are compared with the first one that has the rule.
    const usualKinds = listKinds(
      cells.find(({ jsons }) => jsons.length > 0 && !isWithheld(jsons))?.jsons ?? [],
    );
    return [
      {
        key,
        category,
        identity,
        path: null,
        cells: cells.map((cell, agency) => {
          const differingPaths =
            base === reference && hasPaths(cell)
              ? paths.filter(({ values }) => values[agency] !== values[base]).length
              : 0;
          return {
            text: describeCell(cell, { isNamed, differingPaths, usualKinds }),
            comparison: cell.comparison,
            json: cell.jsons.length === 1 ? (cell.jsons[0] ?? null) : null,
          };
        }),
        differingCount: cells.filter(({ comparison }) => comparison !== 'same' && comparison !== 'notRead')
          .length,
      },
      ...paths.map(({ path, values }, index): ComparisonRow => {
        return {
          // A key with a dot can have the same path as a nested one.
          key: `${key} › ${path} ${index}`,
          category,
          identity,
          path,
          cells: cells.map((cell, agency) => {
            if (!hasPaths(cell)) return { text: '', comparison: 'same', json: null };
            const value = values[agency];
            return {
              text: value ?? 'none',
              comparison: value === values[base] ? 'same' : 'different',
              json: null,
            };
          }),
          differingCount: 1,
        };
      }),
    ];
  });
}

/** Whether all values are of one key with the same name, so that the name says nothing. */
function hasOneName(cells: readonly ComparedCell[]): boolean {
  const members = cells.flatMap(({ jsons }) => jsons.map(splitObject));
  return (
    members.every(({ length }) => length === 1) && new Set(members.map(([member]) => member?.name)).size === 1
  );
}

function isWithheld(jsons: readonly string[]): boolean {
  return jsons.includes(WITHHELD_JSON);
}

function listKinds(jsons: readonly string[]): string {
  return jsons
    .map(parseRuleValue)
    .map((value) => (value.kind === 'unexpected' ? value.type : value.kind))
    .join(', ');
}

function describeCell(
  { comparison, jsons, hasCategory }: ComparedCell,
  { isNamed, differingPaths, usualKinds }: { isNamed: boolean; differingPaths: number; usualKinds: string },
): string {
  if (comparison === 'notRead') return 'not read';
  if (isWithheld(jsons)) return 'not kept';
  if (jsons.length === 0) return hasCategory ? 'rule missing' : 'category missing';
  // The rows below it have what differs.
  if (differingPaths > 0 && comparison === 'different')
    return formatCount(differingPaths, 'path differs', 'paths differ');
  // A text has its quotes, so that "5" is not taken for 5.
  const value = jsons
    .map((json) => (isNamed ? (splitObject(json)[0]?.valueJson ?? json) : json))
    .join(' and ');
  const kinds = listKinds(jsons);
  if (comparison === 'notEditable') return `${value} (${kinds}, no editor)`;
  return kinds === usualKinds ? value : `${value} (${kinds})`;
}
