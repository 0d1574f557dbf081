import { type Agency } from '../entities/agency';
import { type Application } from '../entities/application';
import { type Id } from '../entities/fields';
import { type Region } from '../regions';

/*
 * A rollout changes one rule, or the features of one application, in many agencies: one agency after the other, each read
 * again before the write and after it (decision 140).
 */

/**
 * The rule or the application that a rollout changes in each agency. A rule is found by its own and its category's name,
 * because ids differ between agencies.
 */
export type RolloutSubject =
  { kind: 'rule'; category: string; identity: string } | { kind: 'features'; application: Application };

/**
 * The result of the read for the plan in an agency. Only `change` is written; the others are left out.
 * `unchanged`: it has the target already. `otherType`: its rule has another type or key than the target.
 * `ambiguous`: several rules have the name. `notInCatalogue`: a feature to turn on that the agency's catalogue lacks.
 * `changedSince`: an undo plan finds another value than its rollout wrote.
 */
export type PlanStatus =
  | 'notRead'
  | 'change'
  | 'unchanged'
  | 'otherType'
  | 'readOnly'
  | 'ambiguous'
  | 'ruleMissing'
  | 'categoryMissing'
  | 'notListed'
  | 'notInCatalogue'
  | 'changedSince';

/** An agency of a plan. Values are JSON texts with all digits and keys; those of features are `{"name":"on"}`. */
export interface PlannedAgency {
  agency: Agency;
  status: PlanStatus;
  /** The agency's value, as the plan read it; null when it was not read or has no value. */
  current: string | null;
  /** The value that the agency is to have. An undo plan has another target for each agency. */
  target: string;
  /**
   * The value that the agency must still have to be changed, whatever the read finds; of features, some of them. Null for a
   * plan that is no undo plan.
   */
  expected: string | null;
  /** The id of the journal's entry that an undo plan puts back. */
  revertedId?: string;
  /** The ids of the rule in this agency; null for features, and when the rule was not found. */
  rule: { id: Id; category: Id } | null;
  /** Why it could not be read, with what the platform said; null if it was. A plan's file does not have it. */
  problem: string | null;
  /** Milliseconds since 1970 of the read, by the platform's clock; null before it. */
  readAt: number | null;
}

/**
 * The origin of a plan, for its title and its report. `undo`: the id of the rollout that it puts back, and the name of the
 * file when it was opened from one.
 */
export type PlanSource =
  | { kind: 'rule' | 'matrix'; agency: string }
  | { kind: 'fleet'; agency: string | null }
  | { kind: 'file'; name: string }
  /** `isRest`: the plan goes on with an undo that ended early. */
  | { kind: 'undo'; rolloutId: string; fileName?: string; isRest?: true };

/** The list that the operator sees before the start. Agencies are in the order in which they are changed. */
export interface RolloutPlan {
  id: string;
  region: Region;
  subject: RolloutSubject;
  source: PlanSource;
  agencies: readonly PlannedAgency[];
  /** The abbreviations that the operator has picked. A protected agency is picked only one by one. */
  picked: readonly string[];
  /** The abbreviations of the agencies that an undo plan leaves out, because their values were not kept; absent for none. */
  withheld?: readonly string[];
}

/**
 * `checking`: it is read before the write. `sending`: the write is under way; after a reload that is `unknown`.
 * `done`: written and verified. `unchanged`: it had the target when it was read again. `skipped`: changed meanwhile, or its
 * values were not kept over a reload. `failed`: certainly not as planned; of two calls, one may have been applied. `unknown`: it may have been applied.
 * `wouldChange`: what a dry run says of an agency that a rollout would change.
 */
export type StepStatus =
  | 'pending'
  | 'checking'
  | 'sending'
  | 'done'
  | 'unchanged'
  | 'skipped'
  | 'failed'
  | 'unknown'
  | 'wouldChange';

