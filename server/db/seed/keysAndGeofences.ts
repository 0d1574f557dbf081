import type { Database } from '../database';
import { LAST_FULLY_SEEDED_AGENCY_ID, type SeededAgency } from './agencies';
import type { Random } from './values/random';
import { pickTimeInLastDays } from './values/times';

const GEOFENCE_NAMES = [
  'Central Station',
  'Depot',
  'Airport',
  'University',
  'Harbour',
  'Stadium',
  'Old Town',
  'Hospital',
];

/** Each sector of a smartcard has two keys of 6 bytes and an access code of 4 bytes, in hexadecimal digits. */
export function insertKeysAndGeofences(db: Database, { id, created }: SeededAgency, random: Random): void {
  const createHexText = (digits: number) =>
    Array.from({ length: digits }, () => random.below(16).toString(16))
      .join('')
      .toUpperCase();
  for (let sector = 0; sector < (id <= LAST_FULLY_SEEDED_AGENCY_ID ? 16 : random.below(5)); sector++) {
    const values = [
      createHexText(12),
      createHexText(12),
      createHexText(8),
      random.chanceInPercent(80) ? pickTimeInLastDays(random, 700, created) : null,
    ];
    db.run(
      'INSERT INTO smartcard_keys (agency_id, key_a, key_b, access_code, updated) VALUES (?, ?, ?, ?, ?)',
      id,
      ...values,
    );
  }
  for (let fence = 0; fence < (id <= LAST_FULLY_SEEDED_AGENCY_ID ? 14 : random.below(6)); fence++) {
    const values = [
      `${random.pick(GEOFENCE_NAMES)} ${fence + 1}`,
      random.between(50, 900),
      pickTimeInLastDays(random, 900, created),
    ];
    db.run('INSERT INTO geofences (agency_id, name, radius, created) VALUES (?, ?, ?, ?)', id, ...values);
  }
}
