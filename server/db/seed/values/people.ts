import groups from '../data/people.json';
import type { Random } from './random';

/** A fictional person's names, both from the same language. */
interface Person {
  given: string;
  family: string;
}

/** About half of the names come from the first group, the others from any group with equal probability. */
export function pickPerson(random: Random): Person {
  const group = random.chanceInPercent(45) ? groups[0] : random.pick(groups);
  if (!group) throw new Error('No names to pick from.');
  return { given: random.pick(group.given), family: random.pick(group.family) };
}

/** Converts a name to unaccented Latin letters for an email address; '' if it has none. */
export function toEmailName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
}
