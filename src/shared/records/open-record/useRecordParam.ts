import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Id } from '@/domain/entities/fields';
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
  // Whether the previous history entry is the list: closing the record then goes back to it.
  const canGoBackToListRef = useRef(false);
  useEffect(() => {
    if (id === '') canGoBackToListRef.current = false;
  }, [id]);
  return {
    id,
    open: (nextId) => {
      // A double click must add only one history entry.
      if (new URLSearchParams(window.location.search).get('record') === String(nextId)) return;
      canGoBackToListRef.current = true;
      setParams({ record: String(nextId) }, 'push');
    },
    buildUrl: (nextId) => {
      const params = new URLSearchParams(window.location.search);
      params.set('record', String(nextId));
      return `${window.location.pathname}?${params}`;
    },
    replace: (nextId) => setParams({ record: String(nextId) }, 'replace'),
    close: () => {
      if (!canGoBackToListRef.current) return setParams({ record: '' }, 'replace');
      // Going back is asynchronous: a second click on Close would go back once more.
      canGoBackToListRef.current = false;
      void navigate(-1);
    },
  };
}
