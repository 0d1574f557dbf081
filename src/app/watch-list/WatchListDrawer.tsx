import Button from 'antd/es/button';
import { useRef } from 'react';
import { getWatchKey, WATCH_LIST_LIMIT } from '@/domain/watchList';
import { formatCount } from '@/lib/text/formatCount';
import { selectAgencyToken } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector, usePortalStore } from '@/session/hooks';
import { itemUnwatched, selectReadingKeys, selectWatchedItems } from '@/session/watch-list/watchListSlice';
import { readWatchedItem } from '@/shared/watch-list/readWatchedItem';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { useIsMounted } from '@/ui/hooks/useIsMounted';
import { DrawerPanel } from '@/ui/overlay/DrawerPanel';
import { WatchedRow } from './WatchedRow';
import './watchList.css';

/** The riders and payments that this session watches, the newest first. Each is read when it is added, and on a press, with one call. */
export function WatchListDrawer({ onClose }: { onClose: () => void }) {
  const dispatch = usePortalDispatch();
  const { getState } = usePortalStore();
  const items = usePortalSelector(selectWatchedItems);
  const readableCount = usePortalSelector(
    (state) => items.filter(({ agency }) => selectAgencyToken(state, agency) !== null).length,
  );
  const readingKeys = usePortalSelector(selectReadingKeys);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const isMounted = useIsMounted();
  /** One after the other, so that the page's own calls are not held up. */
  const readAll = async () => {
    for (const item of items) {
      // Closing the drawer ends it.
      if (!isMounted()) return;
      // While it reads, items can be removed, and read by their own button: another reading would hide what differs.
      const isDue = selectWatchedItems(getState()).includes(item);
      if (isDue && selectAgencyToken(getState(), item.agency) !== null) await dispatch(readWatchedItem(item));
    }
  };
  return (
    <DrawerPanel
      title="Watch list"
      intro={
        <>
          <p>
            Up to {WATCH_LIST_LIMIT} riders and payments of this session. Each is read when you add it, and
            again when you press Read. The list is cleared when the session ends.
          </p>
          {items.length > 0 && (
            <div className="button-row">
              <Button
                size="small"
                disabled={readableCount === 0}
                loading={readingKeys.length > 0}
                onClick={() => void readAll()}
              >
                Read all ({formatCount(readableCount, 'call', 'calls')})
              </Button>
            </div>
          )}
        </>
      }
      titleRef={titleRef}
      onClose={onClose}
    >
      <div className="drawer__list">
        {items.length === 0 && (
          <EmptyState title="Nothing is watched">
            The eye beside a rider’s id and in a payment adds it.
          </EmptyState>
        )}
        <ul className="drawer__entries">
          {items.toReversed().map((item) => (
            <WatchedRow
              key={getWatchKey(item)}
              item={item}
              isReading={readingKeys.includes(getWatchKey(item))}
              onRead={() => void dispatch(readWatchedItem(item))}
              onUnwatch={() => {
                // The pressed button will be removed.
                titleRef.current?.focus();
                dispatch(itemUnwatched(item));
              }}
              onFollowLink={onClose}
            />
          ))}
        </ul>
      </div>
    </DrawerPanel>
  );
}
