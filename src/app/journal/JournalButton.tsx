import Button from 'antd/es/button';
import { useCallback, useEffect, useState } from 'react';
import { NEW_VERSION } from '@/domain/failures';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { isJournalStored } from '@/session/journal';
import { faultMet } from '@/session/noticesSlice';
import type * as Parts from './parts';

/**
 * Opens the record of this session's writes, from any page. Its code comes with the first write, where a record is
 * stored, or with the first press.
 */
export function JournalButton() {
  const dispatch = usePortalDispatch();
  const isThere = usePortalSelector(({ journal }) => journal !== undefined);
  const [parts, setParts] = useState<typeof Parts | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const load = useCallback(
    () =>
      import(/* webpackChunkName: 'journal' */ './parts').then((loaded) => {
        dispatch(loaded.joinJournal());
        setParts(loaded);
      }),
    [dispatch],
  );
  useEffect(() => {
    // Where it can't be had the first press says so.
    if (isThere || isJournalStored()) load().catch(() => undefined);
  }, [isThere, load]);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        onClick={() => {
          load().then(
            () => setIsOpen(true),
            () => dispatch(faultMet(NEW_VERSION)),
          );
        }}
      >
        <span>Changes{parts && <parts.JournalCount />}</span>
      </Button>
      {parts && isOpen && <parts.JournalDrawer onClose={() => setIsOpen(false)} />}
    </>
  );
}
