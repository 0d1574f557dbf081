import { useCallback, useEffect, useState } from 'react';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { loadOnClick } from '@/session/loadOnClick';
import { safeSessionStorage } from '@/session/storage/safeStorage';
import { WATCH_LIST_STORAGE_KEY } from '@/session/storage/storageKeys';
import { loadWatchList } from '@/session/watch-list/loadWatchList';
import { focusPageTitle } from '@/ui/focus/focusPageTitle';
import { usePageAction } from '@/ui/focus/usePageAction';
import { Icon } from '@/ui/icons/Icon';
import { onSamePage } from '../overlays/onSamePage';
import { useCloseOnPathChange } from '../overlays/useCloseOnPathChange';
import { PartBoundary } from '../shell/PartBoundary';
import type * as DrawerModule from './WatchListDrawer';

const loadDrawer = () => import(/* webpackChunkName: 'watch-list' */ './WatchListDrawer');

/** Opens the watch list. It is there while something is watched; the list's code loads with a press. */
export function WatchListButton() {
  const dispatch = usePortalDispatch();
  const count = usePortalSelector(({ watchList }) => watchList?.items.length ?? 0);
  const [drawer, setDrawer] = useState<typeof DrawerModule>();
  useCloseOnPathChange(useCallback(() => setDrawer(undefined), []));
  const buttonRef = usePageAction<HTMLButtonElement>(count > 0 && 'Watch list');
  useEffect(() => {
    if (safeSessionStorage.read(WATCH_LIST_STORAGE_KEY) !== null) dispatch(loadWatchList());
  }, [dispatch]);
  const closeDrawer = () => {
    // The drawer returns the focus to the button, which is gone with the last item.
    if (count === 0) focusPageTitle();
    setDrawer(undefined);
  };
  return (
    <>
      {count > 0 && (
        <button
          ref={buttonRef}
          type="button"
          className="top-bar__button"
          aria-haspopup="dialog"
          title="Watch list"
          onClick={() => dispatch(loadOnClick(loadDrawer, onSamePage(setDrawer)))}
        >
          <Icon name="eye" />
          <span>
            <span className="top-bar__watching">Watching </span>({count})
          </span>
        </button>
      )}
      {drawer && (
        <PartBoundary onFailed={closeDrawer}>
          <drawer.WatchListDrawer onClose={closeDrawer} />
        </PartBoundary>
      )}
    </>
  );
}
