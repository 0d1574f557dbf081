import Button from 'antd/es/button';
import { useCallback, useEffect, useState } from 'react';
import { NEW_VERSION_TEXT } from '@/domain/failures';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { hasStoredJournal } from '@/session/journal';
import { errorReported } from '@/session/noticesSlice';
import type * as JournalBundle from './journalBundle';

/**
 * Opens the record of this session's writes, from any page. Its code comes with the first write, where a record is
 * stored, or with the first press.
 */
export function JournalButton() {
  const dispatch = usePortalDispatch();
  const hasJournal = usePortalSelector(({ journal }) => journal !== undefined);
  const [bundle, setBundle] = useState<typeof JournalBundle | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const load = useCallback(
    () =>
      import(/* webpackChunkName: 'journal' */ './journalBundle').then((loaded) => {
        dispatch(loaded.injectJournal());
        setBundle(loaded);
      }),
    [dispatch],
  );
  useEffect(() => {
    // Where it can't be had the first press says so.
    if (hasJournal || hasStoredJournal()) load().catch(() => undefined);
  }, [hasJournal, load]);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        onClick={() => {
          load().then(
            () => setIsOpen(true),
            () => dispatch(errorReported(NEW_VERSION_TEXT)),
          );
        }}
      >
        <span>Changes{bundle && <bundle.JournalCount />}</span>
      </Button>
      {bundle && isOpen && <bundle.JournalDrawer onClose={() => setIsOpen(false)} />}
    </>
  );
}
