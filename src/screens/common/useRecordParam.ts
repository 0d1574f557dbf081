import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Id } from '@/domain/entities/fields';
import { useQueryParams } from '@/ui/useQueryParams';

/** Which record of a list is open: it stands in the address, so that Back closes it and a reload opens it again. */
export interface RecordParam {
  /** Its id; empty where none is open. */
  id: string;
  open: (id: Id) => void;
  /** Another one in its place. */
  replace: (id: Id) => void;
  close: () => void;
}

export function useRecordParam(): RecordParam {
  const { getParam, setParams } = useQueryParams();
  const navigate = useNavigate();
  const id = getParam('record');
  // What was opened from the list has the list behind it: closing goes back there, and leaves no step of its own.
  const isListPreviousRef = useRef(false);
  useEffect(() => {
    if (id === '') isListPreviousRef.current = false;
  }, [id]);
  return {
    id,
    open: (next) => {
      // Pressed twice, it is one step to come back from.
      if (new URLSearchParams(window.location.search).get('record') === String(next)) return;
      isListPreviousRef.current = true;
      setParams({ record: String(next) }, 'push');
    },
    replace: (next) => setParams({ record: String(next) }, 'replace'),
    close: () => {
      if (!isListPreviousRef.current) return setParams({ record: '' }, 'replace');
      // Going back takes a moment: pressed again meanwhile, it would leave the list.
      isListPreviousRef.current = false;
      void navigate(-1);
    },
  };
}
