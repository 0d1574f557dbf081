import { type FleetAnswers, type FleetKind, type FleetOutcome, type FleetRun } from './fleetRun';

/** Returns an agency's outcome; undefined before it is asked. An agency can have the abbreviation `constructor`. */
export function getOutcome<Kind extends FleetKind>(
  { outcomes }: Pick<FleetRun<Kind>, 'outcomes'>,
  abbreviation: string,
): FleetOutcome<Kind> | undefined {
  return Object.hasOwn(outcomes, abbreviation) ? outcomes[abbreviation] : undefined;
}

/** Returns an agency's answer; undefined if it has failed, and before it is asked. */
export function getAnswer<Kind extends FleetKind>(
  run: Pick<FleetRun<Kind>, 'outcomes'>,
  abbreviation: string,
): FleetAnswers[Kind] | undefined {
  const outcome = getOutcome(run, abbreviation);
  return outcome?.status === 'done' ? outcome.answer : undefined;
}

/**
 * Whether a retry has asked an agency later in the earlier one of two runs: a comparison would take its newer answer for the
 * older one. Runs of two regions have no order, and one that began later, as that of a file can have, was not retried.
 */
export function isAskedLater<Kind extends FleetKind>(
  before: FleetRun<Kind>,
  after: FleetRun<Kind>,
  abbreviation: string,
): boolean {
  if (before.region !== after.region || before.startedAt > after.startedAt) return false;
  const [earlier, later] = [before, after].map((run) => getOutcome(run, abbreviation));
  return earlier && later ? earlier.at > later.at : false;
}

/** The answers of the agencies that have answered, in the order of the run. */
export function listAnswers<Kind extends FleetKind>(
  run: FleetRun<Kind>,
): readonly (FleetAnswers[Kind] & { abbreviation: string })[] {
  return run.agencies.flatMap(({ abbreviation }) => {
    const answer = getAnswer(run, abbreviation);
    return answer ? [{ abbreviation, ...answer }] : [];
  });
}
