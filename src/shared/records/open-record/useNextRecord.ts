import { useEffect, useEffectEvent, useState } from 'react';
import { type Failure } from '@/domain/failures';
import { type InfiniteRows } from '@/shared/lists/infinite/useInfiniteRows';
import { type WithRawJson } from '../withRawJson';
import { type RecordParam } from './useRecordParam';

interface NextRecord {
  /** Undefined at the end of the list, and while its next page is loading. */
  onNext?: () => void;
  /** The status text of the next page; empty if there is none. */
  status: string;
  /** Why the next page was not loaded, after a press on Next. */
  failure: Failure | null;
}

/**
 * The step to the next record. At the last loaded row it loads the next page, and steps when the page is there.
 * @param index that of the open record among the rows; -1 if it is not among them
 */
export function useNextRecord<Row extends WithRawJson>(
  list: InfiniteRows<Row>,
  index: number,
  { id, replace }: RecordParam,
): NextRecord {
  const { rows, hasMore, isFetching, isStalled, isRefetchFailure, loadMore } = list;
  const nextPageFailure = isRefetchFailure ? null : list.nextPageFailure;
  /** The record that waits for the next page. Another record, or a closed dialog, ends that. */
  const [waitingId, setWaitingId] = useState('');
  if (waitingId !== '' && waitingId !== id) setWaitingId('');
  const isWaiting = index >= 0 && waitingId === id;
  const nextId = index < 0 ? undefined : rows[index + 1]?.id;
  const step = useEffectEvent(() => nextId !== undefined && replace(nextId));
  const isArrived = isWaiting && nextId !== undefined;
  useEffect(() => {
    if (isArrived) step();
  }, [isArrived]);
  if (nextId !== undefined) return { onNext: () => replace(nextId), status: '', failure: null };
  if (index < 0 || !hasMore) return { status: '', failure: null };
  if (isFetching) return { status: 'Loading…', failure: null };
  return {
    onNext: () => {
      setWaitingId(id);
      loadMore();
    },
    status: isWaiting && isStalled && !nextPageFailure ? 'The loaded page had no other record.' : '',
    failure: isWaiting ? nextPageFailure : null,
  };
}
