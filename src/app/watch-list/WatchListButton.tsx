import { useEffect, useState } from 'react';
import { CODE_NOT_LOADED_TEXT } from '@/domain/failures';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { errorReported } from '@/session/noticesSlice';
import { safeSessionStorage } from '@/session/storage/safeStorage';
import { WATCH_LIST_STORAGE_KEY } from '@/session/storage/storageKeys';
import { usePageAction } from '@/ui/focus/usePageAction';
import { Icon } from '@/ui/icons/Icon';
import type * as WatchListBundle from './watchListBundle';

const loadBundle = () => import(/* webpackChunkName: 'watch-list' */ './watchListBundle');

/** Opens the watch list. It is there while something is watched; its code loads then. */
export function WatchListButton() {
  const dispatch = usePortalDispatch();
  const count = usePortalSelector(({ watchList }) => watchList?.items.length ?? 0);
  const [bundle, setBundle] = useState<typeof WatchListBundle>();
  const buttonRef = usePageAction<HTMLButtonElement>(count > 0 && 'Watch list');
  useEffect(() => {
    // Without its code, a later page or a press tries again.
    if (safeSessionStorage.read(WATCH_LIST_STORAGE_KEY) !== null)
      loadBundle().then(
        ({ loadWatchList }) => dispatch(loadWatchList()),
        () => undefined,
      );
  }, [dispatch]);
  return (
    <>
      {count > 0 && (
        <button
          ref={buttonRef}
          type="button"
          className="top-bar__button"
          aria-haspopup="dialog"
          onClick={() =>
            void loadBundle().then(setBundle, () => dispatch(errorReported(CODE_NOT_LOADED_TEXT)))
          }
        >
          <Icon name="eye" />
          <span>
            <span className="top-bar__watching">Watching </span>({count})
          </span>
        </button>
      )}
      {bundle && <bundle.WatchListDrawer onClose={() => setBundle(undefined)} />}
    </>
  );
}
