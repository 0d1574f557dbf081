import { isSameEmail } from '../emails';
import { type FleetKind } from '../fleet/fleetRun';
import { type Region } from '../regions';

/** The outcome of a write is `unknown` until a reliable response arrives, which may never happen (decision 19). */
export const CHANGE_OUTCOMES = ['succeeded', 'failed', 'partly', 'unknown'] as const;
export type ChangeOutcome = (typeof CHANGE_OUTCOMES)[number];

/** The fields that identify a written object, by kind. They are stored: the user id is a rider's only personal data. */
export interface ChangeObjects {
  payment: { userId: string; paymentId: string };
  /** `identity`: the name by which a write finds the rule. */
  rule: { ruleId: string; category: string; categoryName: string; identity: string };
  /** The client application whose features were written. */
  features: { name: string; version: string; platform: string };
  agency: { abbreviation: string; name: string };
  operator: { email: string };
  administrator: { email: string };
  profile: { userId: string };
  /** A run of Fleet, which changes nothing. The kind of the run is stored as `tab`. */
  fleetRun: { runId: string; tab: FleetKind };
}

export type ChangeKind = keyof ChangeObjects;
export type ChangeObject = { [Kind in ChangeKind]: { kind: Kind } & ChangeObjects[Kind] }[ChangeKind];

/** The names of the fields of `ChangeObjects`. */
export const OBJECT_FIELDS: Readonly<Record<ChangeKind, readonly string[]>> = {
  payment: ['userId', 'paymentId'],
  rule: ['ruleId', 'category', 'categoryName', 'identity'],
  features: ['name', 'version', 'platform'],
  agency: ['abbreviation', 'name'],
  operator: ['email'],
  administrator: ['email'],
  profile: ['userId'],
  fleetRun: ['runId', 'tab'],
};

/** The object that a write changes, with its region and agency. */
interface WriteTarget {
  region: Region;
  /** Null if the object belongs to none. */
  agency: string | null;
  object: ChangeObject;
}

/** The values before and after a write, as JSON texts, so that no digit and no key is lost. The fields are stored. */
interface ChangeValues {
  /** Null when the object did not exist, its values are unknown, or they are withheld. */
  before: string | null;
  after: string | null;
  /** Why the values are not stored; null when they are stored. */
  withheld: 'secret' | 'tooLong' | null;
  /**
   * Display names of values, by the platform's name: `{ "CashFare": "Cash" }`. Those of an agency's numbers are by field
   * and number: `{ "timezone 109": "America/New_York" }`.
   */
  words?: Readonly<Record<string, string>>;
}

/** An entry of the change journal. */
export interface Change extends WriteTarget, ChangeValues {
  id: string;
  /** Time of sending in milliseconds since 1970. */
  at: number;
  /** The operator's email; null for an administrator without an operator (decision 32). */
  operator: string | null;
  /**
   * The email that an administrator has signed in to the agency with; absent when the operator has opened it, or a new token
   * was got for the write.
   */
  administrator?: string;
  outcome: ChangeOutcome;
  /** When a later write has applied what was missing, in milliseconds since 1970. */
  completedAt?: number;
  /** The operator has gone on although the outcome is unknown, and nothing can check it any more. */
  isAcknowledged?: boolean;
  /** A check has not found what was sent. The platform has not refused it, so it may have been applied later. */
  isFoundNotApplied?: boolean;
  /** The screen's message about the outcome; null until there is one. */
  message: string | null;
  /** The reason for the change, typed by the operator. */
  reason: string;
  /** The id of the change whose previous values this one sets again. */
  revertedId?: string;
  /** The rollout that made it, for example `Rollout of daily_cap, 3 of 37`. */
  rollout?: string;
}

/** The display name of a value, if the change has one. `words`: see `ChangeValues`. */
export function nameValue(value: string, words: Readonly<Record<string, string>>): string {
  return (Object.hasOwn(words, value) && words[value]) || value;
}

/** The journal also has the runs of Fleet, which write nothing. */
export function isWrite({ object }: Pick<Change, 'object'>): boolean {
  return object.kind !== 'fleetRun';
}

/** Whether the outcome of the change is unknown, or a part is still missing. */
export function needsCheck({ outcome, completedAt }: Pick<Change, 'outcome' | 'completedAt'>): boolean {
  return (outcome === 'unknown' || outcome === 'partly') && completedAt === undefined;
}

/** The outcome as it is now: a later write may have applied what was missing. */
export function getCurrentOutcome({
  outcome,
  completedAt,
}: Pick<Change, 'outcome' | 'completedAt'>): ChangeOutcome {
  return completedAt === undefined ? outcome : 'succeeded';
}

export function isSameTarget(a: WriteTarget, b: WriteTarget): boolean {
  if (a.region !== b.region || a.agency !== b.agency || a.object.kind !== b.object.kind) return false;
  const [fieldsA, fieldsB] = [a.object, b.object].map((object) => object as Readonly<Record<string, string>>);
  return OBJECT_FIELDS[a.object.kind].every((field) => {
    const [valueA = '', valueB = ''] = [fieldsA?.[field], fieldsB?.[field]];
    return field === 'email' ? isSameEmail(valueA, valueB) : valueA === valueB;
  });
}

/** The change that has reverted this one, or may have: its outcome may be unknown. */
export function findRevert(change: Change, changes: readonly Change[]): Change | undefined {
  return changes.findLast(({ revertedId, outcome }) => revertedId === change.id && outcome !== 'failed');
}
