import type { Database } from '../database';
import { LAST_FULLY_SEEDED_AGENCY_ID, type SeededAgency } from './agencies';
import type { Random } from './values/random';
import { getDayFromEnd } from './values/times';

const RESOURCE_KINDS = ['terms', 'privacy', 'about'];
const CLIENT_TYPES = ['rider_web', 'rider_ios', 'rider_android'];

/** Inserts an agency's texts for riders, which the apps show. */
export function insertResources(db: Database, { id, abbreviation }: SeededAgency, random: Random): void {
  const insert =
    'INSERT INTO resources (agency_id, kind, client_type, content, start_date, end_date) VALUES (?, ?, ?, ?, ?, ?)';
  for (const kind of RESOURCE_KINDS) {
    for (const client of CLIENT_TYPES) {
      if (id > LAST_FULLY_SEEDED_AGENCY_ID && random.chanceInPercent(50)) continue;
      const content = `${abbreviation} ${kind}. ${'Riders agree to travel with a valid fare. '.repeat(random.between(1, 30))}`;
      const start = random.chanceInPercent(80) ? getDayFromEnd(-random.between(30, 1_500)) : null;
      db.run(insert, id, kind, client, content, start, null);
      // Some resources have a past version, some a future one.
      if (random.chanceInPercent(25))
        db.run(
          insert,
          id,
          kind,
          client,
          content,
          getDayFromEnd(-2_000),
          getDayFromEnd(-random.between(1, 900)),
        );
      if (random.chanceInPercent(15))
        db.run(insert, id, kind, client, content, getDayFromEnd(90), getDayFromEnd(random.between(200, 900)));
    }
  }
}
