import type { Database } from '../database';
import { LAST_FULLY_SEEDED_AGENCY_ID, type SeededAgency } from './agencies';
import { hasDrift } from './drift';
import type { Random } from './values/random';
import { getDayFromEnd } from './values/times';

export const RESOURCE_KINDS = ['terms', 'privacy', 'about'];
const CLIENT_TYPES = ['rider_web', 'rider_ios', 'rider_android'];

/** Inserts an agency's texts for riders, which the apps show. */
export function insertResources(db: Database, { id, abbreviation }: SeededAgency, random: Random): void {
  const insert =
    'INSERT INTO resources (agency_id, kind, client_type, content, start_date, end_date) VALUES (?, ?, ?, ?, ?, ?)';
  for (const kind of RESOURCE_KINDS) {
    for (const client of CLIENT_TYPES) {
      if (kind === 'privacy' && hasDrift(id, 'noPrivacy')) continue;
      const isFullySeeded = id <= LAST_FULLY_SEEDED_AGENCY_ID;
      const sentences = random.between(1, isFullySeeded ? 30 : 10);
      const content = `${abbreviation} ${kind}. ${'Riders agree to travel with a valid fare. '.repeat(sentences)}`;
      const start = random.chanceInPercent(80) ? getDayFromEnd(-random.between(30, 1_500)) : null;
      db.run(insert, id, kind, client, content, start, findEnd(id, kind));
      // Other versions would overlap this one, which diagnostics reports.
      if (!isFullySeeded) continue;
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

/** The day on which an agency's present texts of a kind end; null for most. */
function findEnd(agencyId: number, kind: string): string | null {
  if (kind === 'terms' && hasDrift(agencyId, 'termsLapsed')) return getDayFromEnd(-20);
  if (kind === 'terms' && hasDrift(agencyId, 'termsLapseSoon')) return getDayFromEnd(1 + (agencyId % 11));
  if (kind === 'about' && hasDrift(agencyId, 'aboutLapsesLater')) return getDayFromEnd(20 + (agencyId % 71));
  return null;
}
