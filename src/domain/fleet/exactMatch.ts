import { groupBy } from '@/lib/groupBy';
import { type Rider } from '../entities/rider';
import { type FleetRun, type TermResult } from './fleetRun';
import { getAnswer } from './runOutcomes';

/** Whether the term is the rider's whole email or card. */
function isExactMatch({ email, smartcard, smartcard_id: cardId }: Rider, term: string): boolean {
  return [email, smartcard, cardId].some((value) => value?.toLowerCase() === term.toLowerCase());
}

/**
 * The abbreviations of the agencies where a rider with exactly the searched email or card was found. An id does not
 * count: in another agency the same id is another rider's.
 */
export function listExactAgencies(run: FleetRun<'riders'>): readonly string[] {
  return run.agencies
    .map(({ abbreviation }) => abbreviation)
    .filter((abbreviation) => hasExactMatch(run, abbreviation));
}

function hasExactMatch(run: FleetRun<'riders'>, abbreviation: string): boolean {
  const results = getAnswer(run, abbreviation)?.results ?? [];
  return results.some(({ riders, term }) => riders.some((rider) => isExactMatch(rider, term)));
}

/** Whether this agency is the first one of a search where a rider with exactly the searched email or card was found. */
export function isFirstExactMatch(run: FleetRun<'riders'>, abbreviation: string): boolean {
  return hasExactMatch(run, abbreviation) && listExactAgencies(run).length === 1;
}

export type Lookup =
  | { status: 'found'; rider: Rider }
  /** Digits can be the id of one rider and the card of another. */
  | { status: 'several'; riders: readonly Rider[] }
  /**
   * `unclear`: none of the first riders that contain the term has exactly it, but there are more of them.
   * `unreadable`: none has exactly it, but some could not be read.
   */
  | { status: 'notFound' | 'unclear' | 'unreadable' }
  | { status: 'failed'; message: string; serverMessage?: string };

/** The rider of one agency whose id, email or card is exactly the term. */
export function findExactRider(result: TermResult): Lookup {
  const { term, riders, hasMore, unreadableCount, message, serverMessage } = result;
  if (message !== null)
    return { status: 'failed', message, ...(serverMessage !== undefined && { serverMessage }) };
  const exact = riders.filter(
    (candidate) => String(candidate.user_id) === term || isExactMatch(candidate, term),
  );
  const [rider, ...others] = exact;
  if (others.length > 0) return { status: 'several', riders: exact };
  if (rider) return { status: 'found', rider };
  if (hasMore) return { status: 'unclear' };
  return { status: unreadableCount > 0 ? 'unreadable' : 'notFound' };
}

/** Splits pasted text into its ids, emails and cards, each once: their case makes no difference (`isExactMatch`). */
export function splitTerms(text: string): readonly string[] {
  const terms = text.split(/[\s,;]+/).filter((term) => term !== '');
  return [...groupBy(terms, (term) => term.toLowerCase()).values()].flatMap(([first]) => first ?? []);
}
