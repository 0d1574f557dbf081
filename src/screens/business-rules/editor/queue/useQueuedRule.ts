import { useEffect, useEffectEvent } from 'react';
import { type MergedList } from '@/api/paging/pages';
import { type QueuedRule, type QueueItem } from '@/domain/changes/changeQueue';
import { type RuleCategory } from '@/domain/entities/businessRule';
import { usePortalDispatch } from '@/session/hooks';
import { itemFinished } from '@/shared/change-queue/changeQueueSlice';
import { useRecordResult } from '@/shared/change-queue/useRecordResult';
import { type ReadToEdit, useReadThenEdit } from '../write/useReadThenEdit';
import { type RuleEditActions } from '../write/useRuleEdit';
import { findQueuedRule } from './findQueuedRule';
import { toQueueResult } from './toQueueResult';

interface Options {
  agency: string;
  /** Undefined until they are read. */
  categories: MergedList<RuleCategory> | undefined;
  ruleEdit: RuleEditActions;
  change: QueuedRule;
  /** The queue's item of this agency; null when the queue is at another agency. */
  item: QueueItem | null;
}

/** Opens the editor of a queue's rule with the queue's value, and records in the queue how its update ended. */
export function useQueuedRule({ agency, categories, ruleEdit, change, item }: Options) {
  const dispatch = usePortalDispatch();
  const { loadingIdentity, problem, readThenEdit, cancel } = useReadThenEdit(ruleEdit);
  const readRule = async (allCategories: MergedList<RuleCategory>): Promise<ReadToEdit> => {
    const found = await dispatch(findQueuedRule({ agency, categories: allCategories }, change));
    const finish = (result: Parameters<typeof itemFinished>[0]) => ({
      onNothingToEdit: () => void dispatch(itemFinished(result)),
    });
    switch (found.status) {
      case 'found':
        return found;
      case 'same':
        return finish({ result: 'unchanged', note: 'it has this value already' });
      case 'blocked':
        // What may have been applied before the rule was gone stays to check.
        if (item?.result === 'unknown') return { text: found.text, failure: null, canRetry: true };
        return finish({ result: 'failed', note: found.text });
      case 'unread':
        return { ...found, canRetry: true };
    }
  };
  const open = () => {
    if (categories) readThenEdit(change.identity, () => readRule(categories));
  };
  const isToOpen = item?.result === null && categories !== undefined;
  const openNow = useEffectEvent(open);
  // The press that led here, 'Next' or the start of the queue, opens the editor.
  useEffect(() => {
    if (isToOpen) queueMicrotask(() => openNow());
    // The operator may go on to another agency meanwhile.
    return cancel;
  }, [isToOpen, cancel]);
  const { outcome } = ruleEdit.write;
  useRecordResult(outcome, () => item && toQueueResult(outcome, change, item.result, item.earlier?.result));
  return { loadingIdentity, problem, open };
}
