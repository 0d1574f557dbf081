import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type MergedList } from '@/api/paging/pages';
import { type QueuedRule, type QueueItem } from '@/domain/changes/changeQueue';
import { type RuleCategory } from '@/domain/entities/businessRule';
import { type Failure } from '@/domain/failures';
import { usePortalDispatch } from '@/session/hooks';
import { itemFinished } from '@/shared/change-queue/changeQueueSlice';
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

/** Why the editor was not opened, where another attempt can help. */
interface Problem {
  text: string;
  failure: Failure | null;
}

/** Opens the editor of a queue's rule with the queue's value, and records in the queue how its update ended. */
export function useQueuedRule({ agency, categories, ruleEdit, change, item }: Options) {
  const dispatch = usePortalDispatch();
  const [isLoading, setIsLoading] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Read after the calls: the operator may have opened another rule, or gone on to another agency. */
  const latestRef = useRef<{ isIdle: boolean; attempt: object | null }>({ isIdle: true, attempt: null });
  const { isIdle, openEditor } = ruleEdit;
  useEffect(() => {
    latestRef.current.isIdle = isIdle;
  });
  const open = async () => {
    if (!categories) return;
    const attempt = {};
    latestRef.current.attempt = attempt;
    setProblem(null);
    setIsLoading(true);
    const found = await dispatch(findQueuedRule({ agency, categories }, change));
    if (latestRef.current.attempt !== attempt) return;
    setIsLoading(false);
    switch (found.status) {
      case 'found':
        return latestRef.current.isIdle
          ? openEditor(found.rule, found.editorText)
          : setProblem({ text: 'Another rule was opened meanwhile.', failure: null });
      case 'same':
        return void dispatch(itemFinished({ result: 'nothing to do', note: 'it has this value already' }));
      case 'blocked':
        return void dispatch(itemFinished({ result: 'failed', note: found.text }));
      case 'unread':
        return setProblem(found);
    }
  };
  const isToOpen = item?.result === null && categories !== undefined;
  const openNow = useEffectEvent(() => void open());
  // The press that led here, 'Next' or the start of the queue, opens the editor.
  useEffect(() => {
    const { current } = latestRef;
    if (isToOpen) queueMicrotask(() => openNow());
    return () => {
      current.attempt = null;
    };
  }, [isToOpen]);
  const { outcome } = ruleEdit.write;
  const recordOutcome = useEffectEvent(() => {
    const result = item && toQueueResult(outcome, change);
    if (result) dispatch(itemFinished(result));
  });
  useEffect(() => recordOutcome(), [outcome]);
  return { isLoading, problem, open };
}
