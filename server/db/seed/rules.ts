import type { RegionName } from '../../regions';
import type { Database } from '../database';
import { LAST_FULLY_SEEDED_AGENCY_ID, type SeededAgency } from './agencies';
import { createRandom, type Random } from './values/random';
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

export function seedRules(
  db: Database,
  region: RegionName,
  agencies: readonly SeededAgency[],
  seed: number,
): void {
  db.transaction(() => {
    Object.entries(CATEGORIES).forEach(([name, { description, rules }], index) => {
      const categoryId = index + 1;
      const updated = index % 2 === 0 ? getDayFromEnd(-20 * categoryId) : null;
      const created = getDayFromEnd(-900 - index);
      db.run(
        'INSERT INTO rule_categories VALUES (?, ?, ?, ?, ?)',
        categoryId,
        name,
        description,
        created,
        updated,
      );
      for (const agency of agencies) {
        const random = createRandom(seed, `${region} rules ${categoryId} ${agency.id}`);
        for (const rule of rules) insertRule(db, agency, categoryId, rule, random);
      }
    });
  });
}

function insertRule(
  db: Database,
  { id }: SeededAgency,
  categoryId: number,
  { identity, body }: PlannedRule,
  random: Random,
): void {
  if (id > LAST_FULLY_SEEDED_AGENCY_ID && random.chanceInPercent(20)) return;
  const text = body.replaceAll('#', String(random.between(1, 9)));
  db.run(
    'INSERT INTO rules (agency_id, category_id, identity, body) VALUES (?, ?, ?, ?)',
    id,
    categoryId,
    identity,
    text,
  );
}
