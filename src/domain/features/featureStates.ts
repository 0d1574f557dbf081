import { type FeatureChanges } from './featureChanges';

/*
 * The states of features as a JSON text: `{"pay_wallet":"on","pay_tokens":"off"}`. It is not built as an object, because a
 * feature may have the name `__proto__`.
 */

/** Whether a feature is on, by its name. */
export type FeatureStates = ReadonlyMap<string, boolean>;

export function formatStates(states: Iterable<readonly [name: string, isOn: boolean]>): string {
  const members = Array.from(states, ([name, isOn]) => `${JSON.stringify(name)}:"${isOn ? 'on' : 'off'}"`);
  return `{${members.join(',')}}`;
}

/** Parses what `formatStates` has written. */
export function parseStates(json: string): FeatureStates {
  return new Map(
    Object.entries(JSON.parse(json) as Record<string, string>).map(([name, state]) => [name, state === 'on']),
  );
}

/** The states of these features when so many are on. */
export function readStates(names: Iterable<string>, active: ReadonlySet<string>): FeatureStates {
  return new Map(Array.from(names, (name) => [name, active.has(name)]));
}

/** The states that changes lead to. */
export function toStatesAfter({ added, removed }: FeatureChanges): FeatureStates {
  return new Map([
    ...added.map((name) => [name, true] as const),
    ...removed.map((name) => [name, false] as const),
  ]);
}

/** The states that changes lead from. */
export function toStatesBefore({ added, removed }: FeatureChanges): FeatureStates {
  return new Map([
    ...added.map((name) => [name, false] as const),
    ...removed.map((name) => [name, true] as const),
  ]);
}

export function hasSameStates(left: string, right: string): boolean {
  const [leftStates, rightStates] = [parseStates(left), parseStates(right)];
  return (
    leftStates.size === rightStates.size &&
    [...leftStates].every(([name, isOn]) => rightStates.get(name) === isOn)
  );
}

/** Whether each of these features has its state in one of two others: of two calls, one or both may have been applied. */
export function isBetweenStates(json: string, [from, to]: readonly [from: string, to: string]): boolean {
  const [parsedFrom, parsedTo] = [parseStates(from), parseStates(to)];
  return [...parseStates(json)].every(
    ([name, isOn]) => parsedFrom.get(name) === isOn || parsedTo.get(name) === isOn,
  );
}
