import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Id } from '@/domain/entities/fields';
import { isLoadedRowLink, LOADED_ROW_STATE } from '@/shared/lists/infinite/loadedRowLink';

/** The open record of a list. Its id is in the URL, so that Back closes it and a reload opens it again. */
export interface RecordParam {
  /** Empty when no record is open. */
  id: string;
  open: (id: Id) => void;
  /** Opens another record without a new history entry. */
  replace: (id: Id) => void;
  close: () => void;
  /** The URL of the page with this record. */
  buildUrl: (id: Id) => string;
}

export function useRecordParam(): RecordParam {
  const navigate = useNavigate();
  const { key, search, state } = useLocation();
  const id = new URLSearchParams(search).get('record') ?? '';
  /** The history entry that a press on Close is leaving. */
  const closedKeyRef = useRef('');
  useEffect(() => {
    closedKeyRef.current = '';
  }, [key]);
  const buildUrl = (nextId: Id | '') => {
    const params = new URLSearchParams(window.location.search);
    if (nextId === '') params.delete('record');
    else params.set('record', String(nextId));
    return `${window.location.pathname}?${params}`;
  };
  return {
    id,
    open: (nextId) => {
      // A double click must add only one history entry.
      if (new URLSearchParams(window.location.search).get('record') === String(nextId)) return;
      void navigate(buildUrl(nextId), { state: LOADED_ROW_STATE });
    },
    buildUrl,
    // The state stays, so that Close leads back from the next record too, also after a reload.
    replace: (nextId) => void navigate(buildUrl(nextId), { replace: true, state: state as unknown }),
    close: () => {
      // The entry before is the list, or the ledger. That of a link from one record to another is a record.
      if (!isLoadedRowLink(state)) return void navigate(buildUrl(''), { replace: true });
      // Going back is asynchronous: a second click on Close would go back once more.
      if (closedKeyRef.current === key) return;
      closedKeyRef.current = key;
      void navigate(-1);
    },
  };
}
