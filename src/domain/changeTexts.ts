import { findJsonDifferences, type JsonDifference } from '../lib/jsonDifference';
import { type Change, type ChangeObject, type ChangeOutcome } from './change';
import { formatCents } from './money';
import { buildAgencyPath, buildPath, buildRiderPath } from './paths';

/** An outcome in a word, and the sign beside it. */
export const OUTCOME_LABELS: Readonly<Record<ChangeOutcome, { label: string; icon: string }>> = {
  succeeded: { label: 'Succeeded', icon: '✓' },
  failed: { label: 'Failed', icon: '✕' },
  partly: { label: 'Partly applied', icon: '◐' },
  unknown: { label: 'Unknown', icon: '?' },
};

/** What is said of a write whose end was not heard of: it is under way, or a reload came between. */
export const NO_RESPONSE_TEXT = 'No answer has been heard of it. It may have been applied.';

/** Why a write's values are not in the record. */
export const WITHHELD_TEXTS = {
  secret: '••• (may be a secret: its values are not recorded)',
  tooLong: 'The values are too long to be recorded.',
} as const;

/** What a write is about, whatever came of it. */
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
  }
}

/** The fields of a correction as its editor labels them. */
const PAYMENT_LABELS: Readonly<Record<string, string>> = {
  amount: 'Amount',
  payment_medium: 'Fare media',
  coupon_id: 'Coupon',
  coupon_count: 'Coupon Count',
};

/** Where a write differs from what was there, place by place; of a correction as its editor shows it, in dollars and words. */
export function listChangeDifferences({ object, before, after, words = {} }: Change): JsonDifference[] {
  const differences = findJsonDifferences(before ?? '{}', after ?? '{}');
  if (object.kind !== 'payment') return differences;
  return differences.map(({ path, ...values }) => {
    const shown = (json: string | undefined) => {
      if (json === undefined) return undefined;
      if (path === 'amount') return formatAmountJson(json);
      return path === 'payment_medium' ? translateValue(json, words) : json;
    };
    const [was, is] = [shown(values.before), shown(values.after)];
    return {
      path: PAYMENT_LABELS[path] ?? path,
      ...(was !== undefined && { before: was }),
      ...(is !== undefined && { after: is }),
    };
  });
}

function formatAmountJson(json: string): string {
  return formatCents(JSON.parse(json) as number | null);
}

function translateValue(json: string, words: Readonly<Record<string, string>>): string {
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'string') return json;
  return (Object.hasOwn(words, value) && words[value]) || value;
}

/** The page of what was written, and what its link says. */
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
      const query = new URLSearchParams({ open: encodeURIComponent(object.category) }).toString();
      return { path: `${buildAgencyPath('businessRules', abbreviation)}?${query}`, text: 'Business rules' };
    }
    case 'features': {
      const { name: application, version, platform } = object;
      const query = new URLSearchParams({ application, version, platform }).toString();
      return { path: `${buildAgencyPath('appFeatures', abbreviation)}?${query}`, text: 'App features' };
    }
    case 'administrator':
    case 'profile':
      return { path: buildAgencyPath('adminUsers', abbreviation), text: 'Admin users' };
  }
}
