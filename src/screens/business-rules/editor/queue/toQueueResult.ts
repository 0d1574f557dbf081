import { type ItemResult, type QueuedRule, type QueueResult } from '@/domain/changes/changeQueue';
import { hasSameValue } from '@/domain/ruleValue';
import { isWriteUnresolved, type WriteOutcome } from '@/shared/writes/useWrite';
import { describeFailedUpdate, type RuleUpdate } from '../write/updateRuleWrite';

/**
 * How the update of a queue's rule ended; null for another rule, and before it is sent. `recorded`: the item's result until
 * now; `earlier`: the one before it was opened again. An update that was not sent says nothing of one that may have been
 * applied before.
 */
export function toQueueResult(
  outcome: WriteOutcome<RuleUpdate>,
  { category, identity, ruleJson }: QueuedRule,
  recorded: QueueResult | null,
  earlier?: QueueResult,
): ItemResult | null {
  if (outcome.status === 'idle') return null;
  const { rule, mine, theirs, isSent } = outcome.subject;
  if (outcome.status === 'processing' && !isSent) return null;
  if (rule.identity !== identity || rule.categoryName !== category) return null;
  if (outcome.status === 'success')
    return mine !== null && hasSameValue(mine, ruleJson)
      ? { result: 'done', note: null }
      : { result: 'differed', note: 'another value was submitted' };
  if (theirs !== undefined)
    return {
      result: 'differed',
      // Of one that may have been applied before, something was sent, and the change may be its own.
      note:
        (recorded ?? earlier) === 'unknown'
          ? 'it has another value now'
          : 'it was changed meanwhile, and nothing was sent',
    };
  if (outcome.status === 'processing' || isWriteUnresolved(outcome))
    return { result: 'unknown', note: 'it may have been applied' };
  if (!isSent && recorded === 'unknown') return null;
  return { result: 'failed', note: describeFailedUpdate(outcome).title };
}
