import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Id } from '@/domain/entities/fields';
import { isLoadedRowLink } from '@/shared/lists/infinite/loadedRowLink';
import { useQueryParams } from '@/ui/navigation/useQueryParams';

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
  const { getParam, setParams } = useQueryParams();
  const navigate = useNavigate();
  const id = getParam('record');
  const { state } = useLocation();
  // The record whose previous history entry is the list, or the ledger: closing it goes back there. A link in it to another
  // record of the list makes another entry.
  const openedIdRef = useRef(isLoadedRowLink(state) ? id : '');
  useEffect(() => {
    if (id === '') openedIdRef.current = '';
  }, [id]);
  return {
    id,
    open: (nextId) => {
      // A double click must add only one history entry.
      if (new URLSearchParams(window.location.search).get('record') === String(nextId)) return;
      openedIdRef.current = String(nextId);
      setParams({ record: String(nextId) }, 'push');
    },
    buildUrl: (nextId) => {
      const params = new URLSearchParams(window.location.search);
      params.set('record', String(nextId));
      return `${window.location.pathname}?${params}`;
    },
    replace: (nextId) => {
      if (openedIdRef.current === id) openedIdRef.current = String(nextId);
      setParams({ record: String(nextId) }, 'replace');
    },
    close: () => {
      if (openedIdRef.current !== id) return setParams({ record: '' }, 'replace');
      // Going back is asynchronous: a second click on Close would go back once more.
      openedIdRef.current = '';
      void navigate(-1);
    },
  };
}
