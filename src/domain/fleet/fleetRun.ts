import { type CheckEvidence } from '../diagnostics/checkEvidence';
import { type StoredCheckResult } from '../diagnostics/storedCheckResult';
import { type Agency } from '../entities/agency';
import { type Application } from '../entities/application';
import { type Rider } from '../entities/rider';
import { type Region } from '../regions';
import { type PlanAnswer, type PlanTask } from '../rollout/planAnswer';

/**
 * The question of a run to each agency, by the tab of the Fleet page; RIDERS has two, `riders` for one rider in many
 * agencies and `lookup` for a list of riders in one agency; `plan` is that of a rollout. Only `riders` and `lookup` have
 * personal data: such a run is never stored.
 */
export interface FleetTasks {
  health: HealthTask;
  rules: RulesTask;
  features: FeaturesTask;
  riders: RidersTask;
  lookup: RidersTask;
  plan: PlanTask;
}

/** The answers of an agency, by the kind of run. */
export interface FleetAnswers {
  /** The results by check id. */
  health: HealthAnswer;
  rules: RulesAnswer;
  features: FeaturesAnswer;
  riders: RidersAnswer;
  lookup: RidersAnswer;
  plan: PlanAnswer;
}

export type FleetKind = keyof FleetTasks;

/** The kinds that are stored. Riders are personal data: searches for them are in memory only. */
export type StoredKind = Exclude<FleetKind, 'riders' | 'lookup' | 'plan'>;

export function isStoredKind(kind: FleetKind): kind is StoredKind {
  return kind !== 'riders' && kind !== 'lookup' && kind !== 'plan';
}

/** Some of the checks of the diagnostics page. */
export interface HealthTask {
  /** The set of checks that the operator has chosen, or the id of a single check. */
  profile: string;
  checkIds: readonly string[];
  /** Whether each agency's record is requested; otherwise the row of the agency list stands for it. */
  readsRecord: boolean;
}

/** The result of a check as the diagnostics page stores it, and the details that other readings of the run need. */
export interface HealthCell extends StoredCheckResult {
  /** Milliseconds with at least one call in flight; null when the check made no call. */
  durationMs: number | null;
  evidence?: CheckEvidence;
  /** The messages of a failed check with the platform's own, each cut. For the screen alone, as `serverMessage`. */
  screenMessages?: readonly string[];
}
export type HealthAnswer = Readonly<Record<string, HealthCell>>;

/** All rules of all categories, or of the categories with these names. */
export interface RulesTask {
  categories: 'all' | readonly string[];
}

export interface RulesAnswer {
  /** The names of all the agency's categories. */
  categories: readonly string[];
  /** Their ids, in the same order, only to say where they differ between agencies. */
  categoryIds: readonly string[];
  rules: readonly FleetRule[];
}

/** A rule of one agency. Ids differ between agencies, so it is known by its names. What has none is named by `nameById`. */
export interface FleetRule {
  /** The name of its category. */
  category: string;
  identity: string;
  /** The JSON text of its value without white space, with all its digits. */
  json: string;
  /** The category or the rule has no name. */
  isNameless?: true;
}

/** The active features of one client application. */
export interface FeaturesTask {
  application: Application;
}

export interface FeaturesAnswer {
  /** Whether the agency lists the application; without it, nothing is known of its features. */
  isListed: boolean;
  /** The names of the features that are on. */
  active: readonly string[];
}

/** A search for riders: one term in many agencies, or several ids, emails or cards in one agency. */
export interface RidersTask {
  terms: readonly string[];
}

export interface RidersAnswer {
  /** By term, in their order. */
  results: readonly TermResult[];
}

/** The riders of an agency that match one term. */
export interface TermResult {
  term: string;
  /** The first riders that match. */
  riders: readonly Rider[];
  /** Whether more riders match than these. */
  hasMore: boolean;
  /** The number of those that could not be read and are left out. */
  unreadableCount: number;
  /** Why the term could not be searched; null if it was. */
  message: string | null;
  /** The platform's own message, for the screen alone. */
  serverMessage?: string;
}

/** The outcome of one agency in a run. */
export type FleetOutcome<Kind extends FleetKind = FleetKind> = DoneOutcome<Kind> | FailedOutcome;

export interface DoneOutcome<Kind extends FleetKind = FleetKind> {
  status: 'done';
  answer: FleetAnswers[Kind];
  /** No call after the sign-in reached the platform. */
  isPlatformDown?: true;
  /** When the agency was asked, in milliseconds since 1970, by the platform's clock. */
  at: number;
}

export interface FailedOutcome {
  status: 'failed';
  message: string;
  /** The platform's message. It can contain anything, so it is for the screen alone: never in a stored run or a file. */
  serverMessage?: string;
  isPlatformDown: boolean;
  /** As of `DoneOutcome`. */
  at: number;
}

/** `paused` by the operator or by the portal, `stopped` by the operator or by a reload; both can be resumed. */
export type RunStatus = 'running' | 'paused' | 'stopped' | 'done';

/** The same questions to many agencies. */
export interface FleetRun<Kind extends FleetKind = FleetKind> {
  id: string;
  kind: Kind;
  region: Region;
  task: FleetTasks[Kind];
  /** In the order in which they are asked. */
  agencies: readonly Agency[];
  status: RunStatus;
  /** Whether the portal paused it, because several agencies in a row could not be reached. */
  isPlatformDown: boolean;
  /** Set when the portal pauses a search because it has found its rider, until Resume. A retry does not ask the rest. */
  isPausedAtMatch?: true;
  /** Milliseconds since 1970, by the platform's clock. */
  startedAt: number;
  /** Milliseconds for which the run was under way, without the time since `runningSince`. */
  elapsedMs: number;
  /**
   * When it was started or resumed last, in milliseconds since 1970 by this computer's clock; null when it is not running, and
   * while it waits for the connection.
   */
  runningSince: number | null;
  /** By the agency's abbreviation. An agency without an outcome has not been asked yet. */
  outcomes: Readonly<Record<string, FleetOutcome<Kind>>>;
  /** Abbreviations of the agencies that are being asked. */
  asking: readonly string[];
  /**
   * Abbreviations of the agencies that are asked again and have not answered yet: their earlier outcomes stand until then. They alone
   * are asked now; after Resume all that wait are among them. Undefined when nothing is asked again.
   */
  retried?: readonly string[];
  /** Number of answers of agencies that were asked again; undefined for none. `elapsedMs` has their time too. */
  repeatedAnswers?: number;
  /** Number of agencies that could not be reached, one after the other. */
  unreachableInARow: number;
}
