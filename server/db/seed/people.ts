import groups from './data/people.json';
import type { Random } from './random';

/** A made-up person's names, both from one language. */
export interface Person {
  given: string;
  family: string;
}

/** Half of the people come from the first group, the others from all of them alike. */
export function pickPerson(random: Random): Person {
  const group = random.chance(45) ? groups[0] : random.pick(groups);
  if (!group) throw new Error('No names to pick from.');
  return { given: random.pick(group.given), family: random.pick(group.family) };
}

/** The part of a name that an e-mail address can hold: unaccented Latin letters, '' when there are none. */
export function toEmailName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
}
