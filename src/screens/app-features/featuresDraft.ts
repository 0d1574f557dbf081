import { type Application } from '@/domain/entities/application';
import { isApplication } from '@/domain/features/applications';
import { type FeatureStates } from '@/domain/features/featureStates';
import { type UnsentSwitches } from './useUnsentSwitches';

/** The form draft of this screen: the unsent switches of all applications, and the selected application. */
interface FeaturesDraft {
  unsentSwitches: UnsentSwitches;
  application: Application | null;
}

/**
 * Converts maps to lists of pairs, which JSON can store. The stored key stays `drafts`, so that a draft that an older
 * build has stored can still be restored.
 */
export function serializeFeaturesDraft({ unsentSwitches, application }: FeaturesDraft) {
  return { drafts: [...unsentSwitches].map(([key, states]) => [key, [...states]]), application };
}

/** Parses a stored draft. Returns null if it is invalid. */
export function parseFeaturesDraft({
  drafts: storedSwitches,
  application,
}: Readonly<Record<string, unknown>>): FeaturesDraft | null {
  if (!isListOfPairs(storedSwitches)) return null;
  const entries = storedSwitches.map(([key, states]) => [key, parseSwitchStates(states)] as const);
  if (!entries.every((pair): pair is [string, FeatureStates] => pair[1] !== null)) return null;
  return { unsentSwitches: new Map(entries), application: isApplication(application) ? application : null };
}

function parseSwitchStates(states: unknown): FeatureStates | null {
  if (!isListOfPairs(states)) return null;
  return states.every((pair): pair is [string, boolean] => typeof pair[1] === 'boolean')
    ? new Map(states)
    : null;
}

function isListOfPairs(value: unknown): value is [string, unknown][] {
  return (
    Array.isArray(value) &&
    value.every((pair) => Array.isArray(pair) && pair.length === 2 && typeof pair[0] === 'string')
  );
}
