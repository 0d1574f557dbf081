import { findJsonDifferences, type JsonDifference } from '@/lib/json/jsonDifference';
import { formatTimeNear } from '../dates';
import { formatApplicationQuery } from '../features/applications';
import { buildRunPath } from '../fleet/fleetPath';
import { buildAgencyPath, buildPath, buildRiderPath } from '../paths';
import { formatMoney } from '../payments/money';
import { getRegionCurrency } from '../regions';
import { formatRuleMoney } from '../ruleMoney';
import { type StatusTone } from '../statusTones';
import { formatAgencyField } from './agencyValues';
import { type Change, type ChangeObject, type ChangeOutcome, nameValue } from './change';

export const OUTCOME_LABELS: Readonly<
  Record<ChangeOutcome, { label: string; icon: string; tone: StatusTone }>
> = {
  succeeded: { label: 'Succeeded', icon: '✓', tone: 'ok' },
  failed: { label: 'Failed', icon: '✕', tone: 'bad' },
  partly: { label: 'Partly applied', icon: '◐', tone: 'wait' },
  unknown: { label: 'Unknown', icon: '?', tone: 'wait' },
};

/**
 * For example `Partly applied, completed at 00:58:13`; on another day with the date. A run only reads.
 * @param formatTime of a time in milliseconds since 1970; a file needs one with the time zone (decision 11)
 */
export function describeOutcome(
  { object, outcome, at, completedAt }: Change,
  formatTime = (time: number) => formatTimeNear(time, at),
): string {
  if (object.kind === 'fleetRun') return 'Read';
  const { label } = OUTCOME_LABELS[outcome];
  return completedAt === undefined ? label : `${label}, completed at ${formatTime(completedAt)}`;
}

/** Without a message, no answer has come: a reload has interrupted the write, or it is still being sent. */
export function describeResult({ message }: Pick<Change, 'message'>): string {
  return message ?? 'No response has arrived. The change may have been applied.';
}

/** Shown in place of values that the journal does not store. */
export const WITHHELD_TEXTS = {
  secret: '••• (may be a secret: its values are not stored)',
  tooLong: 'The values are too long to be stored.',
} as const;

/** Shown above the values of a write that sent what was there before. */
export const SAME_VALUES_TEXT = 'No value changed. These were sent:';

/** Whom the platform has recorded, and where that is another account, the operator of the session. Null if unknown. */
export function describeAuthor({ operator, administrator }: Change): string | null {
  if (administrator === undefined) return operator;
  if (operator === null) return administrator;
  return administrator.toLowerCase() === operator.toLowerCase()
    ? operator
    : `${administrator}, signed in by ${operator}`;
}

/** The title of the write, whatever its outcome is. */
export function describeObject(object: ChangeObject): string {
  switch (object.kind) {
    case 'payment':
      return `Correction of payment ${object.paymentId} of rider ${object.userId}`;
    case 'rule':
      return `Business rule ${object.identity} (${object.categoryName})`;
    case 'features':
      return `App features of ${object.name} ${object.version} ${object.platform}`;
    case 'agency':
      return `Creation of agency ${object.name} (${object.abbreviation})`;
    case 'operator':
      return `Registration of operator ${object.email}`;
    case 'administrator':
      return `Registration of administrator ${object.email}`;
    case 'profile':
      return `Profile of administrator ${object.userId}`;
    case 'fleetRun':
      if (object.tab === 'plan') return 'Reading for a rollout';
      // The tab RIDERS has two kinds of runs.
      return `Fleet run: ${object.tab === 'lookup' ? 'RIDERS' : object.tab.toUpperCase()}`;
  }
}

/** The correction editor's labels. */
const PAYMENT_LABELS: Readonly<Record<string, string>> = {
  amount: 'Amount',
  payment_medium: 'Fare Media',
  coupon_id: 'Coupon',
  coupon_count: 'Coupon Count',
};

/** Values as their form shows them: dollars and display names of a correction, and an agency's names beside its numbers. */
export function listChangeDifferences({
  region,
  object,
  before,
  after,
  words = {},
}: Change): JsonDifference[] {
  const differences = findJsonDifferences(before ?? '{}', after ?? '{}');
  if (object.kind === 'agency')
    return differences.map(({ path, after: json }) => formatAgencyField(path, json, words));
  if (object.kind !== 'payment') return differences;
  return differences.map(({ path, ...values }) => {
    const formatValue = (json: string | undefined) => {
      if (json === undefined) return undefined;
      const value: unknown = JSON.parse(json);
      if (path === 'amount') return formatMoney(value as number | null, getRegionCurrency(region));
      if (typeof value !== 'string') return json;
      return path === 'payment_medium' ? nameValue(value, words) : value;
    };
    const [beforeText, afterText] = [formatValue(values.before), formatValue(values.after)];
    return {
      path: PAYMENT_LABELS[path] ?? path,
      ...(beforeText !== undefined && { before: beforeText }),
      ...(afterText !== undefined && { after: afterText }),
    };
  });
}

/** Whether the values that were sent are those from before. False if one of the two is not known. */
export function hasSameValues({ before, after }: Pick<Change, 'before' | 'after'>): boolean {
  return before !== null && after !== null && findJsonDifferences(before, after).length === 0;
}

/**
 * The values that an entry of the journal shows: the differences, or what was sent if there is no difference. Those of a
 * rule in cents have their amounts behind them.
 */
export function listShownValues(change: Change): JsonDifference[] {
  // The journal has no values that are secret or too long (`withheld`).
  if (change.withheld) return [];
  const { region, object, before, after } = change;
  const differences = listChangeDifferences(hasSameValues(change) ? { ...change, before: null } : change);
  if (object.kind !== 'rule') return differences;
  const addMoney = (text: string | undefined, ruleJson: string | null) => {
    const money = ruleJson === null ? null : formatRuleMoney(ruleJson, getRegionCurrency(region));
    return text === undefined || money === null ? text : `${text} (${money})`;
  };
  return differences.map((difference) =>
    difference.path === 'cents'
      ? {
          path: difference.path,
          before: addMoney(difference.before, before),
          after: addMoney(difference.after, after),
        }
      : difference,
  );
}

/** The page that shows the written object, and the text of the link to it. */
export function buildChangeLink({ agency, object }: Pick<Change, 'agency' | 'object'>): {
  path: string;
  text: string;
} {
  const abbreviation = agency ?? '';
  switch (object.kind) {
    case 'agency':
      return { path: buildPath('agencies'), text: 'All Agencies' };
    case 'operator':
      return { path: buildPath('psoUsers'), text: 'PSO Users' };
    case 'payment':
      return { path: buildRiderPath(abbreviation, object.userId), text: `Rider ${object.userId}` };
    case 'rule': {
      // Encoded twice, because the parameter is a list of encoded ids, separated by commas.
      const query = new URLSearchParams({ open: encodeURIComponent(object.category) }).toString();
      return { path: `${buildAgencyPath('businessRules', abbreviation)}?${query}`, text: 'Business rules' };
    }
    case 'features': {
      const path = `${buildAgencyPath('appFeatures', abbreviation)}?${formatApplicationQuery(object)}`;
      return { path, text: 'App features' };
    }
    case 'administrator':
    case 'profile':
      return { path: buildAgencyPath('adminUsers', abbreviation), text: 'Admin users' };
    case 'fleetRun':
      return { path: buildRunPath(object.tab), text: object.tab === 'plan' ? 'Rollout' : 'Fleet' };
  }
}
