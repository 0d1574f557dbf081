import { type ItemResult, type QueueItem } from './changeQueue';

/** The current item of a queue after `finished`: a failure or a check says nothing of what was applied before. */
export function finishItem(item: QueueItem, finished: ItemResult): QueueItem {
  const { earlier, ...current } = item;
  const { result, note } = current;
  if (finished.result === 'failed') {
    if (result === 'done') return item;
    const isEarlierKept = earlier?.result === 'unknown' || earlier?.result === 'done';
    return { ...item, ...(isEarlierKept ? earlier : finished) };
  }
  if (finished.result === 'unknown') {
    // More than the queue asks for was sent. When a check finds that not applied, the item is done again.
    if (result === 'done') return { ...current, ...finished, earlier: { result, note } };
    return { ...(earlier?.result === 'done' ? item : current), ...finished };
  }
  // There is nothing to do any more, because what the queue has sent was applied.
  if (finished.result === 'unchanged' && (result === 'unknown' || earlier?.result === 'unknown'))
    return { ...current, result: 'done', note: null };
  return { ...current, ...finished };
}