/** Whether the platform has accepted what was sent to an agency, by its answers; `partly`: of two calls, one. A later look does not change it. */
export type StepWrite = 'no' | 'partly' | 'yes' | 'unknown';

/** One agency of a rollout, in the order of the plan. */
export interface RolloutStep {
  agency: Agency;
  rule: { id: Id; category: Id } | null;
  /** As the plan had it, which the operator has seen. */
  planned: string;
  target: string;
  /** As in the plan. */
  revertedId?: string;
  status: StepStatus;
  written: StepWrite;
  /** The value read just before the write; null before that read. */
  before: string | null;
  /** The value read after the write; null before that read, or when it failed. */
  after: string | null;
  /**
   * Why it was skipped, failed or is unknown; what was applied of two calls. While an agency waits to be tried again, and until it
   * is written, this is the note of the earlier try. Null for no reason.
   */
  note: string | null;
  /** The id of the record of the sign-in or reading that has failed; absent without one. After a reload that record is gone. */
  callId?: string;
  /** Milliseconds since 1970 of the last change of the status, by the platform's clock. */
  statusChangedAt: number | null;
  /** The id of the entry in the change journal of the last write, or the last that may have been applied; null when nothing was sent. */
  changeId: string | null;
  /**
   * When the last write was sent that the platform has not answered, by this computer's clock, in milliseconds since 1970;
   * 0 or absent when it has answered all.
   */
  unansweredAt?: number;
}

/**
 * Why a rollout waits for the operator. `canary`: after the first agency. `ring`: after a ring. `operator`: Pause was
 * pressed, or an agency was looked at or tried again after the rollout had gone past it. `failure`: the last agency failed. `unknown`: it may have been changed. `offline`: the browser has no connection.
 * `interrupted`: by a reload, a crash or the end of the session.
 */
export type PauseReason = 'canary' | 'ring' | 'operator' | 'failure' | 'unknown' | 'offline' | 'interrupted';

/** `stopped`: the operator gave the rest up. A dry run reads and compares like a rollout, and writes nothing. */
export type RolloutStatus = 'running' | 'paused' | 'stopped' | 'done';

export interface Rollout {
  id: string;
  /** Of the plan that it was started from. */
  planId: string;
  region: Region;
  subject: RolloutSubject;
  source: PlanSource;
  isDryRun: boolean;
  /** Why it is made, in the operator's words; empty for no reason. It is the reason of each entry in the journal. */
  reason: string;
  /** Whether it also waits after each ring, not only after the first agency. */
  pausesAfterRings: boolean;
  status: RolloutStatus;
  /** Null unless it is paused. */
  pauseReason: PauseReason | null;
  /**
   * The abbreviation of the agency that failed or whose outcome is unknown: the rollout does not go on before the operator
   * has looked at it, tried it again or left it as it is. Null for none.
   */
  waitsFor: string | null;
  /** Milliseconds since 1970, by the platform's clock. */
  startedAt: number;
  finishedAt: number | null;
  steps: readonly RolloutStep[];
}

/** The agency that is being read or written; undefined when none is. */
export function findStepUnderWay({ steps }: Pick<Rollout, 'steps'>): RolloutStep | undefined {
  return steps.find(({ status }) => status === 'checking' || status === 'sending');
}

export function hasStepUnderWay(rollout: Pick<Rollout, 'steps'>): boolean {
  return findStepUnderWay(rollout) !== undefined;
}

/** Whether it runs or waits for the operator. */
export function isUnfinished({ status }: Pick<Rollout, 'status'>): boolean {
  return status === 'running' || status === 'paused';
}

/** Whether something of what was sent to an agency was applied, or may have been. */
export function mayBeWritten({ written }: Pick<RolloutStep, 'written'>): boolean {
  return written !== 'no';
}

/** The numbers of agencies of the rings: the first agency alone, then 5, then 20, then all others. */
export const RING_SIZES = [1, 5, 20] as const;
