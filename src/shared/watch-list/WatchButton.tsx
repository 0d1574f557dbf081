import { useEffect, useState } from 'react';
import { getWatchKey, nameWatchTarget, WATCH_LIST_LIMIT, type WatchTarget } from '@/domain/watchList';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { loadWatchList } from '@/session/watch-list/loadWatchList';
import { itemUnwatched, itemWatched, selectWatchedItems } from '@/session/watch-list/watchListSlice';
import { usePageAction } from '@/ui/focus/usePageAction';
import { Icon } from '@/ui/icons/Icon';
import { readWatchedItem } from './readWatchedItem';
import '@/ui/data/CopyIconButton.css';

/** Adds a rider or a payment to the watch list, and reads it, or removes it. The command palette has it too. */
export function WatchButton(target: WatchTarget) {
  const dispatch = usePortalDispatch();
  useEffect(() => dispatch(loadWatchList()), [dispatch]);
  const items = usePortalSelector(selectWatchedItems);
  const key = getWatchKey(target);
  const [isRefused, setIsRefused] = useState(false);
  const isFull = items.length >= WATCH_LIST_LIMIT;
  const isWatched = items.some((item) => getWatchKey(item) === key);
  const subject = nameWatchTarget(target);
  const label = isWatched ? `Stop watching ${subject}` : `Watch ${subject}`;
  const toggle = () => {
    if (isWatched) return void dispatch(itemUnwatched(target));
    setIsRefused(isFull);
    if (isFull) return;
    dispatch(itemWatched(target));
    void dispatch(readWatchedItem(target));
  };
  return (
    <>
      <button
        ref={usePageAction<HTMLButtonElement>(label)}
        type="button"
        className="copy-icon-button"
        aria-label={label}
        title={isWatched ? 'Stop watching' : 'Watch: what it has now, and what moves later'}
        data-active={isWatched}
        onClick={toggle}
      >
        <Icon name="eye" />
      </button>
      <span role="status">
        {isRefused && isFull && !isWatched && `The watch list is full: it has ${WATCH_LIST_LIMIT}`}
      </span>
    </>
  );
}
