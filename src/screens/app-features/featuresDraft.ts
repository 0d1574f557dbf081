import { type Application } from '@/domain/entities/application';
import { isRecord } from '@/lib/isRecord';
import { type Drafts } from './useFeatureDrafts';

/** The switches that were moved, of every application, and which one is open. */
interface FeaturesDraft {
  drafts: Drafts;
  application: Application | null;
}

/** The same as what can be stored. */
export function toFeaturesDraft({ drafts, application }: FeaturesDraft) {
  return { drafts: [...drafts].map(([of, draft]) => [of, [...draft]]), application };
}

/** What is stored as drafts; null where it is something else. */
export function parseFeaturesDraft({
  drafts,
  application,
}: Readonly<Record<string, unknown>>): FeaturesDraft | null {
  if (!isListOfPairs(drafts)) return null;
  const read = drafts.map(([of, draft]) => [of, parseSwitchStates(draft)] as const);
  if (!read.every((pair): pair is [string, ReadonlyMap<string, boolean>] => pair[1] !== null)) return null;
  return { drafts: new Map(read), application: isApplication(application) ? application : null };
}

function parseSwitchStates(draft: unknown): ReadonlyMap<string, boolean> | null {
  if (!isListOfPairs(draft)) return null;
  return draft.every((pair): pair is [string, boolean] => typeof pair[1] === 'boolean')
    ? new Map(draft)
    : null;
}

function isListOfPairs(value: unknown): value is [string, unknown][] {
  return (
    Array.isArray(value) &&
    value.every((pair) => Array.isArray(pair) && pair.length === 2 && typeof pair[0] === 'string')
  );
}

function isApplication(value: unknown): value is Application {
  return (
    isRecord(value) && [value.name, value.version, value.platform].every((part) => typeof part === 'string')
  );
}
