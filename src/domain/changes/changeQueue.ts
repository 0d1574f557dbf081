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

/** What is changed in each agency of a queue. */
export type QueuedChange = QueuedRule;

/**
 * `differed`: the agency has another value than that of the queue, because it was changed meanwhile or because the operator
 * submitted another one. `unknown`: it was sent, and may have been applied.
 */
export type QueueResult = 'done' | 'skipped' | 'differed' | 'failed' | 'unknown';

export interface QueueItem {
  /** The abbreviation of the agency. */
  agency: string;
  /** Null until the operator has submitted or skipped it. */
  result: QueueResult | null;
  /** Why; null for no reason. */
  note: string | null;
}

/** One change for several agencies. Each is submitted by itself, in the agency's own editor. */
export interface ChangeQueue {
  change: QueuedChange;
  items: readonly QueueItem[];
  /** The index of the item that is being worked on; the number of items at the end. */
  position: number;
}

/** The page of an agency whose editor makes the change. */
export function buildQueuePath(change: QueuedChange, agency: string): string {
  switch (change.kind) {
    case 'rule':
      return buildAgencyPath('businessRules', agency);
  }
}

/** For the button that leads on: `Next: MMTA (2 of 5)`. */
export function describeNextItem({ items, position }: ChangeQueue): string {
  const next = items[position + 1];
  return next ? `Next: ${next.agency} (${position + 2} of ${items.length})` : 'Show the results';
}

/** What another queue would replace: `daily_cap (2 of 5 left)`; null at the end of a queue. */
export function describeRest({ change, items, position }: ChangeQueue): string | null {
  const rest = items.length - position;
  return rest > 0 ? `${change.identity} (${rest} of ${items.length} left)` : null;
}

/** For example `3 done, 1 skipped`. */
export function countResults({ items }: ChangeQueue): string {
  return (['done', 'differed', 'failed', 'unknown', 'skipped'] as const)
    .map((result) => [result, items.filter((item) => item.result === result).length] as const)
    .filter(([, count]) => count > 0)
    .map(([result, count]) => `${count} ${result}`)
    .join(', ');
}
