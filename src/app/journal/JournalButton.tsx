import { useCallback, useEffect, useState } from 'react';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { hasStoredJournal } from '@/session/journal/journalState';
import { loadOnClick } from '@/session/loadOnClick';
import { Icon } from '@/ui/icons/Icon';
import { loadWithRetry } from '@/ui/loading/loadWithRetry';
import { onSamePage } from '../overlays/onSamePage';
import { useCloseOnPathChange } from '../overlays/useCloseOnPathChange';
import { PartBoundary } from '../shell/PartBoundary';
import type * as JournalBundle from './journalBundle';
import { journalButtonRef } from './journalButtonRef';

/** Opens the change journal. Its code loads with the first write, on a click, or at once if a journal is stored. */
export function JournalButton() {
  const dispatch = usePortalDispatch();
  const hasJournal = usePortalSelector(({ journal }) => journal !== undefined);
  const [bundle, setBundle] = useState<typeof JournalBundle | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  useCloseOnPathChange(close);
  const load = useCallback(
    () =>
      import(/* webpackChunkName: 'journal' */ './journalBundle').then((loaded) => {
        dispatch(loaded.loadJournal());
        setBundle(loaded);
      }),
    [dispatch],
  );
  useEffect(() => {
    // The loaded code shows the count. A load error is reported only after a click.
    if (hasJournal || hasStoredJournal()) void loadWithRetry(load);
  }, [hasJournal, load]);
  return (
    <>
      <button
        ref={journalButtonRef}
        type="button"
        className="top-bar__button"
        aria-haspopup="dialog"
        onClick={() =>
          dispatch(
            loadOnClick(
              load,
              onSamePage(() => setIsOpen(true)),
            ),
          )
        }
      >
        <Icon name="history" />
        <span>Changes{bundle && <bundle.JournalCount />}</span>
      </button>
      {bundle && isOpen && (
        <PartBoundary onFailed={close}>
          <bundle.JournalDrawer onClose={close} />
        </PartBoundary>
      )}
    </>
  );
}
