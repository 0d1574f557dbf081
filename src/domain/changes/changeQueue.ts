import { type Application } from '../entities/application';
import { formatApplication, formatApplicationQuery } from '../features/applications';
import { type FeatureChanges } from '../features/featureChanges';
import { buildAgencyPath } from '../paths';

/** The value of a rule that other agencies get. Rules are found by the names of category and rule, never by ids. */
export interface QueuedRule {
  kind: 'rule';
  /** The abbreviation of the agency that has the value. */
  source: string;
  /** The name of the category. */
  category: string;
  identity: string;
  /** With all digits and keys. */
  ruleJson: string;
}

/** Features of an application. Each item has its own switches (`QueueItem.switches`). */
export interface QueuedFeatures {
  kind: 'features';
  /** The abbreviation of the agency whose features others get. Items of the same agency are its other applications. */
  source: string;
  application: Application;
}

/** An administrator who is registered in other agencies too. The password is typed anew in each of them. */
export interface QueuedAdministrator {
  kind: 'administrator';
  source: string;
  /** Redux DevTools redact this field (`src/app/devTools.ts`). */
  person: { firstName: string; lastName: string; email: string; telephone: string };
}

/** The change that a queue makes in each agency. */
export type QueuedChange = QueuedRule | QueuedFeatures | QueuedAdministrator;

/** The agency of an item of a queue, and in a queue of features the application. */
export interface QueueTarget {
  /** The abbreviation of the agency. */
  agency: string;
  /** Of a queue of features: what is switched, and in which application. */
  switches?: { application: Application; changes: FeatureChanges };
}

/**
 * `unchanged`: it was so already. `differed`: the agency has something else than the queue asks for, because it was
 * changed meanwhile or because the operator submitted something else. `unknown`: it was sent, and may have been applied;
 * so is one that is being sent.
 */
export type QueueResult = 'done' | 'unchanged' | 'skipped' | 'differed' | 'failed' | 'unknown';

export const QUEUE_RESULT_LABELS: Readonly<Record<QueueResult, string>> = {
  done: 'done',
  unchanged: 'nothing to do',
  differed: 'differed',
  failed: 'failed',
  unknown: 'unknown',
  skipped: 'skipped',
};

/** How an item of a queue ended. */
export interface ItemResult {
  result: QueueResult;
  /** Why; null for no reason. */
  note: string | null;
}

export interface QueueItem extends QueueTarget, Pick<ItemResult, 'note'> {
  /** Null until the operator has submitted or skipped it. */
  result: QueueResult | null;
  /** How it had ended before it was opened or sent again. */
  earlier?: ItemResult;
}

/** The position before a step to another item, and the item that the step has changed, as it was. */
interface QueueStep {
  position: number;
  /** Null if the step has changed no item. */
  changed: { index: number; item: QueueItem } | null;
}

/** One change for several agencies, or several applications. Each is submitted by itself, on the agency's own page. */
export interface ChangeQueue {
  change: QueuedChange;
  items: readonly QueueItem[];
  /** The index of the item that is being worked on; the number of items at the end. */
  position: number;
  /** The last step, until a page is reached. */
  step?: QueueStep;
}

/** The page of an agency where the change is made. */
export function buildQueuePath({ kind }: QueuedChange, { agency, switches }: QueueTarget): string {
  switch (kind) {
    case 'rule':
      return buildAgencyPath('businessRules', agency);
    case 'features': {
      const query = formatApplicationQuery(switches?.application ?? { name: '', version: '', platform: '' });
      return `${buildAgencyPath('appFeatures', agency)}?${query}`;
    }
    case 'administrator':
      return buildAgencyPath('adminRegistration', agency);
  }
}

/** Whether the items are applications of one agency. */
function isWithinAgency({ kind, source }: QueuedChange, { agency }: QueueTarget): boolean {
  return kind === 'features' && agency === source;
}

/** An item's agency; its application if the queue is about one agency. */
export function formatTarget(change: QueuedChange, target: QueueTarget): string {
  return target.switches && isWithinAgency(change, target)
    ? formatApplication(target.switches.application)
    : target.agency;
}

/**
 * The index of the next item without a result; the number of items if there is none. An earlier one has no result when
 * it was opened again and left for another one.
 */
export function findNextIndex({ items, position }: ChangeQueue): number {
  const openIndexes = [...items.keys()].filter(
    (index) => index !== position && items[index]?.result === null,
  );
  return openIndexes.find((index) => index > position) ?? openIndexes[0] ?? items.length;
}

/** The item whose page the top bar leads to: the current one, or at the end the last one that was worked on. */
export function findPageItem({ items, position }: ChangeQueue): QueueItem | undefined {
  // 'End' skips items whose pages were never opened. A link to one of them may lead to AGENCY LOGIN.
  return items[position] ?? items.findLast(({ result }) => result !== 'skipped') ?? items[0];
}

/** For example `2 of 5: MMTA`; null for no item. */
export function formatQueuePosition({ change, items }: ChangeQueue, index: number): string | null {
  const item = items[index];
  return item ? `${index + 1} of ${items.length}: ${formatTarget(change, item)}` : null;
}

/** For the button that leads on: `Next: MMTA (2 of 5)`. */
export function describeNextItem(queue: ChangeQueue): string {
  const index = findNextIndex(queue);
  const next = queue.items[index];
  return next
    ? `Next: ${formatTarget(queue.change, next)} (${index + 1} of ${queue.items.length})`
    : 'Show the results';
}

function describeChange(change: QueuedChange): string {
  switch (change.kind) {
    case 'rule':
      return change.identity;
    case 'features':
      return `features of ${formatApplication(change.application)}`;
    case 'administrator':
      return `${change.person.firstName} ${change.person.lastName}`;
  }
}

/** Describes the rest of the queue, which another queue would replace: `daily_cap (2 of 5 left)`; null at the end of a queue. */
export function describeQueueRest({ change, items, position }: ChangeQueue): string | null {
  if (position >= items.length) return null;
  const rest = items.filter(({ result }, index) => index === position || result === null).length;
  return `${describeChange(change)} (${rest} of ${items.length} left)`;
}

/** For example `3 done, 1 skipped`. Empty while there is no result. */
export function countResults({ items }: Pick<ChangeQueue, 'items'>): string {
  return (Object.keys(QUEUE_RESULT_LABELS) as QueueResult[])
    .map((result) => [result, items.filter((item) => item.result === result).length] as const)
    .filter(([, count]) => count > 0)
    .map(([result, count]) => `${count} ${QUEUE_RESULT_LABELS[result]}`)
    .join(', ');
}

/** The noun for the items of a queue, in counts and heads of tables. */
export function getTargetNouns({ change, items }: ChangeQueue): readonly [one: string, many: string] {
  const [first] = items;
  return first && isWithinAgency(change, first) ? ['application', 'applications'] : ['agency', 'agencies'];
}
