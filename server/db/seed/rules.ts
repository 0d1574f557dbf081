import type { RegionName } from '../../regions';
import type { Database } from '../database';
import { LAST_FULLY_SEEDED_AGENCY_ID, type SeededAgency } from './agencies';
import { type Drift, hasDrift } from './drift';
import { createRandom } from './values/random';
import { getDayFromEnd } from './values/times';

interface PlannedRule {
  /** The rule's name within its category. */
  identity: string;
  /** The stored JSON text; each `#` is replaced by a random digit per agency. */
  body: string;
}

const LONG_TEXT =
  'Transfers are valid for travel in any direction within the stated time after the first boarding, except on express routes.';

/** The categories and their rules: numbers, booleans, strings, objects, and a few unexpected values. */
const CATEGORIES: Record<string, { description: string | null; rules: PlannedRule[] }> = {
  'Fare Capping': {
    description: 'Limits of what a rider pays in a period.',
    rules: [
      { identity: 'capping_enabled', body: '{"value":true}' },
      { identity: 'daily_cap', body: '{"value":#00}' },
      { identity: 'weekly_cap', body: '{"value":2#50}' },
      {
        identity: 'cap_windows',
        body: '{"day":{"starts":"03:00","length":24},"week":{"starts":"Monday","length":7}}',
      },
    ],
  },
  Transfers: {
    description: 'When a ride continues an earlier one.',
    rules: [
      { identity: 'transfer_minutes', body: '{"minutes":#5}' },
      { identity: 'transfer_notice', body: JSON.stringify({ text: LONG_TEXT }) },
      { identity: 'round_trips_allowed', body: '{"value":false}' },
      {
        identity: 'transfer_matrix',
        body: '{"local":{"local":0,"express":225},"express":{"local":0,"express":0}}',
      },
    ],
  },
  'Account Limits': {
    description: 'Least and most that an account can hold.',
    rules: [
      { identity: 'maximum_balance', body: '{"cents":30000}' },
      { identity: 'minimum_top_up', body: '{"cents":#00}' },
      { identity: 'overdraft', body: '{"allowed":true,"cents":250,"roles":["driver","administrator"]}' },
      { identity: 'zero_is_fine', body: '{"value":0}' },
    ],
  },
  Smartcards: {
    description: null,
    rules: [
      { identity: 'card_prefix', body: '{"value":"6035"}' },
      { identity: 'empty_label', body: '{"value":""}' },
      { identity: 'replacement_fee', body: '{"value":#00}' },
      { identity: 'legacy_serials', body: '{"first":9007199254740993,"last":9007199254749999,"scale":1.0}' },
      { identity: 'single_nested', body: '{"sectors":{"first":0,"count":16}}' },
    ],
  },
  Notifications: {
    description: 'What riders are told, and how.',
    rules: [
      { identity: 'send_receipts', body: '{"enabled":true}' },
      { identity: 'sender_name', body: '{"text":"Rider Services ☎ <info@example.com>"}' },
      {
        identity: 'channels',
        body: '{"email":true,"push":true,"sms":false,"quiet":{"from":"22:00","to":"06:00"}}',
      },
      { identity: 'unexpected_list', body: '["email","push"]' },
    ],
  },
  Advanced: {
    description: 'Rules for integrations. Change with care.',
    rules: [
      { identity: 'unexpected_null', body: '{"value":null}' },
      { identity: 'odd_keys', body: '{"__proto__":{"polluted":true},"constructor":"x","toString":1}' },
      { identity: 'markup', body: '{"text":"<img src=x onerror=alert(1)>"}' },
      { identity: 'ratio', body: '{"value":2.50}' },
      { identity: 'deep', body: `${'{"level":'.repeat(60)}"bottom"${'}'.repeat(60)}` },
    ],
  },
};

interface RuleDrift {
  drift: Drift;
  identity: string;
  /** Returns the stored text, or null if the agency lacks the rule. */
  change: (body: string) => string | null;
}

/** An agency with two kinds of drift in one rule has the first. */
const RULE_DRIFTS: readonly RuleDrift[] = [
  { drift: 'noDailyCap', identity: 'daily_cap', change: () => null },
  {
    drift: 'dailyCapAsText',
    identity: 'daily_cap',
    change: (body) => body.replace(/\d+/, (digits) => `"${digits}"`),
  },
  {
    drift: 'higherDailyCap',
    identity: 'daily_cap',
    change: (body) => body.replace(/\d+/, (digits) => String(Number(digits) + 50)),
  },
  { drift: 'noTransferNotice', identity: 'transfer_notice', change: () => null },
  {
    drift: 'weekFromSunday',
    identity: 'cap_windows',
    change: (body) => body.replace('"Monday"', '"Sunday"'),
  },
  { drift: 'smsOn', identity: 'channels', change: (body) => body.replace('"sms":false', '"sms":true') },
];

export function seedRules(
  db: Database,
  region: RegionName,
  agencies: readonly SeededAgency[],
  seed: number,
): void {
  const categories = Object.values(CATEGORIES).map(({ rules }, index) => ({ id: index + 1, rules }));
  const drawRules = (agencyId: number) =>
    categories.flatMap(({ id: categoryId, rules }) => {
      const random = createRandom(seed, `${region} rules ${categoryId} ${agencyId}`);
      return rules.map(({ identity, body }) => {
        return { categoryId, identity, body: body.replaceAll('#', String(random.between(1, 9))) };
      });
    });
  // Most agencies have the values of the largest one.
  const usualRules = drawRules(1);
  insertCategories(db);
  for (const { id } of agencies) {
    for (const rule of id <= LAST_FULLY_SEEDED_AGENCY_ID ? drawRules(id) : usualRules)
      insertRule(db, id, rule);
  }
}

function insertCategories(db: Database): void {
  Object.entries(CATEGORIES).forEach(([name, { description }], index) => {
    const id = index + 1;
    const created = getDayFromEnd(-900 - index);
    const updated = index % 2 === 0 ? getDayFromEnd(-20 * id) : null;
    db.run('INSERT INTO rule_categories VALUES (?, ?, ?, ?, ?)', id, name, description, created, updated);
  });
}

function insertRule(
  db: Database,
  agencyId: number,
  { categoryId, identity, body }: PlannedRule & { categoryId: number },
): void {
  const drift = RULE_DRIFTS.find((row) => row.identity === identity && hasDrift(agencyId, row.drift));
  const text = drift ? drift.change(body) : body;
  if (text === null) return;
  const insert = 'INSERT INTO rules (agency_id, category_id, identity, body) VALUES (?, ?, ?, ?)';
  db.run(insert, agencyId, categoryId, identity, text);
}
