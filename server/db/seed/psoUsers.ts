import type { RegionName } from '../../regions';
import type { Database } from '../database';
import { pickPerson, toEmailName } from './values/people';
import { createRandom, type Random } from './values/random';

export const OPERATOR_COUNT = 60;

/** Seeds operators; the demo account is the first. None can sign in before a password is set. */
export function seedPsoUsers(db: Database, region: RegionName, seed: number, operatorEmail: string): void {
  const random = createRandom(seed, `${region} pso users`);
  const insert = 'INSERT INTO pso_users (id, email, telephone) VALUES (?, ?, ?)';
  db.run(insert, 1, operatorEmail, '(202) 555-0100');
  for (let id = 2; id <= OPERATOR_COUNT; id++) {
    const name = pickEmailName(random);
    const telephone = random.chanceInPercent(20)
      ? null
      : `(202) 555-01${String(random.below(100)).padStart(2, '0')}`;
    db.run(insert, id, `${name}${id}@${operatorEmail.split('@')[1] ?? ''}`, telephone);
  }
}

/** Picks again when a name has no Latin letters. */
function pickEmailName(random: Random): string {
  const { given, family } = pickPerson(random);
  const names = [toEmailName(given), toEmailName(family)];
  return names.includes('') ? pickEmailName(random) : names.join('.');
}
