import { type Region } from './regions';

/** How a write ended, as far as is known. `unknown` until its answer is heard, and where no trustworthy one came (decision 19). */
export const CHANGE_OUTCOMES = ['succeeded', 'failed', 'partly', 'unknown'] as const;
export type ChangeOutcome = (typeof CHANGE_OUTCOMES)[number];

/** What a write is about, by kind: ids and names as text, nothing of a rider but their number. */
export interface ChangeObjects {
  payment: { userId: string; paymentId: string };
  rule: { ruleId: string; category: string; categoryName: string; identity: string };
  /** Of a client application. */
  features: { name: string; version: string; platform: string };
  agency: { abbreviation: string; name: string };
  operator: { email: string };
  administrator: { email: string };
  profile: { userId: string };
}

export type ChangeKind = keyof ChangeObjects;
export type ChangeObject = { [Kind in ChangeKind]: { kind: Kind } & ChangeObjects[Kind] }[ChangeKind];

/** The fields that name an object of a kind: all of them are texts. */
export const OBJECT_FIELDS: Readonly<Record<ChangeKind, readonly string[]>> = {
  payment: ['userId', 'paymentId'],
  rule: ['ruleId', 'category', 'categoryName', 'identity'],
  features: ['name', 'version', 'platform'],
  agency: ['abbreviation', 'name'],
  operator: ['email'],
  administrator: ['email'],
  profile: ['userId'],
};

/** Which object of which agency of a region. */
export interface WriteTarget {
  region: Region;
  /** Null for what belongs to no agency. */
  agency: string | null;
  object: ChangeObject;
}

/** What a write was to make of something: JSON texts, so that no digit and no key is lost. */
export interface ChangeValues {
  /** Null where there was nothing, or nothing is known of it. */
  before: string | null;
  after: string | null;
  /** Why the values are not in the record, where they aren't. */
  withheld: 'secret' | 'tooLong' | null;
  /** What the screen calls values that the platform names otherwise, by its name for them. */
  words?: Readonly<Record<string, string>>;
}

/** One write of this session, and what came of it. */
export interface Change extends WriteTarget, ChangeValues {
  id: string;
  /** When it was sent, in milliseconds since 1970 by this computer's clock. */
  at: number;
  /** The operator's e-mail, where the token says it. */
  operator: string | null;
  outcome: ChangeOutcome;
  /** What was shown of its end; null while no end was heard of. */
  message: string | null;
  /** Why it was made, in the operator's words. */
  reason: string;
}

export function isSameTarget(one: WriteTarget, other: WriteTarget): boolean {
  if (one.region !== other.region || one.agency !== other.agency || one.object.kind !== other.object.kind)
    return false;
  const [mine, theirs] = [one.object, other.object].map(
    (object) => object as Readonly<Record<string, string>>,
  );
  return OBJECT_FIELDS[one.object.kind].every((field) => mine?.[field] === theirs?.[field]);
}
